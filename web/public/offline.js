/* Lists the pages that the service worker kept, the last one first, by the titles that they have. */
async function listSavedPages() {
  const list = document.getElementById('saved-pages');
  if (!list || !('caches' in globalThis) || !(await caches.has('site-pages'))) return;
  const pages = await caches.open('site-pages');
  const requests = [...(await pages.keys())].reverse();
  for (const request of requests) {
    const response = await pages.match(request, { ignoreVary: true });
    const page = new DOMParser().parseFromString((await response?.text()) ?? '', 'text/html');
    const link = document.createElement('a');
    link.href = request.url;
    link.lang = page.documentElement.lang;
    link.dir = page.documentElement.dir || 'auto';
    const title = document.createElement('span');
    title.textContent = page.title || new URL(request.url).pathname;
    link.append(title);
    const keptAt = new Date(response?.headers.get('x-kept-at') ?? '');
    if (!Number.isNaN(keptAt.getTime())) {
      const time = document.createElement('time');
      time.dateTime = keptAt.toISOString();
      time.textContent = new Intl.DateTimeFormat(`${link.lang}-u-nu-latn`, { dateStyle: 'medium' }).format(
        keptAt,
      );
      link.append(time);
    }
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  if (requests.length === 0) return;
  for (const hidden of document.querySelectorAll('.offline-saved, #saved-pages')) {
    hidden.removeAttribute('hidden');
  }
}

/* Milliseconds. A network that comes back for a moment only must not take away what was just chosen. */
const steadyMs = 500;
addEventListener('online', () => setTimeout(() => navigator.onLine && location.reload(), steadyMs));
void listSavedPages();
