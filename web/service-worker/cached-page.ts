/** What a page that is read without network says of that, in the words of its language. */
export interface StaleNotice {
  /** For `Intl`. */
  locale: string;
  /** With `{{date}}` for the day and hour of the page. */
  note: string;
  /** The button that leads to all pages that can be read. */
  all: string;
}

/** When an answer was kept, ISO 8601, and how many bytes its body has. */
export const cachedAtHeader = 'x-kept-at';
export const cachedBytesHeader = 'x-kept-bytes';

/** An answer as it is kept: whole, unpacked, and with what is to be known of it later. */
export async function forKeeping(
  response: Response,
  now: Date,
): Promise<{ cached: Response; bytes: number }> {
  const body = await response.blob();
  const headers = new Headers(response.headers);
  // The browser has unpacked it by now.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(cachedAtHeader, now.toISOString());
  headers.set(cachedBytesHeader, String(body.size));
  return { cached: new Response(body, { status: response.status, headers }), bytes: body.size };
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

/**
 * A kept page with a line above it which says that it is one, and of when. The line has no link, as the one
 * to the content comes first on a page; it stands outside of what the page's scripts take over, and `data-kept` tells them that nobody asked for its language just now.
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
