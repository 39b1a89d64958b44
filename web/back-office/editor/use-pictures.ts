import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { WordKey } from '../../i18n/words.ts';
import { useUpload } from '../../state/files.ts';

/** An image whose alternative text is requested: just uploaded, or already in the text. */
export interface PendingPicture {
  src: string;
  width: number | null;
  height: number | null;
  alt: string | null;
  /** Its position in the text. */
  at: number;
  isThere: boolean;
}

/**
 * Uploads of images that were selected, dropped or pasted: sent one after the other, then each prompts for its
 * alternative text.
 */
export function usePictures() {
  const upload = useUpload();
  const [pending, setPending] = useState<PendingPicture[]>([]);
  const [isSending, setSending] = useState(false);
  /** An error message of the server, or a message key. */
  const [issue, setIssue] = useState<{ key: WordKey } | { text: string } | null>(null);

  async function send(files: readonly File[], at: number): Promise<void> {
    setIssue(null);
    const pictures = files.filter(({ type }) => type.startsWith('image/'));
    if (pictures.length < files.length) setIssue({ key: 'admin-editor:notAPicture' });
    setSending(pictures.length > 0);
    for (const file of pictures) {
      const { data, refusal } = await upload(file);
      if (data) {
        const { url: src, width, height } = data;
        setPending((now) => [...now, { src, width, height, alt: null, at, isThere: false }]);
      } else {
        const text = refusal.status === 0 ? undefined : (refusal.errors?.file?.[0] ?? refusal.message);
        setIssue(text ? { text } : { key: 'admin-editor:sendingFailed' });
      }
    }
    setSending(false);
  }

  /** Prompts for the alternative text of the selected image. */
  function askMarked(editor: Editor): void {
    const { src, alt, width, height } = editor.getAttributes('image') as Omit<
      PendingPicture,
      'at' | 'isThere'
    >;
    setPending([{ src, alt, width, height, at: editor.state.selection.from, isThere: true }]);
  }

  const done = () => setPending((now) => now.slice(1));
  return { pending: pending[0], isSending, issue, send, askMarked, done };
}
