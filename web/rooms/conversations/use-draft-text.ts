import { useState } from 'react';
import { tabDraft } from '../../state/tab-draft.ts';

/** The text of the message that a member is writing in a conversation: it survives the page and other threads. */
export function useDraftText(place: string): [text: string, setText: (text: string) => void] {
  const [draft] = useState(() => messageDraft(place));
  const [text, setText] = useState(draft.read);
  const change = (next: string) => {
    draft.store(next);
    setText(next);
  };
  return [text, change];
}

/** Where the text is stored. An empty one is not. */
export function messageDraft(place: string) {
  const { read, store, drop } = tabDraft(`message ${place}`);
  return {
    read(): string {
      const text = read();
      return typeof text === 'string' ? text : '';
    },
    store: (text: string) => (text ? store(text) : drop()),
  };
}
