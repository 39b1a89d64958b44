import type { ArticleCard } from '../../../../contract/articles.ts';
import { newsPath } from '../../../addresses.ts';
import { useSite } from '../../../site.tsx';
import { dateWords } from '../../../ui/date-words.ts';
import * as cardStyles from '../../../ui/shared/card.module.css';
import * as gridStyles from '../../../ui/shared/grid.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';
import * as lateStyles from '../late.module.css';

/** News by date. */
export default function News({ data }: { data: readonly ArticleCard[] }) {
  const { lang } = useSite();
  return (
    <ul className={`${gridStyles.three} ${gridStyles.rail} ${lateStyles.news}`}>
      {data.map((article) => (
        <li key={article.id}>
          <article className={`${cardStyles.card} ${lateStyles.item}`}>
            <p className={textStyles.kicker}>
              <time dateTime={article.publishedAt}>{dateWords(article.publishedAt, lang)}</time>
            </p>
            <h3>
              <a href={newsPath(article)} className={textStyles.stretched} dir="auto" lang={article.lang}>
                {article.title}
              </a>
            </h3>
            <p className={textStyles.muted} dir="auto">
              {article.summary}
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}
