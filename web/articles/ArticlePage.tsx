import type { ReactNode } from 'react';
import type { ArticleDetail } from '../../contract/articles.ts';
import { AdSlot } from '../advertising/AdSlot.tsx';
import { addressOf } from '../head/head.ts';
import { useWords, type WordKey } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import type { Status } from '../state/create-fetch-slice.ts';
import { ArticleArt } from '../ui/ArticleArt.tsx';
import { ArticleByline } from '../ui/ArticleByline.tsx';
import { ArticleNeighbours } from '../ui/ArticleNeighbours.tsx';
import { ArticleTile } from '../ui/ArticleTile.tsx';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { Prose } from '../ui/Prose.tsx';
import { ShareButton, ShareButtons } from '../ui/ShareButtons.tsx';
import * as artStyles from '../ui/shared/art.module.css';
import * as layoutStyles from '../ui/shared/layout.module.css';
import * as sectionStyles from '../ui/shared/section.module.css';
import * as textStyles from '../ui/shared/text.module.css';
import { Toc } from '../ui/Toc.tsx';
import { type ArticlePlace, articleCrumbs, categoryHref } from './article-place.ts';
import * as listStyles from './list.module.css';
import * as pageStyles from './page.module.css';

/** With fewer headings than these there is no table of contents. */
const worthContents = 3;

interface Props {
  place: ArticlePlace;
  article: ArticleDetail | null;
  status: Status;
  /** The heading above related articles. */
  related: WordKey;
  /** Numbered lists are displayed as steps. */
  steps?: boolean;
  /** Actions beside the byline. */
  children?: ReactNode;
}

/** One article: its head, its text with a table of contents, and related links. */
export function ArticlePage({ place, article, status, related, steps, children }: Props) {
  const t = useWords();
  const { lang, publicUrl } = useSite();
  if (!article) return status === 'failed' ? <FailedState /> : null;
  const { id, title, summary, category, categorySlug, contents, body, bodyLang, previous, next } = article;
  const address = addressOf(publicUrl, place.pathOf(article), lang);
  return (
    <article key={id} className={pageStyles.page}>
      <header className={pageStyles.top}>
        <div className={layoutStyles.wrap}>
          <Breadcrumbs crumbs={articleCrumbs(place, article, t)} />
          <div className={pageStyles.head}>
            <div>
              {category && (
                <a className={textStyles.kicker} href={categoryHref(place, categorySlug)}>
                  {category}
                </a>
              )}
              <h1 lang={article.lang} dir="auto">
                {title}
              </h1>
              <p className={pageStyles.lead} dir="auto">
                {summary}
              </p>
              <ArticleByline article={article} />
              <div className={`${layoutStyles.row} ${pageStyles.actions}`}>
                <ShareButton title={title} />
                {children}
              </div>
            </div>
            <div className={artStyles.art}>
              <ArticleArt
                article={article}
                sizes="(width <= 992px) 100vw, 560px"
                shape="wide"
                eager
                describesPhoto
              />
            </div>
          </div>
        </div>
      </header>
      <div
        className={
          contents.length < worthContents
            ? `${layoutStyles.wrap} ${pageStyles.body}`
            : `${layoutStyles.wrap} ${pageStyles.body} ${pageStyles.withContents}`
        }
      >
        {contents.length >= worthContents && <Toc contents={contents} />}
        <div>
          <Prose html={body} lang={bodyLang} steps={steps} />
          <ShareButtons address={address} title={title} />
          <AdSlot slot="articles" />
        </div>
      </div>
      <div className={layoutStyles.wrap}>
        <ArticleNeighbours previous={previous} next={next} pathOf={place.pathOf} />
      </div>
      {article.related.length > 0 && (
        <section
          className={`${sectionStyles.section} ${sectionStyles.warm} ${pageStyles.related}`}
          aria-labelledby="related-title"
        >
          <div className={layoutStyles.wrap}>
            <h2 id="related-title">{t(related)}</h2>
            <ul className={listStyles.grid}>
              {article.related.map((card) => (
                <li key={card.id}>
                  <ArticleTile article={card} href={place.pathOf(card)} level={3} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </article>
  );
}
