import type { ArticleCard } from '../../../../contract/articles.ts';
import { guidePath } from '../../../addresses.ts';
import { useWords } from '../../../i18n/words.ts';
import { ArticleArt } from '../../../ui/ArticleArt.tsx';
import * as artStyles from '../../../ui/shared/art.module.css';
import * as cardStyles from '../../../ui/shared/card.module.css';
import * as gridStyles from '../../../ui/shared/grid.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';
import * as lateStyles from '../late.module.css';

/** The first guides, in the editors' order. */
export default function Guides({ data }: { data: readonly ArticleCard[] }) {
  const t = useWords();
  return (
    <ul className={`${gridStyles.two} ${lateStyles.guides}`}>
      {data.map((guide) => (
        <li key={guide.id}>
          <article className={`${lateStyles.story} ${cardStyles.card}`}>
            <div className={artStyles.art}>
              <ArticleArt article={guide} sizes="(width <= 992px) 112px, 176px" />
            </div>
            <div className={lateStyles.text}>
              <div className={textStyles.kicker}>{guide.category}</div>
              <h3>
                <a href={guidePath(guide)} className={textStyles.stretched} dir="auto" lang={guide.lang}>
                  {guide.title}
                </a>
              </h3>
              <p className={`${textStyles.small} ${textStyles.muted}`}>
                {t('article-cards:minutes', { count: guide.minutes })}
              </p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
