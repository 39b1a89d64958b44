import { type Lang, locales } from '../../contract/locales.ts';
import type { Site } from '../../web/entry.server.tsx';
import { isMessageKey, messageOf } from '../http/messages.ts';
import { renderObserved } from '../metrics/observations.ts';
import { inSpan } from '../tracing/spans.ts';
import type { RenderedPage } from './cache/cached-page.ts';
import type { Redirect } from './cache/page-cache.ts';
import type { PageRequest } from './cache/page-request.ts';
import { type Reading, trueUntil } from './cache/reading.ts';
import { documentOf } from './document.ts';
import type { PageRenderer } from './renderer.ts';

export type SiteFacts = Omit<Site, 'lang' | 'dir' | 'cityId' | 'cityName'>;

/** The result of a page request: HTML or a redirect. */
export type Outcome =
  | { page: RenderedPage; isWhole: boolean; redirect?: undefined }
  | { page?: undefined; isWhole?: undefined; redirect: Redirect };

export interface RenderNeeds {
  renderer: PageRenderer;
  facts: SiteFacts;
  startReading: () => Reading;
  /** Resolves when a page whose data was read may be rendered. */
  renderTurn?: (() => Promise<void>) | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
}

const withoutLang = (target: string): string =>
  target.replace(/([?&])lang=[^&]*(&|$)/, (_, before, after) => (after ? before : ''));

/** By ISO code, or by the localized name if that is common. */
function cityNameIn(lang: Lang, code: string): string {
  const key = `city.${code}`;
  return isMessageKey(key) ? messageOf(key, lang) : code;
}

/** Renders a page, from the parameters of the request that it declares and nothing else. */
export function createPageRender({ renderer, facts, startReading, renderTurn, now }: RenderNeeds) {
  return async ({ target, lang, cityId }: PageRequest): Promise<Outcome> => {
    const renderedAt = now();
    const reading = startReading();
    const site: Site = {
      ...facts,
      cityName: cityNameIn(lang, facts.cityCode),
      lang,
      dir: locales[lang].dir,
      cityId,
    };
    const { renderPage } = await renderer.entry();
    const begunAt = performance.now();
    const report = (route: string, hasFailed = false) =>
      renderObserved.report({ route, seconds: (performance.now() - begunAt) / 1000, hasFailed });
    const address = new URL(`${facts.publicUrl}${target}`);
    const page = await inSpan({ name: 'render', kind: 'internal' }, async (span) => {
      const rendered = await renderPage(address, site, reading.carry, renderTurn);
      if (!(rendered instanceof Response)) span.rename(`render ${rendered.route}`);
      return rendered;
    }).catch((error: unknown) => {
      report('*', true);
      throw error;
    });
    report(page instanceof Response ? 'redirect' : page.route);
    if (page instanceof Response) {
      return { redirect: { status: page.status, location: page.headers.get('location') ?? '/' } };
    }
    const html = documentOf({ lang, ...page, assets: renderer.assets(lang, page.files) });
    return {
      isWhole: reading.isWhole && page.status < 500,
      page: {
        status: page.status,
        route: page.route,
        lang,
        html,
        tags: reading.tags,
        until: trueUntil(renderedAt, reading.byMinute),
        isMain: cityId === 0 && page.listedAt === withoutLang(target),
      },
    };
  };
}
export type RenderPage = ReturnType<typeof createPageRender>;
