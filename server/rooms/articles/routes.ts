import {
  createArticle,
  deleteArticle,
  listArticleCategories,
  listArticleVersions,
  listManagedArticles,
  previewArticle,
  readArticleVersion,
  readManagedArticle,
  restoreArticleVersion,
  updateArticle,
} from '../../../contract/managed-articles.ts';
import type { Actor } from '../../http/actor.ts';
import { adminRouter } from '../../http/admin-router.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { serve } from '../../http/serve.ts';
import type { ManagedArticles, Writer } from './service.ts';

const writerOf = ({ actor, request }: { actor: Actor; request: RequestContext }): Writer => ({
  ...request,
  actor,
});

/** For editors and admins. */
export function managedArticleRoutes(articles: ManagedArticles) {
  const router = adminRouter('articles', 'content');
  serve(router, listManagedArticles, ({ query, request }) => articles.list(query, request));
  serve(router, listArticleCategories, async ({ params }) => ({
    data: await articles.categories(params.kind),
  }));
  serve(router, readManagedArticle, async ({ params: { kind, id }, request }) => ({
    data: await articles.detail(kind, id, request),
  }));
  serve(router, previewArticle, async (call) => ({
    data: await articles.preview(call.params.kind, call.body, writerOf(call)),
  }));
  serve(router, createArticle, async (call) => ({
    data: await articles.create(call.params.kind, call.body, writerOf(call)),
  }));
  serve(router, updateArticle, async (call) => {
    const { kind, id } = call.params;
    const seen = call.context.req.header('if-match');
    return { data: await articles.save(kind, id, seen, call.body, writerOf(call)) };
  });
  serve(router, deleteArticle, async (call) => {
    const { kind, id } = call.params;
    await articles.remove(kind, id, call.context.req.header('if-match'), writerOf(call));
    return { data: { done: true as const } };
  });
  serve(router, listArticleVersions, async ({ params: { kind, id } }) => ({
    data: await articles.versions(kind, id),
  }));
  serve(router, readArticleVersion, async ({ params: { kind, id, version } }) => ({
    data: await articles.version(kind, id, version),
  }));
  serve(router, restoreArticleVersion, async (call) => {
    const { kind, id, version } = call.params;
    const seen = call.context.req.header('if-match');
    return { data: await articles.restore(kind, id, { version, seen }, writerOf(call)) };
  });
  return router;
}
