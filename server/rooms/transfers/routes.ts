import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError } from '../../../contract/errors.ts';
import {
  cancelImport,
  checkImport,
  deleteImport,
  deleteMapping,
  downloadBadRows,
  exportListings,
  listImportProblems,
  listImports,
  mapImport,
  planImportUndo,
  previewImport,
  readImport,
  startImport,
  undoImport,
  uploadImport,
} from '../../../contract/transfers.ts';
import { adminRouter } from '../../http/admin-router.ts';
import { serve, serveFile } from '../../http/serve.ts';
import type { Transfers } from './service.ts';

/** A file as a download. It is neither compressed nor tagged by its content: either would require it in memory. */
const fileHeaders = (name: string) => ({
  'content-type': 'application/octet-stream',
  'content-disposition': `attachment; filename="${name}.csv"`,
  'cache-control': 'private, no-store',
  etag: `W/"${randomUUID()}"`,
});

/** For admins. */
export function transferRoutes(transfers: Transfers) {
  const router = adminRouter('transfer', 'transfer');

  serveFile(router, uploadImport, async ({ query, actor, request, context }) => {
    const { body } = context.req.raw;
    if (!body) throw new AppError('bad_request');
    const data = await transfers.upload(query, body, actor, request.lang);
    return context.json({ data }, 201, { 'cache-control': 'private, no-store' });
  });
  serve(router, listImports, ({ query, request }) => transfers.list(query, request.lang));
  serve(router, readImport, async ({ params, request }) => ({
    data: await transfers.detail(params.id, request.lang),
  }));
  serve(router, previewImport, async ({ params, request }) => ({
    data: await transfers.preview(params.id, request.lang),
  }));
  serve(router, planImportUndo, async ({ params, request }) => ({
    data: await transfers.undoPlan(params.id, request.lang),
  }));
  serve(router, listImportProblems, ({ params, query, request }) =>
    transfers.problems(params.id, query, request.lang),
  );
  serve(router, mapImport, async ({ params, body, actor, request }) => ({
    data: await transfers.choose(params.id, body, actor, request.lang),
  }));
  serve(router, checkImport, async ({ params, actor, request }) => ({
    data: await transfers.check(params.id, actor, request.lang),
  }));
  serve(router, startImport, async ({ params, actor, request }) => ({
    data: await transfers.start(params.id, actor, request.lang),
  }));
  serve(router, cancelImport, async ({ params, actor, request }) => ({
    data: await transfers.cancel(params.id, actor, request.lang),
  }));
  serve(router, undoImport, async ({ params, actor, request }) => ({
    data: await transfers.undo(params.id, actor, request.lang),
  }));
  serve(router, deleteImport, async ({ params, actor }) => {
    await transfers.remove(params.id, actor);
    return { data: {} };
  });
  serve(router, deleteMapping, async ({ params, actor }) => {
    await transfers.forgetMapping(params.id, actor);
    return { data: {} };
  });
  serveFile(router, downloadBadRows, async ({ params, request, context }) => {
    const pieces = await transfers.badRows(params.id, request.lang);
    const stream = Readable.toWeb(Readable.from(pieces)) as ReadableStream<Uint8Array>;
    return context.body(stream, 200, fileHeaders(`bad-rows-${params.id}`));
  });
  serveFile(router, exportListings, async ({ query: { kind, status }, actor, context }) => {
    const stream = await transfers.exported(kind, status, actor.userId);
    return context.body(stream, 200, fileHeaders(`${kind}-${status}`));
  });
  return router;
}
