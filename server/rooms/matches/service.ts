import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import { pickText } from '../../../contract/locales.ts';
import type { DismissalReason, Match, Matches, MatchPoint, PostDemand } from '../../../contract/matches.ts';
import { ownKindOf } from '../../../contract/post-kinds.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { JobKind } from '../../queue/job-kind.ts';
import type { Nothing, Queue } from '../../queue/queue.ts';
import {
  dropWantedAlerts,
  parsedQuery,
  putWantedAlert,
  readWantedMails,
  switchWantedMails,
} from '../alerts/service.ts';
import { type Catalog, type CatalogSource, eitherOf, namedPlace } from '../catalog/service.ts';
import type { Jobs } from '../jobs/service.ts';
import type { Products } from '../products/service.ts';
import type { Rentals } from '../rentals/service.ts';
import {
  addDismissal,
  countPeople,
  readOffers,
  readOwnSides,
  readWanted,
  readWithoutAlert,
  removeDismissal,
} from './queries.ts';
import { byFit, isMatch, matchesPath, pointsOf, queryFor, termsOf } from './rules.ts';
import type { SideRow } from './side.ts';

export interface MatchNeeds {
  db: Db;
  queue: Queue;
  source: CatalogSource;
  kinds: { products: Products; rentals: Rentals; jobs: Jobs };
  now: () => Date;
}

/** The part of a list's card that a match uses. */
type Card = Pick<Match, 'id' | 'slug' | 'title' | 'lang' | 'area' | 'photo' | 'postedAt'>;
interface Room {
  list(
    query: Record<string, unknown>,
    context: RequestContext,
    reading?: { facets: boolean },
  ): Promise<{ data: Card[] }>;
}

const alertJob: JobKind<Nothing> = {
  name: 'matches-alerts',
  withinSeconds: 300,
  retries: 3,
  pauseSeconds: 15,
  longestPauseSeconds: 300,
  atOnce: 1,
};
const atOnce = 200;
/** Limits are raised to whole multiples of this, in US cents. */
const step = { rental: 5_000, product: 500, job: 500 } as const;
const lookingFor = ['wanted', 'seeking', 'buy'];

