import { type Lang, locales } from '../../contract/locales.ts';
import * as proseStyles from './shared/prose.module.css';

interface Props {
  /** Sanitized by the server when it was stored. */
  html: string;
  lang: Lang;
  /** Numbered lists are displayed as steps. */
  steps?: boolean | undefined;
}

/** A long text by editors, in the direction of its own language. */
export function Prose({ html, lang, steps }: Props) {
  return (
    <div
      className={steps ? `${proseStyles.prose} ${proseStyles.steps}` : proseStyles.prose}
      lang={lang}
      dir={locales[lang].dir}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: editors write HTML, cleaned when it is stored
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
