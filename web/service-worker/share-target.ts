/** The part of the Cache API that is used. */
export interface ShareNeeds {
  caches: Pick<CacheStorage, 'open' | 'delete'>;
  origin: string;
}

/** The share target of the manifest (`server/pages/manifest.ts`). */
const sharePath = '/form/quick/share';
/** Read by `web/rooms/posting/quick/shared-content.ts`; a worker cannot share a module with the pages. */
const cacheName = 'site-shared';
/** The maximum number of photos in a post. */
const mostPhotos = 10;

/** Whether a request comes from another app that shares photos or text with the installed site. */
export function isShared(request: Request, { origin }: ShareNeeds): boolean {
  return request.method === 'POST' && request.url === origin + sharePath;
}

/**
 * Stores shared content until the short form reads it, and redirects there. The content does not leave the device:
 * a phone may be offline, and nobody has decided to post anything.
 */
export async function acceptShared(request: Request, { caches, origin }: ShareNeeds): Promise<Response> {
  try {
    const form = await request.formData();
    const photos = form.getAll('photos').filter((one) => one instanceof File && one.size > 0) as File[];
    const wordsOf = (name: string) => String(form.get(name) ?? '');
    // Earlier shared content that was never read is discarded.
    await caches.delete(cacheName);
    const cache = await caches.open(cacheName);
    for (const [index, photo] of photos.slice(0, mostPhotos).entries()) {
      const headers = { 'content-type': photo.type, 'x-file-name': encodeURIComponent(photo.name) };
      await cache.put(`${origin}/shared/${index}`, new Response(photo, { headers }));
    }
    const words = { title: wordsOf('title'), text: wordsOf('text'), url: wordsOf('url') };
    await cache.put(`${origin}/shared/words`, Response.json(words));
  } catch {
    // Without storage the form opens empty.
  }
  return Response.redirect(`${origin}/form/quick?shared=1`, 303);
}
