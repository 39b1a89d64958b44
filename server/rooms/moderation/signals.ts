import type { ListingKind } from '../../../contract/categories.ts';
import { limits } from '../../../contract/limits.ts';
import type { Signal, SignalCode } from '../../../contract/moderation.ts';
import { ownKindOf } from '../../../contract/post-kinds.ts';
import type { Db } from '../../database/connect.ts';
import { namedPictureIds } from '../posting/service.ts';
import { factsOfBody, factsOfListing, type PostFacts } from './post-facts.ts';
import {
  countPhones,
  countPictures,
  type MedianRow,
  readFacts,
  readMedians,
  type SharedRow,
} from './signal-queries.ts';
import { contactsIn, linksIn, phrasesIn } from './text-signals.ts';
import type { WatchedPhrases } from './watch-words.ts';

const day = 86_400_000;

/** A post to check. */
export interface Looked {
  id: number;
  kind: ListingKind;
  /** For a revision: the resulting post. */
  body: Record<string, unknown> | null;
  ownerSince: Date | null;
}

const nothing = { count: 0, accounts: 0, found: [], medianCents: null };

/** The checks for posts of each type. */
export function checksOf(kind: ListingKind): SignalCode[] {
  const hasPrice = kind === 'product' || kind === 'rental';
  const hasPictures = kind !== 'job';
  return [
    'newAccount',
    'phoneSeen',
    ...(hasPictures ? (['pictureSeen'] as const) : []),
    ...(hasPrice ? (['lowPrice'] as const) : []),
    'link',
    'contact',
    'advance',
    'banned',
  ];
}

/**
 * Checks posts for moderators. All posts of a page are checked together, with four database queries. Findings never
 * decide anything automatically.
 * @returns the findings by the id of the post
 */
export async function findSignals(
  db: Db,
  posts: readonly Looked[],
  watched: WatchedPhrases,
  now: Date,
): Promise<Map<number, Signal[]>> {
  const rows = await readFacts(
    db,
    posts.map(({ id }) => id),
  );
  const known = posts.flatMap((post) => {
    const row = rows.find(({ id }) => id === post.id);
    if (!row) return [];
    const asItIs = factsOfListing(row);
    const facts = post.body
      ? factsOfBody(post.body, asItIs, namedPictureIds(ownKindOf[post.kind], post.body))
      : asItIs;
    return [{ ...post, facts }];
  });
  const shared = <T>(what: (facts: PostFacts) => T[]) =>
    known.map(({ id, facts }) => ({ id, ownerId: facts.ownerId, what: what(facts) }));
  const [phones, pictures, medians] = await Promise.all([
    countPhones(
      db,
      shared(({ phones }) => phones),
    ),
    countPictures(
      db,
      shared(({ media }) => media),
    ),
    readMedians(
      db,
      known.flatMap(({ facts }) => facts.like ?? []),
    ),
  ]);
  return new Map(
    known.map((post) => [
      post.id,
      [
        ...newAccount(post.ownerSince, now),
        ...seen('phoneSeen', phones, post.id),
        ...seen('pictureSeen', pictures, post.id),
        ...lowPrice(post.facts, medians),
        ...said('link', linksIn(post.facts.text)),
        ...said('contact', contactsIn(post.facts.text)),
        ...said('advance', phrasesIn(post.facts.text, watched.advance)),
        ...said('banned', phrasesIn(post.facts.text, watched.banned)),
      ],
    ]),
  );
}

function newAccount(since: Date | null, now: Date): Signal[] {
  if (!since) return [];
  const days = Math.floor((now.getTime() - since.getTime()) / day);
  return days < limits.newAccountDays ? [{ ...nothing, code: 'newAccount', count: Math.max(0, days) }] : [];
}

function seen(code: 'phoneSeen' | 'pictureSeen', rows: readonly SharedRow[], id: number): Signal[] {
  const row = rows.find((one) => one.id === id);
  return row ? [{ ...nothing, code, count: row.posts, accounts: row.accounts }] : [];
}

function lowPrice({ like, priceCents }: PostFacts, medians: readonly MedianRow[]): Signal[] {
  if (!like || priceCents === null || priceCents === 0) return [];
  const row = medians.find((one) => one.category_id === like.categoryId && one.post_type === like.postType);
  if (!row || priceCents >= row.median * limits.lowPrice.part) return [];
  return [{ ...nothing, code: 'lowPrice', count: row.count, medianCents: Math.round(row.median) }];
}

const said = (code: 'link' | 'contact' | 'advance' | 'banned', found: string[]): Signal[] =>
  found.length > 0 ? [{ ...nothing, code, found }] : [];
