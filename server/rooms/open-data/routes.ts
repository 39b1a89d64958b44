import { type Context, Hono } from 'hono';
import { AppError } from '../../../contract/errors.ts';
import { readOpenData } from '../../../contract/open-data.ts';
import {
  type OpenDataset,
  type OpenFormat,
  openDatasets,
  openFormats,
} from '../../../contract/open-data-files.ts';
import { apiRouter } from '../../http/api.ts';
import { namesTag } from '../../http/encoding.ts';
import { serve } from '../../http/serve.ts';
import type { OpenDataFiles } from './service.ts';

export function openDataRoutes(files: OpenDataFiles) {
  const router = apiRouter();
  serve(router, readOpenData, async () => ({ data: await files.list() }));
  return router;
}

const types: Record<OpenFormat, string> = {
  geojson: 'application/geo+json',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
};

/** The data files, for programs on any site. */
export function openFileRoutes(files: OpenDataFiles) {
  async function answer(context: Context): Promise<Response> {
    const [dataset, format] = (context.req.param('file') ?? '').split('.') as [OpenDataset, OpenFormat];
    if (!openDatasets.includes(dataset) || !openFormats.includes(format)) throw new AppError('not_found');
    const isPlain = !/\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
    const { stream, bytes, writtenAt } = await files.open(dataset, format, isPlain);
    const etag = `"${writtenAt.getTime().toString(36)}-${bytes.toString(36)}${isPlain ? '' : '-gzip'}"`;
    const headers: Record<string, string> = {
      etag,
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=3600',
      'last-modified': writtenAt.toUTCString(),
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    };
    if (context.req.method === 'HEAD' || namesTag(context.req.header('if-none-match'), etag)) {
      await stream.cancel();
      const isHead = context.req.method === 'HEAD';
      return context.body(
        null,
        isHead ? 200 : 304,
        isHead ? { ...headers, 'content-type': types[format] } : headers,
      );
    }
    headers['content-type'] = types[format];
    if (!isPlain) {
      headers['content-encoding'] = 'gzip';
      headers['content-length'] = String(bytes);
    }
    return context.body(stream, 200, headers);
  }
  return new Hono().get('/open-data/:file{[a-z]+\\.[a-z]+}', answer);
}
