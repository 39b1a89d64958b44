/*
 * The first script of every page: it loads the others after the first paint. Otherwise the scripts that hydrate the page
 * would compete with its content for a slow connection and for the one processor of a slow phone.
 */

import { loadModuleWithRetries, onPreloadError } from './module-loader.ts';

const { documentElement: page } = document;

globalThis.loadModule = loadModuleWithRetries;
addEventListener('vite:preloadError', onPreloadError);

/** Loads all scripts at once: the first would otherwise discover its imports one after the other. */
function loadScripts(): void {
  const parts = document.getElementById('start')?.dataset.parts ?? '';
  // The loader has reported a failure to the visitor.
  for (const part of parts.split(' ')) void loadModuleWithRetries(part).catch(() => undefined);
}

// Back and Forward to an earlier state of a page that was reloaded: before hydration nothing else handles `popstate`,
// and the rendered content does not match the address.
addEventListener('popstate', () => {
  if ('hydrated' in page.dataset) return;
  document.getElementById('boot')?.remove();
  location.reload();
});

// A frame is painted when the styles are there. A hidden page paints none, and delays nobody.
if (document.hidden) loadScripts();
else requestAnimationFrame(() => setTimeout(loadScripts));
