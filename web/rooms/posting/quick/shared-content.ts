/** Content that another app shared with the installed site, as stored by the service worker (`share-target.ts`). */
export interface SharedContent {
  photos: readonly File[];
  /** '' if nothing qualifies as a title. */
  title: string;
  /** The remaining text, and the link. */
  text: string;
}

/** Written by `web/service-worker/share-target.ts`. */
const cacheName = 'site-shared';
const longestTitle = 80;

/** Derives title and text from what apps share as title, text and address: many send everything as the text. */
export function sharedWords({ title = '', text = '', url = '' }: Partial<Record<string, string>>) {
  const lines = [...title.split('\n'), ...text.split('\n'), url]
    .map((line) => line.trim())
    .filter((line, index, all) => line !== '' && all.indexOf(line) === index);
  const [first = ''] = lines;
  const isTitle = first.length <= longestTitle && !/^https?:\/\//i.test(first);
  return { title: isTitle ? first : '', text: lines.slice(isTitle ? 1 : 0).join('\n') };
}

/** Removes and returns the shared content: a second call finds nothing. */
export async function takeShared(): Promise<SharedContent | null> {
  if (!('caches' in globalThis) || !(await caches.has(cacheName))) return null;
  const cache = await caches.open(cacheName);
  const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
  await caches.delete(cacheName);
  const photos: File[] = [];
  let words = {};
  for (const answer of answers) {
    const name = answer?.headers.get('x-file-name');
    if (!answer) continue;
    if (name === null || name === undefined) words = await answer.json();
    else {
      const blob = await answer.blob();
      photos.push(new File([blob], decodeURIComponent(name), { type: blob.type }));
    }
  }
  return { photos, ...sharedWords(words) };
}
