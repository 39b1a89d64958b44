import {
  listBlogArticles,
  listGuides,
  listNewsArticles,
  readBlogArticle,
  readGuide,
  readNewsArticle,
} from '../../../contract/articles.ts';
import { apiRouter } from '../../http/api.ts';
import { serve } from '../../http/serve.ts';
import type { Articles } from './service.ts';

const endpoints = [
  ['blog', listBlogArticles, readBlogArticle],
  ['news', listNewsArticles, readNewsArticle],
  ['guide', listGuides, readGuide],
] as const;

export function articleRoutes(articles: Articles) {
  const router = apiRouter();
  for (const [kind, list, detail] of endpoints) {
    serve(router, list, ({ query, request }) => articles.list(kind, query, request));
    serve(router, detail, async ({ params, request }) => ({
      data: await articles.detail(kind, params.id, request),
    }));
  }
  return router;
}
