import { useEffect, useRef } from 'react';

/** What single keys do. `?` is the help. */
export type KeyActs = Partial<Record<'a' | 'r' | 'e' | 'v' | 'j' | 'k' | 'z' | '?', () => void>>;

const chosen = ['radio', 'checkbox', 'button', 'submit'];

/** Whether somebody writes there: then a letter is a letter. */
function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !chosen.includes(target.type);
  return (
    target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable
  );
}

/** The letter of a key; of a keyboard without Latin letters the one that stands there on others. */
function letterOf({ key, code }: KeyboardEvent): string {
  if (key === '?' || key === '؟') return '?';
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
}

/** Lets single keys act, but not while somebody writes, a dialog asks something, or the key is held with others. */
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
