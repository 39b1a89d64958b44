/*
 * Loads modules with retries. The build replaces every `import()` by `loadModule` (`vite.config.ts`): a module that fails
 * to load is requested again; if it still fails, the page is reloaded from the server or shows a notice.
 * Only `load-after-paint.ts` imports this file: shared with the pages, it would be loaded after them.
 */

const { documentElement: page } = document;

/** Pauses before the second and the third attempt, in milliseconds. */
const RETRY_DELAYS_MS = [300, 1_000];
/** A page is reloaded for a missing module at most once in this time, in milliseconds. */
const RELOAD_INTERVAL_MS = 60_000;
const RELOADED = 'reloaded';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Modules that loaded from another URL than their own, because the browser remembers the first one as failed. */
const reloaded = new Map<string, unknown>();
let tries = 0;

/**
 * Loads a module; a drop-in replacement for `import()`.
 * @param path relative to the folder of the built scripts, or absolute
 * @throws the browser's error if the module fails to load and the page stays; the visitor has been notified then
 */
export async function loadModuleWithRetries(path: string): Promise<unknown> {
  const url = new URL(path, import.meta.url).href;
  try {
    return await (reloaded.get(url) ?? import(/* @vite-ignore */ url));
  } catch (error) {
    return loadAgain(url, error);
  }
}

async function loadAgain(url: string, error: unknown): Promise<unknown> {
  for (const pause of RETRY_DELAYS_MS) {
    await wait(pause);
    // The same URL first: most browsers request it again, and no module is evaluated twice. Its imports keep their URLs.
    const address = pause === RETRY_DELAYS_MS[0] ? url : `${url}?${++tries}`;
    try {
      const loaded = await import(/* @vite-ignore */ address);
      if (address !== url) reloaded.set(url, loaded);
      return loaded;
    } catch {
      // The next attempt, if there is one.
    }
  }
  if (await leavePage()) return new Promise(() => undefined);
  showFailureNotice();
  throw error;
}

/** Whether the browser is now loading another page, or this one again. Never loses what was typed here. */
async function leavePage(): Promise<boolean> {
  const target = globalThis.navigationTarget?.();
  if (target) {
    if (!(await isReachable(target))) return false;
    if (target === location.href) location.reload();
    else location.assign(target);
    return true;
  }
  if ('hydrated' in page.dataset || isTyped() || !mayReload() || !(await isReachable(location.href)))
    return false;
  location.reload();
  return true;
}

/** A service worker answers for the server, too: with the cached page or with the page for offline visitors. */
async function isReachable(address: string): Promise<boolean> {
  if (navigator.serviceWorker?.controller) return true;
  return fetch(address, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
}

const isTyped = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

function mayReload(): boolean {
  try {
    const [address, at] = (sessionStorage.getItem(RELOADED) ?? '').split(' ');
    if (address === location.href && Date.now() - Number(at) < RELOAD_INTERVAL_MS) return false;
    sessionStorage.setItem(RELOADED, `${location.href} ${Date.now()}`);
    return true;
  } catch {
    // Without storage the reload is not remembered: it could repeat for ever.
    return false;
  }
}

/** Shows the notice that the server rendered. While offline only after an interaction. */
function showFailureNotice(): void {
  if (!navigator.onLine && !navigator.userActivation?.isActive) return;
  const notice = document.getElementById('load-failed');
  if (!notice || notice.matches(':popover-open')) return;
  notice.showPopover();
  const button = notice.querySelector('button');
  if (button) button.onclick = () => location.reload();
}

/** Requests a style sheet that failed to load once more; its module does not wait for it. */
export function onPreloadError(event: Event): void {
  const { message = '' } = (event as Event & { payload?: Error }).payload ?? {};
  const href = /CSS for (\S+)$/.exec(message)?.[1];
  if (!href) return;
  event.preventDefault();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${href}?1`;
  link.onerror = showFailureNotice;
  document.head.append(link);
}

declare global {
  /** The address that the router is navigating to; set on hydration. */
  var navigationTarget: (() => string | undefined) | undefined;
  /** Takes the place of `import()` in the built scripts. */
  var loadModule: (path: string) => Promise<unknown>;
}
