import { Hono } from 'hono';
import { AppError } from '../../../contract/errors.ts';
import type { Storage } from '../../storage/storage.ts';
import { type Hash, isPrivateKey, isSigned } from './private-media.ts';

const types: Record<string, string> = { webp: 'image/webp', avif: 'image/avif' };

/**
 * Pictures by their generated names, which are immutable and may be cached by browsers. Those of messages require a
 * signed URL, and are not stored by shared caches.
 */
export function mediaRoutes(storage: Storage, { hash, now }: { hash: Hash; now: () => Date }) {
  return new Hono().get('/media/:key', async (context) => {
    const key = context.req.param('key');
    const isPrivate = isPrivateKey(key);
    const { until, signature } = context.req.query();
    if (isPrivate && !(await isSigned(hash, { key, until, signature }, now())))
      throw new AppError('not_found');
    const file = await storage.get(key);
    const type = types[key.split('.').at(-1) ?? ''];
    if (!file || !type) throw new AppError('not_found');
    return context.body(file.stream, 200, {
      'content-type': type,
      'content-length': String(file.size),
      'cache-control': isPrivate ? 'private, max-age=3600' : 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'",
    });
  });
}
