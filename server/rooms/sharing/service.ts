import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ListingKind } from '../../../contract/categories.ts';
import type { ContentKind } from '../../../contract/content.ts';
import { type Either, type Lang, pickText } from '../../../contract/locales.ts';
import { type SharedKind, versionOf } from '../../../contract/sharing.ts';
import type { Db } from '../../database/connect.ts';
import { type Catalog, type CatalogSource, eitherOf, nameOf } from '../catalog/service.ts';
import type { Settings } from '../settings/service.ts';
import { createLettering } from './lettering.ts';
import { drawPicture, type PictureWords } from './picture.ts';
import { readSharedContent, readSharedListing } from './queries.ts';

/** About 200 pictures. */
const CACHE_BYTES = 20 * 1024 * 1024;
/** Part of every ETag: to be incremented whenever the rendering changes. */
const DRAWING = 1;

const listingKinds: Partial<Record<SharedKind, ListingKind>> = {
  business: 'business',
  rent: 'rental',
  product: 'product',
  job: 'job',
  event: 'event',
};
const contentKinds: Partial<Record<SharedKind, { kind: ContentKind; icon: string }>> = {
  blog: { kind: 'blog', icon: 'books' },
  news: { kind: 'news', icon: 'events' },
  guide: { kind: 'guide', icon: 'map-pin' },
};

/** A picture that can be rendered, and the key of its state. */
export interface Shared {
  words: PictureWords;
  /** Distinguishes versions without rendering. */
  etag: string;
  /** The version in immutable URLs; undefined if nothing tells when the picture changes. */
  version: string | undefined;
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

export interface SharingNeeds {
  catalog: CatalogSource;
  settings: Settings;
}

/** Share pictures of pages. */
export function createSharing(db: Db, { catalog: source, settings }: SharingNeeds) {
  const lettering = createLettering();
  const pictures = new LRUCache<string, Uint8Array<ArrayBuffer>, PictureWords>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (bytes, key) => bytes.length + key.length * 2,
    fetchMethod: (_key, _old, { context }) => drawInTurn(context),
  });

  let last: Promise<unknown> = Promise.resolve();
  /** One at a time, so that a crawler that requests many does not delay pages. */
  function drawInTurn(words: PictureWords): Promise<Uint8Array<ArrayBuffer>> {
    const drawing = last.then(async () => new Uint8Array(await drawPicture(words, lettering)));
    last = drawing.catch(() => undefined);
    return drawing;
  }

  function shared(words: PictureWords, updatedAt: Date | undefined): Shared {
    const hash = createHash('sha256').update(JSON.stringify([DRAWING, words]));
    const etag = `"${hash.digest('base64url').slice(0, 22)}"`;
    return { words, etag, version: updatedAt && versionOf(updatedAt) };
  }

  /** The content of a record's picture; undefined if the record is not public. */
  async function find(kind: SharedKind, id: number, lang: Lang, now: Date): Promise<Shared | undefined> {
    const [catalog, { name }] = await Promise.all([source.catalog(), settings.general(lang)]);
    const base = { lang, seed: `${kind}-${id}`, siteName: name };
    const listing = listingKinds[kind];
    if (listing) {
      const row = await readSharedListing(db, listing, id, now);
      if (!row) return undefined;
      const category = catalog.category(row.category_id);
      const words = {
        ...base,
        icon: category?.icon ?? 'map-pin',
        label: category ? nameOf(category, lang) : '',
        title: pickText(eitherOf(row.title_en, row.title_ar), lang).text,
        detail: [row.price_cents === null ? '' : dollars.format(row.price_cents / 100)]
          .concat(placeNames(catalog, row.place_id, lang))
          .filter(Boolean)
          .join(' · '),
      };
      return shared(words, row.updated_at);
    }
    const content = contentKinds[kind];
    if (content) {
      const row = await readSharedContent(db, content.kind, id, now);
      if (!row) return undefined;
      const label = categoryOf(row.data, lang);
      const title = pickText(row.title, lang).text;
      return shared({ ...base, icon: content.icon, label, title, detail: '' }, row.updated_at);
    }
    const category = catalog.category(id);
    if (!category) return undefined;
    const title = nameOf(category, lang);
    return shared({ ...base, icon: category.icon, label: '', title, detail: '' }, undefined);
  }

  /** The picture of pages without a record. */
  async function site(lang: Lang): Promise<Shared> {
    const { name, footer } = await settings.general(lang);
    const words = { lang, seed: 'site', icon: 'map-pin', label: '', title: name, detail: footer.about };
    return shared({ ...words, siteName: '' }, undefined);
  }

  /** Renders a picture, or returns it from the cache. Concurrent requests for one share a rendering. */
  async function draw({ words, etag }: Shared): Promise<Uint8Array<ArrayBuffer>> {
    const found = await pictures.fetch(etag, { context: words });
    return found ?? drawInTurn(words);
  }

  return { find, site, draw };
}
export type Sharing = ReturnType<typeof createSharing>;

/** The place and its ancestors, the smallest first. */
function placeNames(catalog: Catalog, id: number, lang: Lang): string[] {
  return catalog.placeChain(id).map((place) => nameOf(place, lang));
}

function categoryOf(data: Record<string, unknown>, lang: Lang): string {
  const { category } = data;
  if (typeof category === 'string') return category;
  return category && typeof category === 'object' ? pickText(category as Either, lang).text : '';
}
