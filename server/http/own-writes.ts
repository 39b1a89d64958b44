import type { MiddlewareHandler } from 'hono';
import type { SearchEngine } from '../search-engine/search-engine.ts';
import type { ApiEnvironment } from './api-environment.ts';

/**
 * Read-your-writes: the response to a member's write waits until the index in memory has refreshed. Writes on other
 * nodes reach the index by notification.
 */
export function readOwnWrites(engine: SearchEngine): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    await next();
    const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(context.req.method);
    if (isWrite && context.get('actor') && context.res.ok) await engine.takeUp();
  };
}