/** Wanted posts and matching offers, each visible to its own owner only. */
export function createMatches({ db, queue, source, kinds, now }: MatchNeeds) {
  const rooms = { product: kinds.products, rental: kinds.rentals, job: kinds.jobs } as unknown as Record<
    SideRow['kind'],
    Room
  >;

  /** @throws AppError `not_found` for anything but one's own published wanted post */
  async function wantedOf(userId: number, id: number, at: Date): Promise<SideRow> {
    const row = await readWanted(db, userId, id, at);
    if (!row) throw new AppError('not_found');
    return row;
  }

  interface Found {
    card: Card;
    row: SideRow;
    points: MatchPoint[];
    at: number;
  }

  /** The offers of a list for a post, with matched and missed criteria. */
  async function find(
    wanted: SideRow,
    { sort, isPriced }: { sort: string; isPriced: boolean },
    request: RequestContext,
    catalog: Catalog,
  ): Promise<Found[]> {
    const text = { ...queryFor(wanted, catalog, isPriced), sort, limit: String(limits.page.max) };
    const query = parsedQuery(wanted.kind, text);
    if (!query) return [];
    const anywhere = { ...request, cityId: 0 };
    const { data } = await rooms[wanted.kind].list(query, anywhere, { facets: false });
    const rows = await readOffers(
      db,
      data.map(({ id }) => id),
      { wantedId: wanted.id, userId: wanted.owner_id ?? 0 },
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return data.flatMap((card) => {
      const row = byId.get(card.id);
      if (!row) return [];
      const points = pointsOf(wanted, row, catalog, request.lang);
      return [{ card, row, points, at: row.published_at?.getTime() ?? 0 }];
    });
  }

  /** A limit at which up to three offers would match that miss by price only. */
  async function higherLimit(
    wanted: SideRow,
    request: RequestContext,
    catalog: Catalog,
  ): Promise<Matches['higherLimit']> {
    if (wanted.price_cents === null) return null;
    const found = await find(wanted, { sort: 'price_low', isPriced: false }, request, catalog);
    const prices = found
      .filter(({ points }) => points.every(({ fits, criterion }) => fits || criterion === 'price'))
      .flatMap(({ row }) => row.price_cents ?? [])
      .sort((one, other) => one - other);
    const wish = prices[Math.min(prices.length, 3) - 1];
    if (wish === undefined) return null;
    const unit = step[wanted.kind];
    const cents = Math.ceil(wish / unit) * unit;
    return { cents, count: prices.filter((price) => price <= cents).length };
  }

  const headOf = (row: SideRow, catalog: Catalog, lang: RequestContext['lang']) => {
    const title = pickText(eitherOf(row.title_en, row.title_ar), lang);
    return {
      kind: ownKindOf[row.kind] as Match['kind'],
      id: row.id,
      slug: row.slug,
      title: title.text,
      lang: title.lang,
      area: namedPlace(catalog, row.place_id, lang),
      priceCents: row.price_cents,
    };
  };

  /** @throws AppError `not_found` */
  async function read({ userId }: Actor, id: number, request: RequestContext): Promise<Matches> {
    const [wanted, catalog] = await Promise.all([wantedOf(userId, id, request.now), source.catalog()]);
    const found = await find(wanted, { sort: 'newest', isPriced: true }, request, catalog);
    const best = found.filter(({ points }) => isMatch(points)).sort(byFit);
    return {
      wanted: {
        ...headOf(wanted, catalog, request.lang),
        views: wanted.views,
        points: termsOf(wanted, catalog, request.lang),
        mails: await readWantedMails(db, wanted.id),
      },
      offers: best.slice(0, limits.page.default).map(({ card, row, points }) => ({
        ...headOf(row, catalog, request.lang),
        photo: card.photo,
        postedAt: card.postedAt,
        message: row.owner_id !== null,
        points,
      })),
      higherLimit: best.length > 0 ? null : await higherLimit(wanted, request, catalog),
    };
  }

  /** The number of matches of a member's posts, in both directions; without identities. */
  async function demand({ userId }: Actor, request: RequestContext): Promise<PostDemand[]> {
    const rows = await readOwnSides(db, userId, request.now, limits.page.max);
    const catalog = await source.catalog();
    const [wanted, offers] = [
      rows.filter(({ post_type }) => lookingFor.includes(post_type)),
      rows.filter(({ post_type }) => !lookingFor.includes(post_type)),
    ];
    const people = await countPeople(
      db,
      offers.map(({ id }) => id),
      request.now,
    );
    const answer: PostDemand[] = people.map((one) => ({ ...one, offers: null }));
    for (const row of wanted) {
      const found = await find(row, { sort: 'newest', isPriced: true }, request, catalog);
      const fitting = found.filter(({ points }) => isMatch(points)).length;
      if (fitting > 0) answer.push({ id: row.id, offers: fitting, people: null });
    }
    return answer;
  }

  /** Creates the alert of every wanted post, and deletes those of other posts. */
  async function keepAlerts(): Promise<void> {
    await dropWantedAlerts(db, now());
    const catalog = await source.catalog();
    for (;;) {
      const rows = await readWithoutAlert(db, now(), atOnce);
      for (const row of rows) {
        if (row.owner_id === null) continue;
        await putWantedAlert(db, {
          wantedId: row.id,
          ownerId: row.owner_id,
          kind: row.kind,
          query: queryFor(row, catalog),
          path: matchesPath(row.kind, row.id),
          at: now(),
        });
      }
      if (rows.length < atOnce) return;
    }
  }
  queue.repeat(alertJob, limits.alerts.pollSeconds, keepAlerts);

  return {
    read,
    demand,
    keepAlerts,
    /** @throws AppError `not_found` */
    async dismiss(
      { userId }: Actor,
      { id, offer, reason }: { id: number; offer: number; reason: DismissalReason | null },
      at: Date,
    ): Promise<void> {
      const wanted = await wantedOf(userId, id, at);
      await addDismissal(db, { wantedId: wanted.id, offerId: offer, reason, at });
    },
    /** @throws AppError `not_found` */
    async restore({ userId }: Actor, { id, offer }: { id: number; offer: number }, at: Date): Promise<void> {
      const wanted = await wantedOf(userId, id, at);
      await removeDismissal(db, wanted.id, offer);
    },
    /** @throws AppError `not_found` */
    async switchMails({ userId }: Actor, id: number, mails: boolean, at: Date): Promise<{ mails: boolean }> {
      const wanted = await wantedOf(userId, id, at);
      // A post of the last minute may have no alert yet.
      await keepAlerts();
      await switchWantedMails(db, wanted.id, mails);
      return { mails };
    },
  };
}
export type MatchService = ReturnType<typeof createMatches>;
