import type {
  Marked,
  Subscriber,
  SubscriberCounts,
  SubscriberQuery,
  Subscribers,
} from '../../../contract/newsletter.ts';
import type { Db } from '../../database/connect.ts';
import { csvLines } from '../../http/csv.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import {
  countSubscribers,
  putBounced,
  readReceivers,
  readSubscribers,
  type SubscriberRow,
} from './subscriber-queries.ts';

export { addBounce, clearBounces, forgetBounces, mayGetIssues } from './subscriber-queries.ts';

const sort = 'subscribers';
/** The number of rows that are read at once for the file. */
const batch = 2_000;

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

const present = (row: SubscriberRow): Subscriber => ({
  id: row.id,
  email: row.email,
  lang: row.lang,
  state: row.state,
  since: row.created_at.toISOString(),
  confirmedAt: iso(row.confirmed_at),
  leftAt: iso(row.unsubscribed_at),
  bounces: row.bounces,
  bouncedAt: iso(row.bounced_at),
});

/** A page of subscribers, the newest first. @throws AppError `invalid_cursor` */
export async function listSubscribers(db: Db, { after, ...query }: SubscriberQuery): Promise<Subscribers> {
  const rows = await readSubscribers(db, { ...query, before: decodeCursor(after, sort)?.id });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const next = rows.length > query.limit && last ? encodeCursor({ sort, key: '', id: last.id }) : null;
  return { data: page.map(present), meta: { next } };
}

/** The number of subscriptions by language and status, without zeros. */
export const subscriberCounts = (db: Db): Promise<SubscriberCounts> => countSubscribers(db);

/** The recipients, and no others, as chunks of a CSV file. */
export async function* subscriberFile(db: Db): AsyncGenerator<string> {
  yield csvLines([['email', 'language', 'confirmed']]);
  let after = 0;
  for (;;) {
    const rows = await readReceivers(db, after, batch);
    if (rows.length === 0) return;
    after = rows.at(-1)?.id ?? after;
    yield csvLines(rows.map(({ email, lang, confirmed_at }) => [email, lang, confirmed_at.toISOString()]));
  }
}

/** Records bounced addresses: they receive no more issues. */
export async function markBounced(db: Db, emails: readonly string[]): Promise<Marked> {
  const wanted = [...new Set(emails)];
  const known = new Set(await putBounced(db, wanted));
  return { marked: known.size, unknown: wanted.filter((email) => !known.has(email)) };
}
