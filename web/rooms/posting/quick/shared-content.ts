/** What another app shared with the installed site, as the service worker has kept it (`share-target.ts`). */
export interface SharedContent {
  photos: File[];
  /** '' where nothing of it is a title. */
  title: string;
  /** The rest of the words, and the link. */
  text: string;
}

/** `web/service-worker/share-target.ts` writes it. */
const cacheName = 'site-shared';
const longestTitle = 80;

/** A title and a text out of what apps call title, text and address: many send all of it as the text. */
export function sharedWords({ title = '', text = '', url = '' }: Partial<Record<string, string>>) {
  const lines = [...title.split('\n'), ...text.split('\n'), url]
    .map((line) => line.trim())
    .filter((line, index, all) => line !== '' && all.indexOf(line) === index);
  const [first = ''] = lines;
  const isTitle = first.length <= longestTitle && !/^https?:\/\//i.test(first);
  return { title: isTitle ? first : '', text: lines.slice(isTitle ? 1 : 0).join('\n') };
}

/** Takes what was shared: the second one who asks finds nothing. */
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
