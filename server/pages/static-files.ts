import { serveStatic } from '@hono/node-server/serve-static';

/** The built files for browsers. Names below `assets` carry a hash of the content and may be kept for ever. */
export function staticFiles(folder: string) {
  return serveStatic({
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
}
