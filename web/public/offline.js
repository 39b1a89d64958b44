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
    link.textContent = page.title || new URL(request.url).pathname;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  if (requests.length === 0) return;
  for (const hidden of document.querySelectorAll('.offline-saved, #saved-pages')) {
    hidden.removeAttribute('hidden');
  }
}

addEventListener('online', () => location.reload());
void listSavedPages();
