import { type Lang, locales } from '../../contract/locales.ts';
import * as proseStyles from './shared/prose.module.css';

interface Props {
  /** Cleaned by the server when it was stored. */
  html: string;
  lang: Lang;
  /** Numbered lists are steps to follow. */
  steps?: boolean | undefined;
}

/** What editors wrote at length, in the direction of its own language. */
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
