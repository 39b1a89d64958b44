import type { Site } from '../site.tsx';
import type { RootState } from '../store.ts';

/** The data that the server embeds in a page for hydration. */
export interface Boot {
  site: Site;
  state: RootState;
  /**
   * The status of an error page and the id of the route that renders it: the browser then shows the same without a
   * request.
   */
  error: { route: string; status: number } | null;
}

export const bootElementId = 'boot';
export const rootElementId = 'root';

/** JSON that cannot close its script element, and without the line separators that break old parsers. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => escapes[sign] ?? sign);
}

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};
