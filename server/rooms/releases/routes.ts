import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { Db } from '../../database/connect.ts';
import { pickEncoding } from '../../http/encoding.ts';
import { storedFile } from './service.ts';

const unpack = promisify(brotliDecompress);
const builtName = /^[\w.-]{1,100}-[\w-]{7,8}\.\w{1,5}$/;

/** Files of builds that this node does not have: of previous releases and of the next one. */
export function releaseRoutes(db: Db) {
  return new Hono().get('/assets/:name', async (context, next) => {
    const { name } = context.req.param();
    const stored = builtName.test(name) ? await storedFile(db, name) : undefined;
    if (!stored) return next();
    const isPacked = stored.encoding === 'br';
    const sendPacked = isPacked && pickEncoding(context.req.header('accept-encoding')) === 'br';
    const body = isPacked && !sendPacked ? await unpack(stored.body) : stored.body;
    return context.body(new Uint8Array(body), 200, {
      'content-type': getMimeType(name) ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      ...(sendPacked && { 'content-encoding': 'br' }),
    });
  });
}
