import type { Site } from './site.tsx';
import type { RootState } from './store.ts';

/** What the server writes into a page for the browser to go on with. */
export interface Boot {
  site: Site;
  state: RootState;
  /**
   * What went wrong where the page is an error page, and the id of the route that shows it: the browser
   * then shows the same without asking again.
   */
  error: { route: string; status: number } | null;
}

export const bootElementId = 'boot';
export const rootElementId = 'root';

/** JSON that cannot end its script element, nor break a line in old parsers. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => escapes[sign] ?? sign);
}

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};
