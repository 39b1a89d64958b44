import type { Lang } from '../../../contract/locales.ts';

export interface RichTextProps {
  /** HTML as the server keeps it; the empty text is `''`. */
  value: string;
  /** Called with every change by hand, never with a `value` that came from outside. */
  onChange: (html: string) => void;
  /** The language that is written: it decides the direction. */
  lang: Lang;
  /** What the text is called. */
  label: string;
  /** What is wrong with it. */
  error?: string | undefined;
}
