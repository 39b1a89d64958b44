import type { ReactNode } from 'react';
import { useSite } from '../site.tsx';
import { useLateDialog } from './use-late-dialog.tsx';

/**
 * The ways to pass this page on: WhatsApp, its copied address, and the device's own sharing where it has one.
 * @param title of the page, as it is passed on
 * @returns how they are opened, and their dialog while it is open
 */
export function useShare(title: string): [open: () => void, dialog: ReactNode] {
  const { lang } = useSite();
  return useLateDialog(async () => (await import('./share-dialog.tsx')).shareDialog(lang, title));
}
