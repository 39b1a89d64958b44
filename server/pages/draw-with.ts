import type { Lang } from '../../contract/locales.ts';
import { createDraw, type DrawNeeds } from './draw-page.ts';
import { type Ask, belowBase, type Reading } from './kept/reading.ts';

/** A reading in which some reads answer otherwise than they do, and nothing of which is kept. */
function readingWith(reads: Record<string, unknown>, ask: Ask): Reading {
  return {
    tags: new Set(),
    byMinute: false,
    isWhole: true,
    async carry(address, init) {
      const path = belowBase(address);
      if (!Object.hasOwn(reads, path)) return ask(address, init);
      return { ok: true, status: 200, headers: new Headers(), json: async () => ({ data: reads[path] }) };
    },
  };
}

/**
 * Draws a page as it would be, were some of its reads answered otherwise. It stands in nobody's cache.
 * @param reads what is answered, by the paths of the reads below the base
 */
export function createDrawWith({ ask, ...needs }: Omit<DrawNeeds, 'startReading'> & { ask: Ask }) {
  // It is looked at and not used: in a frame that runs no scripts each of them would be a complaint of the browser's.
  const assets: typeof needs.renderer.assets = (lang, files) => ({
    ...needs.renderer.assets(lang, files),
    scripts: [],
    preloads: [],
  });
  const renderer = { ...needs.renderer, assets };
  return async (target: string, lang: Lang, reads: Record<string, unknown>): Promise<string> => {
    const draw = createDraw({ ...needs, renderer, startReading: () => readingWith(reads, ask) });
    const { page } = await draw({ target, lang, cityId: 0, key: target, mayBeKept: false });
    return page?.html ?? '';
  };
}
