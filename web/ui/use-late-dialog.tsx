import { type ComponentType, type ReactNode, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { useToast } from './Toasts.tsx';

export interface LateDialogProps {
  onClose: () => void;
}

/**
 * A rarely used dialog: its code and messages load on click.
 * @returns a function that opens it, and the dialog while it is open
 */
export function useLateDialog(
  load: () => Promise<ComponentType<LateDialogProps>>,
): [open: () => void, dialog: ReactNode] {
  const t = useWords();
  const toast = useToast();
  const [Dialog, setDialog] = useState<ComponentType<LateDialogProps> | null>(null);
  const open = () =>
    void load().then(
      (loaded) => setDialog(() => loaded),
      () => toast({ kind: 'error', title: t('layout:subscribeFailed') }),
    );
  return [open, Dialog && <Dialog onClose={() => setDialog(null)} />];
}
