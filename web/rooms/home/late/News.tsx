import type { ArticleCard } from '../../../../contract/articles.ts';
import { newsPath } from '../../../addresses.ts';
import { useSite } from '../../../site.tsx';
import { dateWords } from '../../../ui/date-words.ts';
import * as textStyles from '../../../ui/shared/text.module.css';

/** What is new, by its date. */
export default function News({ data }: { data: ArticleCard[] }) {
  const { lang } = useSite();
  return (
    <ul className="g3 rail newsr">
      {data.map((article) => (
        <li key={article.id}>
          <article className="card nw">
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
