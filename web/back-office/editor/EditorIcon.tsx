import * as iconStyles from '../../ui/shared/icon.module.css';

const paths = {
  heading2: 'M5 5v14M13 5v14M5 12h8M17 13.500a2 2 0 0 1 4 0c0 2-4 3.500-4 5.500h4',
  heading3: 'M4 6v12M11 6v12M4 12h7M16 12.500a2 2 0 1 1 2.500 2.500 2 2 0 1 1-2.500 2.500',
  strong: 'M7 5h6a3.500 3.500 0 0 1 0 7H7zM7 12h7a3.500 3.500 0 0 1 0 7H7z',
  emphasis: 'M5 19 11 5h1l6 14M7.500 14h8M5 22h14',
  bullets: 'M10 6h10M10 12h10M10 18h10M4.500 6h.01M4.500 12h.01M4.500 18h.01',
  numbers: 'M11 6h9M11 12h9M11 18h9M4 4.500l1.500-.5v5M4 15.500a1.500 1.500 0 0 1 3 0c0 1.500-3 2.500-3 4h3',
  quote: 'M5 17h4V9H4v5c0 1.500.5 2.500 1 3zM15 17h4V9h-5v5c0 1.500.5 2.500 1 3z',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01',
  divider: 'M4 12h16M8 6h8M8 18h8',
  clear: 'M6 5h12M12 5l-2 14M15 15l5 5M20 15l-5 5',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
} as const;

export type EditorIconName = keyof typeof paths;

const directed: readonly EditorIconName[] = ['bullets', 'numbers', 'undo', 'redo', 'quote'];

/** The icons of the toolbar, bundled with the editor rather than with the sprite of guests. */
export function EditorIcon({ name }: { name: EditorIconName }) {
  return (
    <svg
      className={directed.includes(name) ? `${iconStyles.icon} ${iconStyles.flip}` : iconStyles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
