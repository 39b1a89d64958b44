/*
 * Brings the parts of the site that come late. The build puts `loadModule` in the place of every `import()`
 * (`vite.config.ts`): a part that does not come is asked for again, and where it does not come at all, the page is loaded
 * anew from the server, or says so. Only `wake.ts` imports this file: shared with the pages, it would come after them.
 */

const { documentElement: page } = document;

/** Before the second try and the third, in milliseconds. */
const PAUSES_MS = [300, 1_000];
/** A page that was loaded anew for want of a part is not loaded anew again for so long. */
const RELOAD_EVERY_MS = 60_000;
const RELOADED = 'reloaded';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Modules that came under another address than their own, as the browser remembers that one as failed. */
const mended = new Map<string, unknown>();
let tries = 0;

/**
 * Brings a module; a drop-in for `import()`.
 * @param path relative to the folder of the built scripts, or absolute
 * @throws the error of the browser where it does not come and this page stays; the visitor has been told then
 */
export async function bringModule(path: string): Promise<unknown> {
  const url = new URL(path, import.meta.url).href;
  try {
    return await (mended.get(url) ?? import(/* @vite-ignore */ url));
  } catch (error) {
    return loadAgain(url, error);
  }
}

async function loadAgain(url: string, error: unknown): Promise<unknown> {
  for (const pause of PAUSES_MS) {
    await wait(pause);
    // The same address first: most browsers try it again, and so nothing is there twice. What it imports keeps its own.
    const address = pause === PAUSES_MS[0] ? url : `${url}?${++tries}`;
    try {
      const brought = await import(/* @vite-ignore */ address);
      if (address !== url) mended.set(url, brought);
      return brought;
    } catch {
      // The next try, or none.
    }
  }
  if (await leave()) return new Promise(() => undefined);
  sayFailed();
  throw error;
}

/** Whether another page, or this one anew, is on its way from the server. What was typed here is never lost by it. */
async function leave(): Promise<boolean> {
  const target = globalThis.navigationTarget?.();
  if (target) {
    if (!(await isReachable(target))) return false;
    if (target === location.href) location.reload();
    else location.assign(target);
    return true;
  }
  if ('alive' in page.dataset || isTyped() || !mayReload() || !(await isReachable(location.href)))
    return false;
  location.reload();
  return true;
}

/** A worker answers for the server, too: with the page as it was, or with those that can be read. */
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
    if (address === location.href && Date.now() - Number(at) < RELOAD_EVERY_MS) return false;
    sessionStorage.setItem(RELOADED, `${location.href} ${Date.now()}`);
    return true;
  } catch {
    // Nothing remembers that it happened: it could go on for ever.
    return false;
  }
}

/** Shows what the server wrote into the page for this. Without network only to who just wanted something. */
function sayFailed(): void {
  if (!navigator.onLine && !navigator.userActivation?.isActive) return;
  const notice = document.getElementById('load-failed');
  if (!notice || notice.matches(':popover-open')) return;
  notice.showPopover();
  const button = notice.querySelector('button');
  if (button) button.onclick = () => location.reload();
}

/** A style sheet of a late part that did not come is asked for once more; the part comes meanwhile. */
export function onPreloadError(event: Event): void {
  const { message = '' } = (event as Event & { payload?: Error }).payload ?? {};
  const href = /CSS for (\S+)$/.exec(message)?.[1];
  if (!href) return;
  event.preventDefault();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${href}?1`;
  link.onerror = sayFailed;
  document.head.append(link);
}

declare global {
  /** The address that the router is on its way to; of the page that is alive. */
  var navigationTarget: (() => string | undefined) | undefined;
  /** What stands in the built scripts for `import()`. */
  var loadModule: (path: string) => Promise<unknown>;
}
