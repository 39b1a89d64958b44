import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Row, report, round } from './measure.ts';
import { temporarySite } from './temporary-site.ts';

/* The initial bytes (brotli) of a page: HTML, scripts, styles and the preloaded font. */

const client = join(import.meta.dirname, '../dist/client');
const site = await temporarySite();
const { id } = await site.db
  .selectFrom('listing')
  .select('id')
  .where('kind', '=', 'business')
  .executeTakeFirstOrThrow();

const fileSize = async (path: string) => {
  const bytes = await readFile(join(client, path));
  return path.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length;
};
const sum = async (paths: string[]) =>
  (await Promise.all(paths.map(fileSize))).reduce((total, size) => total + size, 0);
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, path = '']) => path);

const rows: Row[] = [];
for (const lang of ['en', 'ar']) {
  for (const path of [
    '/',
    '/Our-Service',
    '/Category/shops',
    '/search-result/restaurant',
    `/MarketProfile/${id}`,
  ]) {
    let address = `${path}?lang=${lang}`;
    let response = await site.app.request(address);
    const location = response.headers.get('location');
    if (location) {
      address = location;
      response = await site.app.request(address);
    }
    const html = await response.text();
    const scripts = [
      ...all(html, /<script type="module" src="([^"]+)"/g),
      ...all(html, /data-parts="([^"]+)"/g).flatMap((parts) => parts.split(' ')),
    ];
    rows.push({
      page: `${path} ${lang}`,
      'HTML kB': round(brotliCompressSync(html).length / 1000),
      'JavaScript kB': round((await sum(scripts)) / 1000),
      'CSS kB': round((await sum(all(html, /rel="stylesheet" href="([^"]+)"/g))) / 1000),
      'font kB': round((await sum(all(html, /as="font"[^>]*href="([^"]+)"/g))) / 1000),
    });
  }
}
await site.close();
report('bytes', rows);
process.exit(0);
