/** The texts of the notice on a cached page, in the language of the page. */
export interface StaleNotice {
  /** For `Intl`. */
  locale: string;
  /** With `{{date}}` for the date and time of the page. */
  note: string;
  /** The button that opens the list of all cached pages. */
  all: string;
}

/** When a response was stored, in ISO 8601, and the size of its body in bytes. */
export const cachedAtHeader = 'x-kept-at';
export const cachedBytesHeader = 'x-kept-bytes';

/** A response to store: complete, decompressed, and with metadata for later use. */
export async function forKeeping(
  response: Response,
  now: Date,
): Promise<{ cached: Response; bytes: number }> {
  const body = await response.blob();
  const headers = new Headers(response.headers);
  // The browser has already decompressed it.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(cachedAtHeader, now.toISOString());
  headers.set(cachedBytesHeader, String(body.size));
  return { cached: new Response(body, { status: response.status, headers }), bytes: body.size };
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

/**
 * A cached page with a notice of its age above it. The notice contains no link, because the skip link comes first
 * on a page; it is outside the hydrated root, and `data-kept` tells scripts that the page's language was not
 * requested just now.
 */
export async function withNote(
  page: Response,
  { locale, note, all }: StaleNotice,
  offlinePath: string,
): Promise<Response> {
  const at = new Date(page.headers.get(cachedAtHeader) ?? Number.NaN);
  if (Number.isNaN(at.getTime())) return page;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(at);
  const [before = '', after = ''] = note.split('{{date}}');
  const line = `<div class="kept-note" role="status"><p>${escapeHtml(before)}<time datetime="${at.toISOString()}">${escapeHtml(date)}</time>${escapeHtml(after)}</p><form action="${offlinePath}"><button type="submit">${escapeHtml(all)}</button></form></div>`;
  const html = (await page.text())
    .replace('<html ', '<html data-kept ')
    .replace('</head>', '<link rel="stylesheet" href="/offline.css">\n</head>')
    .replace('<div id="root">', () => `${line}\n<div id="root">`);
  return new Response(html, { status: page.status, headers: page.headers });
}
