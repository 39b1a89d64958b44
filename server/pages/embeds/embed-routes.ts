import { type Context, Hono } from 'hono';
import { businessQuerySchema } from '../../../contract/businesses.ts';
import { type EmbedOptions, embedPath, readEmbed } from '../../../contract/embeds.ts';
import type { Db } from '../../database/connect.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Businesses } from '../../rooms/businesses/service.ts';
import { type CatalogSource, nameOf } from '../../rooms/catalog/service.ts';
import { hasPage } from '../../rooms/neighborhoods/service.ts';
import { senderOf } from '../../rooms/settings/service.ts';
import type { AssetsOf } from '../assets.ts';
import { embedHtml } from './embed-html.ts';

export interface EmbedNeeds {
  db: Db;
  /** The origin of the site, without a trailing slash. */
  publicUrl: string;
  businesses: Pick<Businesses, 'list'>;
  source: CatalogSource;
  assets: AssetsOf;
  now: () => Date;
}

/**
 * Any site may frame the list, unlike the pages. It loads styles, pictures and fonts of this site only, runs no
 * scripts and submits no forms, so that clickjacking gains nothing.
 */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/** How many minutes browsers and proxies may cache a list. */
const cacheControl = 'public, max-age=300';

/** Serves lists of businesses for iframes on other sites. Unknown parameters are ignored. */
export function embedRoutes({ db, publicUrl, businesses, source, assets, now }: EmbedNeeds) {
  async function read(options: EmbedOptions) {
    const catalog = await source.catalog();
    const { lang, words, count } = options;
    const place = catalog.places.find((one) => hasPage(one) && one.slug === options.neighborhood);
    const context: RequestContext = { lang, cityId: place?.id ?? 0, now: now() };
    const query = businessQuerySchema.parse(
      words ? { q: words, limit: count } : { sort: 'rated', limit: count },
    );
    const [{ data }, { name }] = await Promise.all([businesses.list(query, context), senderOf(db, lang)]);
    const path = words
      ? `/search-result/${encodeURIComponent(words)}/store`
      : place
        ? `/Neighborhood/${encodeURIComponent(place.slug)}`
        : '/';
    return {
      businesses: data,
      area: place && nameOf(place, lang),
      siteName: name,
      moreUrl: `${publicUrl}${path}?lang=${lang}`,
    };
  }

  return new Hono().get(embedPath, async (context: Context) => {
    const options = readEmbed(context.req.query());
    const html = embedHtml(options, await read(options), {
      publicUrl,
      styles: assets(options.lang, []).styles,
    });
    return context.html(html, 200, {
      'cache-control': cacheControl,
      'content-security-policy': policy,
      'cross-origin-resource-policy': 'cross-origin',
      'content-language': options.lang,
    });
  });
}
