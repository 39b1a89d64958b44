import type { ArticleDetail, ArticleKind } from '../../contract/articles.ts';
import type { HeadContext } from '../loading.ts';
import { absoluteOn } from '../structured-data/absolute.ts';
import { blogPostingData } from '../structured-data/article.ts';
import type { StructuredData } from '../structured-data/values.ts';
import { wayData } from '../structured-data/way.ts';
import { type ArticlePlace, articleCrumbs } from './article-place.ts';

const types = { blog: 'BlogPosting', news: 'NewsArticle', guide: 'Article' } as const;

interface Source {
  place: ArticlePlace;
  kind: ArticleKind;
  article: ArticleDetail;
  context: HeadContext;
}

/** The structured data of an article, with its breadcrumbs. */
export function articleStructuredData({
  place,
  kind,
  article,
  context: { state, site, t },
}: Source): StructuredData[] {
  const facts = {
    ...article,
    type: types[kind],
    path: place.pathOf(article),
    picture: article.photo?.url ?? null,
    siteName: state.settings.generalSettings.data?.name ?? '',
    publicUrl: site.publicUrl,
  };
  return [blogPostingData(facts, absoluteOn(site)), wayData(articleCrumbs(place, article, t), site)];
}
