import { useEffect, useRef } from 'react';

/** Keyboard shortcuts by key. `?` opens the help. */
export type KeyActs = Partial<Record<'a' | 'r' | 'e' | 'v' | 'j' | 'k' | 'z' | '?', () => void>>;

const chosen = ['radio', 'checkbox', 'button', 'submit'];

/** Whether the user is typing, in which case keys are not shortcuts. */
function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !chosen.includes(target.type);
  return (
    target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable
  );
}

/** The letter of a key; on keyboards without Latin letters, the one at its position on others. */
function letterOf({ key, code }: KeyboardEvent): string {
  if (key === '?' || key === '؟') return '?';
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
}

/** Handles single-key shortcuts, except while the user is typing, a dialog is open, or a modifier is held. */
export function useKeys(acts: KeyActs): void {
  const known = useRef(acts);
  useEffect(() => {
    known.current = acts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isWriting(event.target) || document.querySelector('dialog[open]')) return;
      const act = known.current[letterOf(event) as keyof KeyActs];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
