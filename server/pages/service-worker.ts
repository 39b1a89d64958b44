import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLang, langs, locales } from '../../contract/locales.ts';
import { offlineFiles } from './offline.ts';
import { pageWord } from './page-words.ts';
import type { PageRenderer } from './renderer.ts';

/** The worker as built by Vite, without the build's name. */
const WORKER = 'service-worker.js';

/** The messages of pages that are read without network, in each language. */
const words = Object.fromEntries(
  langs.map((lang) => [
    lang,
    {
      locale: locales[lang].intl,
      note: pageWord('offlineNote', lang),
      all: pageWord('offlineSaved', lang),
    },
  ]),
);

/**
 * The script of the service worker: the build's name, the files of the offline page and the messages of cached
 * pages, then the worker. Undefined while Vite serves the sources: there is no offline cache in development.
 */
export async function serviceWorkerScript({
  clientFolder,
  assets,
}: PageRenderer): Promise<string | undefined> {
  if (!clientFolder) return undefined;
  const [worker, ...parts] = await Promise.all(
    [join(clientFolder, WORKER), ...offlineFiles.map((file) => join(clientFolder, file))].map((file) =>
      readFile(file, 'utf8'),
    ),
  );
  if (/^import\b|[;}]import\b/m.test(worker ?? '')) throw new Error('the service worker must be one file');
  const fonts = langs.flatMap((lang) => assets(lang, []).fonts);
  const shell = [...assets(defaultLang, []).styles, ...fonts, ...offlineFiles, '/icons/192.png'];
  const version = createHash('sha256')
    .update(JSON.stringify([worker, parts, shell, words]))
    .digest('hex')
    .slice(0, 12);
  return `globalThis.siteBuild=${JSON.stringify({ version, shell, words })};\n${worker}`;
}
