import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useRef, useState } from 'react';
import { locales } from '../../../contract/locales.ts';
import { useWords } from '../../i18n/words.ts';
import { choosable } from '../../state/files.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { cleanPaste } from './clean-paste.ts';
import { extensions } from './extensions.ts';
import { LinkSheet } from './LinkSheet.tsx';
import { PictureSheet } from './PictureSheet.tsx';
import type { RichTextProps } from './rich-text-props.ts';
import * as styles from './TextEditor.module.css';
import { Toolbar } from './Toolbar.tsx';
import { type PendingPicture, usePictures } from './use-pictures.ts';

const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML());

/** The editor itself with its library, which is large: loaded by `RichText`. */
export function TextEditor({ value, onChange, lang, label, error }: RichTextProps) {
  const t = useWords();
  const id = useId();
  const pictures = usePictures();
  const chooser = useRef<HTMLInputElement>(null);
  const [isLinking, setLinking] = useState(false);
  const said = useRef(value);
  const now = useRef({ onChange, send: pictures.send, askLink: () => setLinking(true) });
  now.current = { onChange, send: pictures.send, askLink: () => setLinking(true) };

  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    editorProps: {
      // Applied on every render: attributes omitted here would be removed from the element.
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(error && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
        lang,
        dir: locales[lang].dir,
        class: `prose ${styles.text}`,
      },
      transformPastedHTML: cleanPaste,
      handlePaste: (view, event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        // Word processors offer an image of the copied content beside the text itself.
        if (files.length === 0 || event.clipboardData?.types.includes('text/html')) return false;
        void now.current.send(files, view.state.selection.from);
        return true;
      },
      handleDrop: (view, event, _slice, isMoved) => {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (isMoved || files.length === 0) return false;
        event.preventDefault();
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        void now.current.send(files, place?.pos ?? view.state.selection.from);
        return true;
      },
      handleKeyDown: (_view, event) => {
        if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k')
          return false;
        event.preventDefault();
        now.current.askLink();
        return true;
      },
    },
    onUpdate: ({ editor: it }) => {
      said.current = htmlOf(it);
      now.current.onChange(said.current);
    },
  });

  // A changed value from the parent (such as another version) replaces the content.
  useEffect(() => {
    if (value === said.current) return;
    said.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  function put({ src, width, height, at, isThere }: PendingPicture, alt: string) {
    const chain = editor.chain().focus();
    if (isThere) chain.setNodeSelection(at).updateAttributes('image', { alt }).run();
    else {
      const place = Math.min(at, editor.state.doc.content.size);
      chain.insertContentAt(place, { type: 'image', attrs: { src, alt, width, height } }).run();
    }
    pictures.done();
  }

  const { pending, issue } = pictures;
  return (
    <div className={error ? `${styles.editor} ${styles.invalid}` : styles.editor}>
      <Toolbar
        editor={editor}
        label={label}
        controls={id}
        onLink={() => setLinking(true)}
        onPicture={() => (editor.isActive('image') ? pictures.askMarked(editor) : chooser.current?.click())}
      />
      <input
        ref={chooser}
        type="file"
        hidden
        accept={choosable}
        multiple
        aria-label={t('admin-editor:picture')}
        onChange={({ currentTarget }) => {
          void pictures.send([...(currentTarget.files ?? [])], editor.state.selection.from);
          currentTarget.value = '';
        }}
      />
      <EditorContent editor={editor} />
      <p className={styles.note} role="status">
        {pictures.isSending && t('admin-editor:sending')}
      </p>
      <div role="alert">
        {issue && <FieldError id={`${id}-error`}>{'key' in issue ? t(issue.key) : issue.text}</FieldError>}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {isLinking && (
        <LinkSheet
          href={(editor.getAttributes('link').href as string | undefined) ?? ''}
          onSet={(href) => {
            setLinking(false);
            setLink(editor, href);
          }}
          onRemove={() => {
            setLinking(false);
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
          }}
          onClose={() => setLinking(false)}
        />
      )}
      {pending && (
        <PictureSheet
          key={`${pending.src} ${pending.at}`}
          src={pending.src}
          alt={pending.alt}
          lang={lang}
          onSave={(alt) => put(pending, alt)}
          onRemove={
            pending.isThere
              ? () => {
                  editor.chain().focus().setNodeSelection(pending.at).deleteSelection().run();
                  pictures.done();
                }
              : undefined
          }
          onClose={pictures.done}
        />
      )}
    </div>
  );
}

/**
 * Links the selection, or changes the link at the cursor; if there is neither, inserts the address as linked text.
 */
function setLink(editor: Editor, href: string) {
  const { empty } = editor.state.selection;
  if (!empty || editor.isActive('link'))
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
  else
    editor
      .chain()
      .focus()
      .insertContent([
        {
          type: 'text',
          text: href.replace(/^(mailto:|tel:|https?:\/\/)/, ''),
          marks: [{ type: 'link', attrs: { href } }],
        },
      ])
      .run();
}
