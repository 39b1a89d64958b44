import type { MiddlewareHandler } from 'hono';
import type { SearchEngine } from '../search-engine/search-engine.ts';
import type { ApiEnvironment } from './api-environment.ts';

/**
 * Whoever has changed something finds it so in the next list: the answer to a member waits until the index in memory has
 * looked for changes. Of those of others the index is notified.
 */
export function readOwnWrites(engine: SearchEngine): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    await next();
    const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(context.req.method);
    if (isWrite && context.get('actor') && context.res.ok) await engine.takeUp();
  };
}
