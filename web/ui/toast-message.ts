import type { IconName } from './Icon.tsx';

/** A short message at the top of the page. */
export interface ToastMessage {
  kind: 'success' | 'warning' | 'error';
  title: string;
  text?: string;
  icon?: IconName;
  /** Its action, on any page; following it closes the toast. */
  link?: { to: () => string; label: string };
  /** The undo action; it closes the toast. With `focus` it receives keyboard focus. */
  action?: { label: string; onPress: () => void; focus?: boolean };
  /** The duration; 3 seconds by default, longer with an action. */
  lastsMs?: number;
}

/** Displays a toast, and returns a function that closes it. */
export type ShowToast = (message: ToastMessage) => () => void;

/** A visible toast. */
export interface ToastEntry extends ToastMessage {
  id: number;
  /** The last clicked element, which the toast must not cover. */
  pressed: Element | null;
}
