import type { IconName } from './Icon.tsx';

/** What is said for a short while at the top of the page. */
export interface ToastMessage {
  kind: 'success' | 'warning' | 'error';
  title: string;
  text?: string;
  icon?: IconName;
  /** What to do about it, from wherever the person is by then; following it closes the message. */
  link?: { to: () => string; label: string };
  /** How to take back what was done; pressing it closes the message. With `focus` it is where the keyboard goes on. */
  action?: { label: string; onPress: () => void; focus?: boolean };
  /** How long it stays; 3 seconds by default, longer where there is something to do. */
  lastsMs?: number;
}

/** Shows a message, and answers how to take it back. */
export type ShowToast = (message: ToastMessage) => () => void;

/** A message that is shown. */
export interface ToastEntry extends ToastMessage {
  id: number;
  /** What was pressed last: the message must not cover it. */
  pressed: Element | null;
}
