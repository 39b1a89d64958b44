import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { WordKey } from '../../i18n/words.ts';
import { useUpload } from '../../state/files.ts';

/** A picture that is asked about: what has just come, or what stands in the text. */
export interface PendingPicture {
  src: string;
  width: number | null;
  height: number | null;
  alt: string | null;
  /** Where in the text it is to stand, or stands. */
  at: number;
  isThere: boolean;
}

/** How far pictures are that were chosen, dropped or pasted: sent one after the other, then each is asked about. */
export function usePictures() {
  const upload = useUpload();
  const [pending, setPending] = useState<PendingPicture[]>([]);
  const [isSending, setSending] = useState(false);
  /** A refusal in the server's words, or a key of our own. */
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

  /** Asks again about the picture that is marked. */
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
