import type { ReactNode } from 'react';
import type { ArticleDetail } from '../../contract/articles.ts';
import { AdSlot } from '../advertising/AdSlot.tsx';
import { addressOf } from '../head.ts';
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
import { Toc } from '../ui/Toc.tsx';
import { type ArticlePlace, articleCrumbs, categoryHref } from './article-place.ts';

/** Fewer headings than these are seen at a glance. */
const worthContents = 3;

interface Props {
  place: ArticlePlace;
  article: ArticleDetail | null;
  status: Status;
  /** The heading over what is like it. */
  related: WordKey;
  /** Numbered lists are steps to follow. */
  steps?: boolean;
  /** What can be done with it, beside the byline. */
  children?: ReactNode;
}

/** One article: its head, its text with the contents beside it, and where to go from there. */
export function ArticlePage({ place, article, status, related, steps, children }: Props) {
  const t = useWords();
  const { lang, publicUrl } = useSite();
  if (!article) return status === 'failed' ? <FailedState /> : null;
  const { id, title, summary, category, categorySlug, contents, body, bodyLang, previous, next } = article;
  const address = addressOf(publicUrl, place.pathOf(article), lang);
  return (
    <article key={id} className="artp">
      <header className="artp-top">
        <div className="wrap">
          <Breadcrumbs crumbs={articleCrumbs(place, article, t)} />
          <div className="artp-head">
            <div>
              {category && (
                <a className="kicker" href={categoryHref(place, categorySlug)}>
                  {category}
                </a>
              )}
              <h1 lang={article.lang} dir="auto">
                {title}
              </h1>
              <p className="lead" dir="auto">
                {summary}
              </p>
              <ArticleByline article={article} />
              <div className="row acts">
                <ShareButton title={title} />
                {children}
              </div>
            </div>
            <div className="art">
              <ArticleArt article={article} sizes="(width <= 992px) 100vw, 560px" shape="wide" eager told />
            </div>
          </div>
        </div>
      </header>
      <div className={contents.length < worthContents ? 'wrap artp-body' : 'wrap artp-body with-toc'}>
        {contents.length >= worthContents && <Toc contents={contents} />}
        <div>
          <Prose html={body} lang={bodyLang} steps={steps} />
          <ShareButtons address={address} title={title} />
          <AdSlot slot="articles" />
        </div>
      </div>
      <div className="wrap">
        <ArticleNeighbours previous={previous} next={next} pathOf={place.pathOf} />
      </div>
      {article.related.length > 0 && (
        <section className="sec warm rel" aria-labelledby="related-title">
          <div className="wrap">
            <h2 id="related-title">{t(related)}</h2>
            <ul className="arts-grid">
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
