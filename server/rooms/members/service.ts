import type { ListingKind } from '../../../contract/categories.ts';
import { AppError } from '../../../contract/errors.ts';
import type { AnswerTime } from '../../../contract/member-names.ts';
import { type Member, mostOnMemberPage } from '../../../contract/members.ts';
import type { Db } from '../../database/connect.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Businesses } from '../businesses/service.ts';
import type { Events } from '../events/service.ts';
import type { Jobs } from '../jobs/service.ts';
import type { Products } from '../products/service.ts';
import type { Rentals } from '../rentals/service.ts';
import {
  answerTimeOf,
  emailProved,
  phoneProved,
  presentAccount,
  presentClaimed,
  presentWrittenReview,
} from './present.ts';
import {
  countSold,
  countTranslated,
  type MemberRow,
  readAnswerTime,
  readClaimedBusinesses,
  readMemberRow,
  readPostIds,
  readRating,
  readReviewsBy,
} from './queries.ts';

/** The usual response time of a member; null if there are too few replies, or if it is too long to display. */
export const readAnswerTimeOf = async (db: Db, id: number): Promise<AnswerTime | null> =>
  answerTimeOf(await readAnswerTime(db, id));

/** The rating of a member by those who contacted them. */
export const readRatingOf = readRating;

/** The maximum number of businesses among the verified facts. */
const mostClaimed = 3;

export interface MembersNeeds {
  businesses: Businesses;
  products: Products;
  rentals: Rentals;
  jobs: Jobs;
  events: Events;
}

/** The public pages of members. */
export function createMembers(db: Db, { businesses, products, rentals, jobs, events }: MembersNeeds) {
  /** @throws AppError `not_found` if there is no such page, `gone` if its member is banned */
  async function rowOf(id: number): Promise<MemberRow> {
    const row = await readMemberRow(db, id);
    if (row?.banned_at && row.public_page) throw new AppError('gone');
    if (!row?.has_page) throw new AppError('not_found');
    return row;
  }

  async function postsOf(id: number, context: RequestContext): Promise<Member['posts']> {
    const kinds = await readPostIds(db, id, context.now, mostOnMemberPage);
    /** Posts may be unpublished between the two queries. */
    async function newest<Card extends { id: number }>(
      kind: ListingKind,
      { chosen }: { chosen: (ids: number[], context: RequestContext) => Promise<Card[]> },
    ): Promise<{ total: number; newest: Card[] }> {
      const found = kinds.find((one) => one.kind === kind);
      if (!found) return { total: 0, newest: [] };
      const { ids, total } = found;
      const cards = await chosen(ids, context);
      return { total, newest: cards.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) };
    }
    const [goods, homes, openings, upcoming, places] = await Promise.all([
      newest('product', products),
      newest('rental', rentals),
      newest('job', jobs),
      newest('event', events),
      newest('business', businesses),
    ]);
    return { products: goods, rentals: homes, jobs: openings, events: upcoming, businesses: places };
  }

  /** @throws AppError `not_found`, `gone` */
  async function read(id: number, context: RequestContext): Promise<Member> {
    const { lang } = context;
    const row = await rowOf(id);
    const [posts, sold, translated, claimed, reviews, rating, answers] = await Promise.all([
      postsOf(id, context),
      countSold(db, id),
      countTranslated(db, id),
      readClaimedBusinesses(db, id, mostClaimed),
      readReviewsBy(db, id, mostOnMemberPage),
      readRating(db, id),
      readAnswerTime(db, id),
    ]);
    return {
      ...presentAccount(row, lang),
      answerTime: answerTimeOf(answers),
      proved: {
        email: emailProved(row),
        phone: phoneProved(row),
        businesses: claimed.flatMap((one) => presentClaimed(one, lang)),
      },
      sold,
      translated,
      posts,
      reviews: {
        total: reviews[0]?.total ?? 0,
        newest: reviews.map((review) => presentWrittenReview(review, lang)),
      },
      rating,
    };
  }

  return { read };
}
export type Members = ReturnType<typeof createMembers>;
