import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/** The built files for browsers. Names below `assets` contain a hash of the content and are immutable. */
export function staticFiles(folder: string): MiddlewareHandler {
  const serve = serveStatic({
    root: folder,
    precompressed: true,
    onFound: (path, context) => {
      const forever = path.includes('/assets/');
      context.header(
        'cache-control',
        forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  // File system access is the slowest step before a page; paths of pages have no dot in their last segment.
  return (context, next) => (/\.\w+$/.test(context.req.path) ? serve(context, next) : next());
}
