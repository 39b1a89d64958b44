import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/** The built files for browsers. Names below `assets` carry a hash of the content and may be kept for ever. */
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
  // Asking the file system takes longer than any other step before a page; pages have no dot in their last name.
  return (context, next) => (/\.\w+$/.test(context.req.path) ? serve(context, next) : next());
}
