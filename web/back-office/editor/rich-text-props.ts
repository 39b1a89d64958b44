import type { Lang } from '../../../contract/locales.ts';

export interface RichTextProps {
  /** HTML as stored by the server; the empty text is `''`. */
  value: string;
  /** Called on every change by the user, never on a new `value`. */
  onChange: (html: string) => void;
  /** The language of the text, which sets its direction. */
  lang: Lang;
  /** The label. */
  label: string;
  /** The error message. */
  error?: string | undefined;
}
