import type { ReactNode } from 'react';
import { useSite } from '../site.tsx';
import { useLateDialog } from './use-late-dialog.tsx';

/**
 * The options to share this page: WhatsApp, copying its address, and the device's share sheet if it has one.
 * @param title of the page, as shared
 * @returns a function that opens them, and their dialog while it is open
 */
export function useShare(title: string): [open: () => void, dialog: ReactNode] {
  const { lang } = useSite();
  return useLateDialog(async () => (await import('./share-dialog.tsx')).shareDialog(lang, title));
}
