import { type ListingKind, listingKinds } from '../../../contract/categories.ts';
import type { SearchQuery } from '../../../contract/search-results.ts';
import type { Db } from '../../database/connect.ts';
import { kmPerDegree, longitudeScale } from '../../geography/city-plane.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Businesses } from '../businesses/service.ts';
import type { CatalogSource, Match, Understood } from '../catalog/service.ts';
import type { Events } from '../events/service.ts';
import type { Jobs } from '../jobs/service.ts';
import type { Products } from '../products/service.ts';
import type { Rentals } from '../rentals/service.ts';
import { narrowedBy } from '../search/service.ts';
import { countWords, type Interest } from './finding-queries.ts';
import { parsedQuery, type Subject } from './subject.ts';

/** The rooms of the kinds whose lists alerts follow. */
export interface AlertKinds {
  businesses: Businesses;
  products: Products;
  rentals: Rentals;
  jobs: Jobs;
  events: Events;
}

/** The filter of a list of any kind: shared filters, and filters by fields. */
interface Conditions {
  category?: number | undefined;
  place?: number | undefined;
  cityId?: number | undefined;
  near?: { lat: number; lng: number } | undefined;
  radiusKm?: number | undefined;
  priceMinCents?: number | undefined;
  priceMaxCents?: number | undefined;
  at?: Date;
  match?: unknown;
}

const searchTypeOf = {
  business: 'business',
  product: 'product',
  rental: 'rent',
  job: 'job',
  event: 'event',
} as const;

/** The filters and search terms of an alert for one kind. */
interface AlertQuery {
  kind: ListingKind;
  conditions: Conditions & Record<string, unknown>;
  question: Understood | null;
}

/** Translates alerts into database criteria, for the posts of each kind. */
export function createUnderstanding({
  db,
  source,
  kinds,
}: {
  db: Db;
  source: CatalogSource;
  kinds: AlertKinds;
}) {
  /** The parts of a kind's room that alerts use. */
  interface Room {
    conditionsOf(query: unknown, context: RequestContext): Promise<Record<string, unknown>>;
    fitting(ids: readonly number[], fields: Record<string, unknown>, at: Date): Promise<number[]>;
    countSince(filter: Record<string, unknown>, match: Match | undefined, since: Date): Promise<number>;
  }
  // The types of all kinds meet here: conditions of a kind are passed to that kind only.
  const rooms = {
    business: kinds.businesses,
    product: kinds.products,
    rental: kinds.rentals,
    job: kinds.jobs,
    event: kinds.events,
  } as unknown as Record<ListingKind, Room>;

  /** Null if the query has no searchable terms, so that no post matches. */
  async function alertQueryOf(kind: ListingKind, { query }: Subject, now: Date): Promise<AlertQuery | null> {
    const parsed = parsedQuery(kind, query);
    if (!parsed) return null;
    const narrowed = query.q
      ? narrowedBy({ ...parsed, q: query.q } as SearchQuery, searchTypeOf[kind])
      : undefined;
    const { q = '', ...rest } = narrowed?.query ?? parsed;
    const words = String(q).trim();
    const question = words ? await source.question(words) : null;
    if (query.q && words && !question) return null;
    const conditions = await rooms[kind].conditionsOf(rest, { lang: 'en', cityId: 0, now });
    const exactBedrooms = narrowed?.exactBedrooms;
    return {
      kind,
      conditions: { ...conditions, ...(exactBedrooms !== undefined && { exactBedrooms }) },
      question,
    };
  }

  async function allAlertQueries(subject: Subject, now: Date): Promise<AlertQuery[]> {
    const all: (AlertQuery | null)[] = [];
    for (const kind of subject.kind ? [subject.kind] : listingKinds) {
      all.push(await alertQueryOf(kind, subject, now));
    }
    return all.filter((one) => one !== null);
  }

  async function interestOf({ kind, conditions, question }: AlertQuery): Promise<Interest> {
    const { category, place, cityId, near, radiusKm, priceMinCents, priceMaxCents, at, match, ...rest } =
      conditions;
    const fields = Object.entries(rest).filter(([, value]) => value !== undefined);
    const within = near && radiusKm ? { near, radiusKm } : undefined;
    return {
      kind,
      category_id: category ?? 0,
      place_id: place ?? cityId ?? 0,
      price_min: priceMinCents ?? null,
      price_max: priceMaxCents ?? null,
      near_x: within ? within.near.lng * longitudeScale : null,
      near_y: within ? within.near.lat : null,
      near_radius: within ? within.radiusKm / kmPerDegree : null,
      fields: fields.length > 0 ? Object.fromEntries(fields) : null,
      ...(question ? await wordsOf(question) : { words: null, leads: null }),
    };
  }

  /**
   * The search terms of an alert as a `tsquery`, and for each alternative its rarest term. If the site corrected a
   * word to one that posts contain, posts with the typed word match, too: perhaps none contained it yet.
   */
  async function wordsOf(question: Understood): Promise<Pick<Interest, 'words' | 'leads'>> {
    const [strictest] = question.matches;
    if (!strictest) return { words: null, leads: null };
    const { units, required } = strictest.index;
    const counts = await countWords(db, [
      ...new Set(units.flatMap(({ wordings }) => wordings.map(([first = '']) => first))),
    ]);
    const commonness = units.map(({ wordings, beginning }) =>
      wordings.reduce((sum, [first = '']) => sum + (counts.get(first) ?? 0), beginning ? 1 : 0),
    );
    const leads = new Set<string>();
    for (const set of required) {
      const among = units.map((_unit, at) => at).filter((at) => set & (1 << at));
      among.sort((one, other) => (commonness[one] ?? 0) - (commonness[other] ?? 0));
      const leader = units[among[0] ?? 0];
      if (!leader) continue;
      for (const [first = ''] of leader.wordings) leads.add(first);
      if (leader.beginning) leads.add(`${leader.beginning}*`);
    }
    if (question.respelt === null) return { words: strictest.all, leads: [...leads] };
    const [longest] = [...question.terms].sort((one, other) => other.length - one.length);
    if (longest) leads.add(longest);
    const typed = question.terms.map((term) => `'${term}'`).join(' & ');
    return { words: `(${strictest.all}) | (${typed})`, leads: [...leads] };
  }

  return {
    /** The criteria of an alert for the posts of each kind. */
    async interestsOf(subject: Subject, now: Date): Promise<Interest[]> {
      const interests: Interest[] = [];
      for (const query of await allAlertQueries(subject, now)) interests.push(await interestOf(query));
      return interests;
    },
    /** The number of matching published posts since a moment. */
    async countSince(subject: Subject, since: Date, now: Date): Promise<number> {
      let count = 0;
      for (const { kind, conditions, question } of await allAlertQueries(subject, now)) {
        count += await rooms[kind].countSince(conditions, question?.matches[0], since);
      }
      return count;
    },
    /** Those posts of a kind that are published and pass the filters by fields. */
    fitting: (kind: ListingKind, ids: readonly number[], fields: Record<string, unknown>, now: Date) =>
      rooms[kind].fitting(ids, fields, now),
  };
}
export type AlertUnderstanding = ReturnType<typeof createUnderstanding>;
