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

/** The rooms of the kinds, whose lists alerts follow. */
export interface AlertKinds {
  businesses: Businesses;
  products: Products;
  rentals: Rentals;
  jobs: Jobs;
  events: Events;
}

/** The filter of a list, whatever its kind: what all kinds have, and filters by fields. */
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

/** The filters and the words of one kind that an alert asks for. */
interface AlertQuery {
  kind: ListingKind;
  conditions: Conditions & Record<string, unknown>;
  question: Understood | null;
}

/** How alerts are put to the database, for the posts of each kind. */
export function createUnderstanding({
  db,
  source,
  kinds,
}: {
  db: Db;
  source: CatalogSource;
  kinds: AlertKinds;
}) {
  /** The room of a kind, as far as alerts use it. */
  interface Room {
    conditionsOf(query: unknown, context: RequestContext): Promise<Record<string, unknown>>;
    fitting(ids: readonly number[], fields: Record<string, unknown>, at: Date): Promise<number[]>;
    countSince(filter: Record<string, unknown>, match: Match | undefined, since: Date): Promise<number>;
  }
  // Each kind's own types meet here: conditions that a kind made go to that kind only.
  const rooms = {
    business: kinds.businesses,
    product: kinds.products,
    rental: kinds.rentals,
    job: kinds.jobs,
    event: kinds.events,
  } as unknown as Record<ListingKind, Room>;

  /** Null where words have nothing to look for, so that no post fits. */
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
   * The words of an alert as a `tsquery`, and for each way in which a post may have them the rarest part. Where the site
   * read a word as another one that posts had, those that have what was typed fit, too: perhaps none had it yet.
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
    /** What an alert asks of the posts of each kind. */
    async interestsOf(subject: Subject, now: Date): Promise<Interest[]> {
      const interests: Interest[] = [];
      for (const query of await allAlertQueries(subject, now)) interests.push(await interestOf(query));
      return interests;
    },
    /** How many posts that can be seen now and that fit were published since a moment. */
    async countSince(subject: Subject, since: Date, now: Date): Promise<number> {
      let count = 0;
      for (const { kind, conditions, question } of await allAlertQueries(subject, now)) {
        count += await rooms[kind].countSince(conditions, question?.matches[0], since);
      }
      return count;
    },
    /** Of some posts of a kind those that can be seen now and that filters by fields leave. */
    fitting: (kind: ListingKind, ids: readonly number[], fields: Record<string, unknown>, now: Date) =>
      rooms[kind].fitting(ids, fields, now),
  };
}
export type AlertUnderstanding = ReturnType<typeof createUnderstanding>;
