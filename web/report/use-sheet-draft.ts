import { useRef, useState } from 'react';
import { tabDraft } from '../state/tab-draft.ts';
import type { Values } from '../state/use-form.ts';

/**
 * The unsent input of a sheet, stored while it is being typed.
 * @param id identifies the form and what it is about
 */
export function useSheetDraft(id: string) {
  const [{ place, stored }] = useState(() => {
    const found = tabDraft(id);
    return { place: found, stored: found.read() as Values | null };
  });
  const isTyped = useRef(false);
  return {
    /** The stored input by field; empty if there is none. */
    values: stored ?? {},
    store(form: HTMLFormElement) {
      isTyped.current = [...form.elements].some(isChangedText);
      // What was only selected is quickly selected again.
      if (!isTyped.current && !stored) return place.drop();
      place.store(
        Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string')),
      );
    },
    /** Whether closing asks: text was typed since the sheet was opened. */
    isTyped: () => isTyped.current,
    drop() {
      isTyped.current = false;
      place.drop();
    },
  };
}
export type SheetDraft = ReturnType<typeof useSheetDraft>;

const isChangedText = (field: Element) =>
  (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text')) &&
  field.value !== field.defaultValue;
