import { AppError } from '../../../contract/errors.ts';
import { defaultLang, type Lang, langs } from '../../../contract/locales.ts';
import { listingKindOf, ownKindOf, postPages } from '../../../contract/post-kinds.ts';
import type { PosterGoal, PosterKind } from '../../../contract/poster-kinds.ts';
import type { Poster } from '../../../contract/posters.ts';
import type { Db } from '../../database/connect.ts';
import { type CatalogSource, nameOf } from '../catalog/service.ts';
import { presentPictures } from '../listings/pictures.ts';
import { readPictures } from '../listings/queries.ts';
import { requirePublished } from '../listings/reading.ts';
import { hasPage, parentName } from '../neighborhoods/service.ts';
import { senderOf } from '../settings/service.ts';
import { codeOf, newCode } from './codes.ts';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import { insertCode, readCode, readPostedListing, readScans, readTarget, type Target } from './queries.ts';

type Message = keyof typeof en;
const messages: Record<Lang, Record<Message, string>> = { en, ar };
const inBoth = (text: (lang: Lang) => string) =>
  Object.fromEntries(langs.map((lang) => [lang, text(lang)])) as Record<Lang, string>;
const messageInBoth = (message: Message) => inBoth((lang) => messages[lang][message]);

/** Codes collide once in billions of attempts, and two requests may create one at the same time. */
const tries = 5;

/** The member who requests a poster. */
export interface PosterReader {
  userId: number;
  /** Whether the member moderates posts. */
  isTeam: boolean;
}

/** Posters of businesses, posts and neighborhoods, and the short addresses that they print. */
export function createPosters(db: Db, source: CatalogSource) {
  /** The code of a target, which is created if it has none. */
  async function codeFor(target: Target): Promise<string> {
    for (let tried = 0; tried < tries; tried += 1) {
      const code = await readCode(db, target);
      if (code) return code;
      await insertCode(db, target, newCode());
    }
    throw new AppError('unavailable');
  }

  const siteName = async () => {
    const [english, arabic] = await Promise.all(langs.map((lang) => senderOf(db, lang)));
    return { en: english?.name ?? '', ar: arabic?.name ?? '' };
  };

  async function ofListing(
    kind: Exclude<PosterKind, 'neighborhood'>,
    id: number,
    reader: PosterReader,
    now: Date,
  ) {
    const row = await readPostedListing(db, listingKindOf[kind], id);
    const mayCount = reader.isTeam || (row !== undefined && row.owner_id === reader.userId);
    const isPublished = row?.status === 'published' && (row.expires_at === null || row.expires_at > now);
    const { id: listingId, ...listing } = mayCount && row ? row : requirePublished(row, now);
    const [catalog, code, pictures] = await Promise.all([
      source.catalog(),
      codeFor({ listing_id: listingId }),
      readPictures(db, [listingId], ['logo']),
    ]);
    const place = catalog.place(listing.place_id);
    const isBusiness = kind === 'business';
    return {
      code,
      mayCount,
      published: isPublished,
      name: { en: listing.title_en, ar: listing.title_ar },
      logo: presentPictures(pictures, defaultLang).logo[0] ?? null,
      // Contact details of a post are revealed on request, never printed.
      street: isBusiness ? listing.street : null,
      phone: isBusiness ? listing.phone : null,
      priceCents: listing.price_cents,
      area: inBoth((lang) => (place ? nameOf(place, lang) : '')),
    };
  }

  async function ofNeighborhood(id: number, { isTeam }: PosterReader) {
    const catalog = await source.catalog();
    const place = catalog.place(id);
    if (!place || !hasPage(place)) throw new AppError('not_found');
    return {
      code: await codeFor({ place_id: place.id }),
      mayCount: isTeam,
      published: true,
      name: inBoth((lang) => nameOf(place, lang)),
      logo: null,
      street: null,
      phone: null,
      priceCents: null,
      area: inBoth((lang) => parentName(catalog, place, lang)),
    };
  }

  /**
   * The content of a poster. Only its owner and the team can get the poster of an unpublished listing.
   * @throws AppError `not_found`, `gone`
   */
  async function poster(kind: PosterKind, id: number, reader: PosterReader, now: Date): Promise<Poster> {
    const [{ code, mayCount, ...facts }, name] = await Promise.all([
      kind === 'neighborhood' ? ofNeighborhood(id, reader) : ofListing(kind, id, reader, now),
      siteName(),
    ]);
    return {
      kind,
      id,
      code,
      ...facts,
      siteName: name,
      heading: messageInBoth('scan'),
      texts: {
        page: messageInBoth(kind),
        review: kind === 'business' ? messageInBoth('review') : null,
      },
      scans: mayCount ? await readScans(db, code, now) : null,
    };
  }

  /**
   * The current target of a short address. The path of an unpublished post contains its number only, so that its
   * title is not disclosed, and its page states its status.
   * @param typed in either case
   * @returns undefined if there is no such address
   */
  async function resolve(
    typed: string,
    goal: PosterGoal,
    now: Date,
  ): Promise<{ code: string; path: string } | undefined> {
    const code = codeOf(typed);
    const row = code && (await readTarget(db, code));
    if (!code || !row) return undefined;
    if (row.place_id !== null) {
      const place = (await source.catalog()).place(row.place_id);
      return place && { code, path: `/Neighborhood/${encodeURIComponent(place.slug)}` };
    }
    const { id, kind, slug, status, expires_at } = row;
    if (!kind) return undefined;
    const page = `${postPages[ownKindOf[kind]]}/${id}`;
    const isPublished = status === 'published' && (!expires_at || expires_at > now);
    if (!isPublished) return { code, path: page };
    const mark = goal === 'review' && kind === 'business' ? '#write-review' : '';
    return { code, path: `${page}/${encodeURIComponent(slug ?? '')}${mark}` };
  }

  return { poster, resolve };
}
export type Posters = ReturnType<typeof createPosters>;
