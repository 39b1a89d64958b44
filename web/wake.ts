/*
 * The first script of every page: it brings the others once the page has been drawn. What makes a page alive would
 * otherwise share a slow line, and a slow phone's one processor, with what is read first.
 */

import { bringModule, onPreloadError } from './module-loader.ts';

const { documentElement: page } = document;

globalThis.loadModule = bringModule;
addEventListener('vite:preloadError', onPreloadError);

/** All at once: the first of them begins, and would find out one after the other what it needs. */
function wake(): void {
  const parts = document.getElementById('wake')?.dataset.parts ?? '';
  // That one did not come is said already.
  for (const part of parts.split(' ')) void bringModule(part).catch(() => undefined);
}

// Back and Forward to what the page showed before it was loaded anew: until it is alive nobody else hears of it, and
// what was drawn is not what the address says.
addEventListener('popstate', () => {
  if ('alive' in page.dataset) return;
  document.getElementById('boot')?.remove();
  location.reload();
});

// Frames are drawn when styles are there; a page that nobody looks at draws none, and disturbs nobody.
if (document.hidden) wake();
else requestAnimationFrame(() => setTimeout(wake));
