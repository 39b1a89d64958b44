import { endpointAddress } from '../../../contract/endpoint-address.ts';
import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import type { Lang } from '../../../contract/locales.ts';
import { pickText } from '../../../contract/locales.ts';
import {
  type SavedSearch,
  type SavedSearchInput,
  stopSavedSearch,
} from '../../../contract/saved-searches.ts';
import { type SearchQuery, searchQuerySchema } from '../../../contract/search-results.ts';
import type { Db } from '../../database/connect.ts';
import { messageOf } from '../../http/messages.ts';
import type { Mailer } from '../../mail/letter.ts';
import type { JobKind } from '../../queue/job-kind.ts';
import type { Nothing, Queue } from '../../queue/queue.ts';
import { eitherOf } from '../catalog/service.ts';
import { pageIn } from '../listings/addresses.ts';
import type { Search } from '../search/service.ts';
import {
  addSearch,
  deleteSearch,
  noteLooked,
  pauseAllOf,
  readPublishedSince,
  readSearches,
  readWatchers,
  type SavedQuery,
  setPaused,
  takeSearches,
  type WatcherRow,
} from './queries.ts';

const day = 86_400_000;
/** What is written while we look is looked at again. */
const overlapMs = 60_000;
/** Members who are looked after at once; each then in a transaction of its own. */
const batch = 200;
/** A mail names so many of what was found. */
const mostTitles = 5;

/** What decides neither what is found nor for whom. */
const ownNames = ['after', 'limit', 'sort'];

const watchJob: JobKind<Nothing> = {
  name: 'saved-searches-watch',
  withinSeconds: 1_800,
  retries: 3,
  pauseSeconds: 60,
  longestPauseSeconds: 600,
  atOnce: 1,
};

export interface SavedSearchNeeds {
  db: Db;
  queue: Queue;
  mailer: Mailer;
  search: Search;
  publicUrl: string;
  cityCode: string;
  now: () => Date;
}

function present(row: {
  id: number;
  path: string;
  query: SavedQuery;
  paused: boolean;
  created_at: Date;
}): SavedSearch {
  const { q = '', type = null, ...filters } = row.query;
  return {
    id: row.id,
    words: q,
    type,
    filters: Object.keys(filters).filter((name) => name !== 'radius_km').length,
    path: row.path,
    paused: row.paused,
    savedAt: row.created_at.toISOString(),
  };
}

function asked(query: SavedQuery): SearchQuery | null {
  const { data } = searchQuerySchema.safeParse({ ...query, sort: 'newest', limit: limits.searchGroup });
  return data ?? null;
}

/** Searches that members saved: they hear of what is new, in one mail a day at most. */
export function createSavedSearches(needs: SavedSearchNeeds) {
  const { db, queue, mailer, search, publicUrl, cityCode, now } = needs;

  /** @throws AppError `invalid_fields` for what is no search, and for one too many */
  async function save(userId: number, { path, query }: SavedSearchInput, lang: Lang): Promise<void> {
    const kept = Object.fromEntries(
      Object.entries(query).filter(([name, value]) => value !== '' && !ownNames.includes(name)),
    );
    if (!asked(kept))
      throw new AppError('invalid_fields', undefined, { query: [messageOf('field.search', lang)] });
    const most = limits.savedSearches;
    if (!(await addSearch(db, { userId, path, query: kept, at: now(), most }))) {
      throw new AppError('invalid_fields', undefined, {
        query: [messageOf('field.too_many_searches', lang)],
      });
    }
  }

  /** What was published of a search since it was looked at. */
  async function news(row: WatcherRow): Promise<string[]> {
    const query = asked(row.query);
    if (!query) return [];
    const { data, meta } = await search.find(query, { lang: row.lang, cityId: 0, now: now() });
    if (meta.loosened) return [];
    const ids = [...data.business, ...data.product, ...data.rent, ...data.job].map(({ id }) => id);
    const rows = await readPublishedSince(db, ids, row.looked_at);
    return rows.map(({ title_en, title_ar }) => pickText(eitherOf(title_en, title_ar), row.lang).text);
  }

  async function lookFor(userId: number): Promise<void> {
    const at = now();
    await db.transaction().execute(async (tx) => {
      const rows = await takeSearches(tx, userId, new Date(at.getTime() - day));
      const finds: { row: WatcherRow; titles: string[] }[] = [];
      for (const row of rows) {
        const titles = await news(row);
        if (titles.length > 0) finds.push({ row, titles });
      }
      const looked = new Date(at.getTime() - overlapMs);
      const found = new Set(finds.map(({ row }) => row.id));
      await noteLooked(
        tx,
        rows.filter(({ id }) => !found.has(id)).map(({ id }) => id),
        looked,
        false,
      );
      const [first] = finds;
      if (!first) return;
      // What a mail tells of is told once: here nothing is looked at again.
      await noteLooked(tx, [...found], at, true);
      const { email, name, lang, token, path } = first.row;
      const page = finds.length === 1 ? path : '/saved-searches';
      const inLang =
        page.includes('?') && lang !== 'en'
          ? `${publicUrl}${page}&lang=${lang}`
          : pageIn(publicUrl, page, lang);
      await mailer.send(tx, {
        to: email,
        lang,
        letter: {
          kind: 'saved-matches',
          name,
          finds: finds.map(({ row, titles }) => ({
            words: row.query.q ?? '',
            titles: titles.slice(0, mostTitles),
          })),
          link: inLang,
          leaveLink: `${pageIn(publicUrl, '/Newsletter', lang)}#stop=${token}`,
        },
        oneClickLeave:
          publicUrl +
          endpointAddress({ city: cityCode, lang, cityId: 0 }, stopSavedSearch, { query: { token } }),
      });
    });
  }

  async function watch(): Promise<void> {
    const since = new Date(now().getTime() - day);
    for (let after = 0, ids: number[] = []; ; after = ids.at(-1) ?? 0) {
      ids = await readWatchers(db, since, after, batch);
      for (const id of ids) await lookFor(id);
      if (ids.length < batch) return;
    }
  }
  queue.repeat(watchJob, limits.savedSearchSeconds, watch);

  return {
    save,
    watch,
    list: async (userId: number) => (await readSearches(db, userId)).map(present),
    /** @throws AppError `not_found` */
    async pause(userId: number, id: number, paused: boolean): Promise<void> {
      if (!(await setPaused(db, userId, id, paused, now()))) throw new AppError('not_found');
    },
    forget: (userId: number, id: number) => deleteSearch(db, userId, id),
    /** Ends all mails of who has this token. @returns false: no such token */
    stop: (token: string) => pauseAllOf(db, token),
  };
}
export type SavedSearches = ReturnType<typeof createSavedSearches>;
