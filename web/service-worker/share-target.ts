/** What of the worker's caches is needed. */
export interface ShareNeeds {
  caches: Pick<CacheStorage, 'open' | 'delete'>;
  origin: string;
}

/** Where the manifest has other apps send what is shared (`server/pages/manifest.ts`). */
const sharePath = '/form/quick/share';
/** `web/rooms/posting/quick/shared-content.ts` reads it; a worker cannot share a module with the pages. */
const cacheName = 'site-shared';
/** As many as a post may have. */
const mostPhotos = 10;

/** Whether a request is another app's, which shares photos or words with the installed site. */
export function isShared(request: Request, { origin }: ShareNeeds): boolean {
  return request.method === 'POST' && request.url === origin + sharePath;
}

/**
 * Keeps what was shared until the short form takes it, and leads there. It never leaves the device by this: a phone may
 * have no network, and nobody has decided to post anything.
 */
export async function acceptShared(request: Request, { caches, origin }: ShareNeeds): Promise<Response> {
  try {
    const form = await request.formData();
    const photos = form.getAll('photos').filter((one) => one instanceof File && one.size > 0) as File[];
    const wordsOf = (name: string) => String(form.get(name) ?? '');
    // What was shared before and never taken is not joined with it.
    await caches.delete(cacheName);
    const cache = await caches.open(cacheName);
    for (const [index, photo] of photos.slice(0, mostPhotos).entries()) {
      const headers = { 'content-type': photo.type, 'x-file-name': encodeURIComponent(photo.name) };
      await cache.put(`${origin}/shared/${index}`, new Response(photo, { headers }));
    }
    const words = { title: wordsOf('title'), text: wordsOf('text'), url: wordsOf('url') };
    await cache.put(`${origin}/shared/words`, Response.json(words));
  } catch {
    // A browser that stores nothing: the form opens empty.
  }
  return Response.redirect(`${origin}/form/quick?shared=1`, 303);
}
