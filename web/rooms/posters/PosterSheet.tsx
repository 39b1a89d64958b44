import { type Lang, otherLang } from '../../../contract/locales.ts';
import type { Poster } from '../../../contract/posters.ts';
import { useWords } from '../../i18n/words.ts';
import { PosterFace } from './PosterFace.tsx';
import * as styles from './PosterSheet.module.css';
import type { Paper, PosterOptions } from './poster-options.ts';

const classOf: Record<Paper, string | undefined> = {
  letter: styles.letter,
  a4: styles.a4,
  card: styles.folded,
};

/**
 * A sheet of paper as it is printed. A table card is folded in the middle: each half is a face, upside down
 * relative to the other, and starts with a different language.
 */
export function PosterSheet({
  poster,
  options,
  lang,
}: {
  poster: Poster;
  options: PosterOptions;
  lang: Lang;
}) {
  const t = useWords();
  const isCard = options.paper === 'card';
  return (
    <section className={`${styles.sheet} ${classOf[options.paper]}`} aria-label={t('posters:sheet')}>
      {isCard && (
        <div className={styles.back} aria-hidden="true">
          <PosterFace poster={poster} options={options} first={otherLang(lang)} />
        </div>
      )}
      <div className={isCard ? styles.front : styles.whole}>
        <PosterFace poster={poster} options={options} first={lang} />
      </div>
    </section>
  );
}
