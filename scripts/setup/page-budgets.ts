import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { langs } from '../../contract/locales.ts';
import { builtAssets } from '../../server/pages/assets.ts';
import { builtRenderer } from '../../server/pages/renderer.ts';

/** The maximum initial JavaScript of a page (brotli), in bytes: entry, shared chunks, route, page and messages. */
export const scriptBudget = 110_000;

export interface PageWeight {
  /** The route of the site map and the language of the messages. */
  page: string;
  bytes: number;
  /** The scripts with their bytes, the largest first. */
  parts: [file: string, bytes: number][];
}

interface PageFiles {
  path: string;
  filesOf: (lang: (typeof langs)[number]) => readonly string[];
}

/**
 * The script bytes of every page in each language.
 * @param client folder of the build for browsers, with the compressed copies that are served
 */
export async function pageWeights(client: string, pages: readonly PageFiles[]): Promise<PageWeight[]> {
  const assetsOf = await builtAssets(client);
  const weights = pages.flatMap(({ path, filesOf }) =>
    langs.map(async (lang): Promise<PageWeight> => {
      const { scripts, later } = assetsOf(lang, filesOf(lang));
      const parts = await Promise.all(
        [...scripts, ...later].map(async (file): Promise<[string, number]> => {
          const { size } = await stat(join(client, `${file}.br`));
          return [file, size];
        }),
      );
      parts.sort(([, left], [, right]) => right - left);
      return { page: `${path} ${lang}`, bytes: parts.reduce((sum, [, size]) => sum + size, 0), parts };
    }),
  );
  return Promise.all(weights);
}

/** Messages for the pages above `budget`; empty if there are none. */
export function budgetErrors(weights: readonly PageWeight[], budget = scriptBudget): string[] {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return weights
    .filter(({ bytes }) => bytes > budget)
    .map(({ page, bytes, parts }) => {
      const heaviest = parts.slice(0, 6).map(([file, size]) => `${file} ${kB(size)}`);
      return `${page} begins with ${kB(bytes)} of JavaScript (brotli), more than ${kB(budget)}: ${heaviest.join(', ')} …`;
    });
}

/** The weights of the pages of the build below `folder` (`dist`). */
export async function builtPageWeights(folder: string): Promise<PageWeight[]> {
  const { built } = await builtRenderer(folder);
  return pageWeights(join(folder, 'client'), await built.pageFiles());
}

if (import.meta.main) {
  const weights = await builtPageWeights(join(import.meta.dirname, '../../dist'));
  const errors = budgetErrors(weights);
  if (errors.length > 0) {
    console.error(
      `${errors.join('\n')}\nBring what is not needed at first view by a dynamic import (docs/decisions/0010).`,
    );
    process.exitCode = 1;
  } else {
    const [heaviest] = weights.toSorted((left, right) => right.bytes - left.bytes);
    console.log(`The heaviest page, ${heaviest?.page}, begins with ${heaviest?.bytes} bytes of JavaScript.`);
  }
}
