import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useWords } from '../../i18n/words.ts';
import { EditorIcon, type EditorIconName } from './EditorIcon.tsx';
import * as styles from './Toolbar.module.css';

interface Tool {
  name: EditorIconName;
  /** The ARIA notation of the equivalent keyboard shortcut. */
  keys?: string;
  /** Whether a toggle is active. */
  isOn?: (editor: Editor) => boolean;
  isIdle?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const tools: readonly (Tool | 'link' | 'picture')[] = [
  ...([2, 3] as const).map((level) => ({
    name: `heading${level}` as const,
    keys: `Control+Alt+${level}`,
    isOn: (editor: Editor) => editor.isActive('heading', { level }),
    run: (editor: Editor) => void editor.chain().focus().toggleHeading({ level }).run(),
  })),
  {
    name: 'strong',
    keys: 'Control+B',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'emphasis',
    keys: 'Control+I',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'bullets',
    keys: 'Control+Shift+8',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'numbers',
    keys: 'Control+Shift+7',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    keys: 'Control+Shift+B',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  'link',
  'picture',
  { name: 'divider', run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  { name: 'clear', run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run() },
  {
    name: 'undo',
    keys: 'Control+Z',
    isIdle: (editor) => !editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    name: 'redo',
    keys: 'Control+Shift+Z',
    isIdle: (editor) => !editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
];

interface Props {
  editor: Editor;
  label: string;
  /** The id of the editable element. */
  controls: string;
  onLink: () => void;
  onPicture: () => void;
}

/** The toolbar above a text: one of its buttons is a tab stop, and arrow keys move to the others. */
export function Toolbar({ editor, label, controls, onLink, onPicture }: Props) {
  const t = useWords();
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const all: Tool[] = tools.map((tool) => {
    if (tool === 'link')
      return { name: tool, keys: 'Control+K', isOn: (it) => it.isActive('link'), run: onLink };
    if (tool === 'picture') return { name: tool, isOn: (it) => it.isActive('image'), run: onPicture };
    return tool;
  });
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      all.map(({ isOn, isIdle }) => ({ isOn: isOn?.(now), isIdle: isIdle?.(now) ?? false })),
  });

  function onKeyDown(event: KeyboardEvent) {
    const backwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const step = { ArrowLeft: 1, ArrowRight: 1, Home: 0, End: 0 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? all.length - 1
          : (current + (event.key === backwards ? -1 : 1) + all.length) % all.length;
    setCurrent(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      ref={bar}
      className={styles.toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('admin-editor:toolbar', { label })}
      aria-controls={controls}
      onKeyDown={onKeyDown}
    >
      {all.map(({ name, keys, run }, index) => {
        const word = t(`admin-editor:${name}`);
        return (
          <button
            key={name}
            type="button"
            tabIndex={index === current ? 0 : -1}
            aria-label={word}
            aria-keyshortcuts={keys}
            title={
              keys ? t('admin-editor:keys', { name: word, keys: keys.replace('Control', 'Ctrl') }) : word
            }
            aria-pressed={states[index]?.isOn}
            aria-disabled={states[index]?.isIdle || undefined}
            onFocus={() => setCurrent(index)}
            // Preserves the selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => !states[index]?.isIdle && run(editor)}
          >
            <EditorIcon name={name} />
          </button>
        );
      })}
    </div>
  );
}
