import type { IconName } from './Icon.tsx';

/** What is said for a short while at the top of the page. */
export interface ToastMessage {
  /** An error stays until somebody closes it; the others go by themselves. */
  kind: 'success' | 'warning' | 'error';
  title: string;
  text?: string;
  icon?: IconName;
  /** What to do about it, from wherever the person is by then; following it closes the message. */
  link?: { to: () => string; label: string };
}

/** Shows a message, and answers how to take it back. */
export type ShowToast = (message: ToastMessage) => () => void;

/** A message that is shown. */
export interface ToastEntry extends ToastMessage {
  id: number;
}
