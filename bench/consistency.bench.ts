import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { type ListingKind, listingKinds } from '../contract/categories.ts';
import { type DraftOf, saveListings } from '../server/rooms/listings/service.ts';
import { chanceOf } from '../server/seed/synthetic/chance.ts';
import { syntheticDraft } from '../server/seed/synthetic/drafts.ts';
import { percentile, report, round } from './measure.ts';
import { syntheticSite } from './synthetic-site.ts';
import { Chance } from './understanding/chance.ts';
import { typeOf } from './understanding/question.ts';

/*
 * Whether searches from memory stay right while everything changes: posts, edits, closings by one and by hundreds, and
 * an import, under the load of searches. After each round of changes words of random titles are asked of the index until
 * it finds what a plain scan of the table finds: what takes longer than a second is late, what is not the same after ten
 * is wrong. A listing whose closing was committed may never be in an answer that was asked for afterwards.
 */

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    listings: { type: 'string', default: '20000' },
    imported: { type: 'string', default: '50000' },
  },
});
const lateAfterMs = 1_000;
const wrongAfterMs = 10_000;
const importedAtOnce = 1_000;

const { ask, close, db, catalog, engine } = await syntheticSite(Number(values.listings));
if (!engine) throw new Error('the site has no index in memory');
const chance = new Chance('consistency');
const ground = { chance: chanceOf(7), catalog, now: new Date() };
const figures = { changes: 0, searches: 0, compared: 0, late: 0, wrong: 0, withdrawn: 0 };
const waits: number[] = [];

interface Some {
  id: number;
  words: string;
}

/** Random published listings of a kind. */
async function someOf(kind: ListingKind, count: number): Promise<Some[]> {
  const { rows } = await sql<Some>`
    select id, search_title as words from listing
    where kind = ${kind} and status = 'published'
      and id >= (select (random() * max(id))::bigint from listing)
    order by id limit ${count}`.execute(db);
  return rows;
}

async function closeAll(ids: readonly number[]): Promise<void> {
  await sql`update listing set status = 'closed' where id = any (${ids}::bigint[])`.execute(db);
}

/** Saves so many made-up listings of a kind. */
async function post<K extends ListingKind>(kind: K, count: number): Promise<void> {
  const drafts: DraftOf<K>[] = [];
  while (drafts.length < count) {
    const draft = syntheticDraft(ground);
    if (draft.kind === kind) drafts.push(draft as DraftOf<K>);
  }
  await saveListings(db, catalog, kind, drafts);
}

/** What happens to listings of a kind, one of it a round. */
const changes: Record<string, (kind: ListingKind) => Promise<unknown>> = {
  post: (kind) => post(kind, 1 + chance.below(5)),
  edit: async (kind) => {
    const [one, other] = await someOf(kind, 2);
    if (!one || !other) return;
    await sql`update listing as l set search_vector = o.search_vector, search_title = o.search_title
      from listing as o where l.id = ${one.id} and o.id = ${other.id}`.execute(db);
  },
  close: async (kind) => closeAll((await someOf(kind, 1)).map(({ id }) => id)),
  'close hundreds': async (kind) => closeAll((await someOf(kind, 200)).map(({ id }) => id)),
  'open again': (kind) =>
    sql`update listing set status = 'published' where id in (
      select id from listing where kind = ${kind} and status = 'closed' limit 100)`.execute(db),
};

const pathOf = (kind: ListingKind, words: string) =>
  `search?q=${encodeURIComponent(words)}&type=${typeOf[kind]}`;

/** Closes what a search just found, and searches again: it may not be found. */
async function withdraw(kind: ListingKind): Promise<void> {
  const [one] = await someOf(kind, 1);
  if (!one) return;
  await closeAll([one.id]);
  const answer = (await ask(pathOf(kind, one.words))) as { data?: Record<string, { id: number }[]> };
  const isFound = Object.values(answer.data ?? {}).some((list) => list.some(({ id }) => id === one.id));
  if (isFound) figures.withdrawn++;
}

/** The ids that a plain scan of the table finds for a word. */
async function scan(kind: ListingKind, word: string, at: Date): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('enable_bitmapscan', 'off', true), set_config('enable_indexscan', 'off', true)`.execute(
      transaction,
    );
    const { rows } = await sql<{ id: number }>`
      select id from listing where kind = ${kind} and status = 'published'
        and (expires_at is null or expires_at > ${at}) and search_vector @@ ${`'${word}'`}::tsquery
      order by id`.execute(transaction);
    return rows.map(({ id }) => id).join();
  });
}

/** The ids that the index finds for a word. */
function find(kind: ListingKind, word: string, at: Date): string {
  const unit = { wordings: [[word]], sure: 1, beginning: undefined, placeId: undefined, categoryIds: [] };
  const question = { units: [unit], required: [1], isHeadOnly: false, isTiered: false, phrase: [word] };
  const found = engine?.index(kind)?.find(question, { at: at.getTime(), conditions: {} });
  const ids = found?.best(found.total).map(({ id }) => id) ?? [];
  return ids.sort((one, other) => one - other).join();
}

async function compare(kind: ListingKind): Promise<void> {
  const [one] = await someOf(kind, 1);
  const word = one?.words.split(' ').find((part) => /^\p{L}{3,}$/u.test(part));
  if (!word) return;
  const begun = performance.now();
  figures.compared++;
  for (;;) {
    const at = new Date();
    // What is imported meanwhile changes both: a difference has to stay.
    const expected = await scan(kind, word, at);
    if (find(kind, word, at) === expected) break;
    if (performance.now() - begun > wrongAfterMs) {
      figures.wrong++;
      break;
    }
  }
  const took = performance.now() - begun;
  if (took > lateAfterMs) figures.late++;
  waits.push(took);
}

let isOver = false;
async function search(): Promise<void> {
  while (!isOver) {
    const kind = chance.of(listingKinds);
    const [one] = await someOf(kind, 1);
    if (one) await ask(pathOf(kind, chance.of(one.words.split(' '))));
    figures.searches++;
  }
}
async function bringIn(): Promise<void> {
  for (let left = Number(values.imported); left > 0 && !isOver; left -= importedAtOnce) {
    await post(chance.of(listingKinds), importedAtOnce);
    figures.changes += importedAtOnce;
  }
}

const memory = () => Math.round(process.memoryUsage().rss / 2 ** 20);
const before = memory();
const end = performance.now() + Number(values.minutes) * 60_000;
const beside = [search(), search(), bringIn()];
while (performance.now() < end) {
  const kind = chance.of(listingKinds);
  await chance.of(Object.values(changes))(kind);
  figures.changes++;
  await withdraw(kind);
  await compare(kind);
}
isOver = true;
await Promise.all(beside);
const differing = await engine.verify();
report('consistency', [
  {
    minutes: Number(values.minutes),
    ...figures,
    'differing at the end': differing,
    'visible after ms, p50': round(percentile(waits, 0.5)),
    p99: round(percentile(waits, 0.99)),
    'memory MiB, before': before,
    after: memory(),
  },
]);
await close();
process.exit(0);
