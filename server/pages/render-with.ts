import type { Lang } from '../../contract/locales.ts';
import { type Ask, belowBase, type Reading } from './cache/reading.ts';
import { createPageRender, type RenderNeeds } from './render-page.ts';

/** Reads of which some are overridden; nothing of them is cached. */
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
 * Renders a page with given responses for some of its reads, for previews. The page is not cached.
 * @param reads the responses, by path of the read below the base path
 */
export function createRenderWith({ ask, ...needs }: Omit<RenderNeeds, 'startReading'> & { ask: Ask }) {
  // A preview is displayed in an iframe without scripts, where the browser would log an error for each.
  const assets: typeof needs.renderer.assets = (lang, files) => ({
    ...needs.renderer.assets(lang, files),
    scripts: [],
    preloads: [],
  });
  const renderer = { ...needs.renderer, assets };
  return async (target: string, lang: Lang, reads: Record<string, unknown>): Promise<string> => {
    const render = createPageRender({ ...needs, renderer, startReading: () => readingWith(reads, ask) });
    const { page } = await render({ target, lang, cityId: 0, key: target, isCacheable: false });
    return page?.html ?? '';
  };
}
