import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'kysely';
import { createCatalogSource } from '../server/rooms/catalog/service.ts';
import { createConversations, createStreams } from '../server/rooms/conversations/service.ts';
import { createVisitorHash } from '../server/rooms/reports/service.ts';
import { percentile, type Row, report, round, timeEach } from './measure.ts';
import { syntheticSite } from './synthetic-site.ts';

/*
 * Reviews, conversations and streams under load: the first page of reviews among a hundred thousand (target: 15
 * ms), exact averages after ten thousand concurrent changes, inboxes among a million messages (target: p99 20 ms),
 * and the memory of two thousand open streams (target: 150 MB). `--texts FILE.csv.gz` reads the texts of reviews
 * from the column `text` of a file; otherwise they are synthetic.
 */

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '2000' },
    reviews: { type: 'string', default: '100000' },
    changes: { type: 'string', default: '10000' },
    messages: { type: 'string', default: '1000000' },
    streams: { type: 'string', default: '2000' },
    reads: { type: 'string', default: '1000' },
    texts: { type: 'string' },
  },
});
const [reviews, changes, messages, streams] = [
  Number(values.reviews),
  Number(values.changes),
  Number(values.messages),
  Number(values.streams),
];
/** The number of members who write. */
const members = 20_000;
const perConversation = 50;
const atOnce = 10;
const reads = Number(values.reads);

const site = await syntheticSite(Number(values.listings), { engine: 'postgres' });
const { db } = site;
const rows: Row[] = [];
const note = (what: string, of: number, samples: readonly number[]) =>
  rows.push({
    what,
    of,
    'p50 ms': round(percentile(samples, 0.5)),
    'p95 ms': round(percentile(samples, 0.95)),
    'p99 ms': round(percentile(samples, 0.99)),
  });

/** The texts of a file that are valid as reviews. */
async function textsOf(path: string | undefined): Promise<string[]> {
  if (!path)
    return Array.from({ length: 500 }, (_, at) => `A made-up review of a made-up place, number ${at}.`);
  const texts: string[] = [];
  for await (const line of createInterface({ input: createReadStream(path).pipe(createGunzip()) })) {
    const text = line.split(',').slice(3).join(',').replaceAll('"', '').trim();
    // In characters, as PostgreSQL counts them: an emoji is one.
    const { length } = [...text];
    if (length >= 20 && length <= 1_500) texts.push(text);
    if (texts.length === 20_000) break;
  }
  return texts;
}

await sql`insert into app_user (name, email, password_hash, terms_accepted_at, email_confirmed_at)
  select 'Member ' || at, 'member' || at || '@post.example', 'x', now(), now() from generate_series(1, ${members}::int) at`.execute(
  db,
);
const people = (
  await sql<{
    id: number;
  }>`select id from app_user where email like 'member%@post.example' order by id`.execute(db)
).rows.map(({ id }) => id);
const businesses = (
  await sql<{
    id: number;
  }>`select id from listing where kind = 'business' and status = 'published' order by id`.execute(db)
).rows.map(({ id }) => id);

/* Reviews: a tenth of all are of the first business, the others are evenly distributed. */
const texts = await textsOf(values.texts);
const batch = 1_000;
const countReviews = async () =>
  (await sql<{ n: number }>`select count(*) as n from review`.execute(db)).rows[0]?.n ?? 0;
const addSome = async () => {
  await sql`
    insert into review (listing_id, author_id, status, stars, came_for, visited, text, lang, wording, helpful, published_at)
    select case when at % 10 = 0 then ${businesses[0]}::bigint
        else (${businesses}::bigint[])[1 + at % ${businesses.length}::int] end,
      (${people}::bigint[])[1 + (random() * ${people.length - 1})::int], 'approved', 1 + (random() * 4)::int, '[]',
      '2026-10-01', (${texts}::text[])[1 + (random() * ${texts.length - 1})::int],
      case when at % 2 = 0 then 'ar' else 'en' end, sha256(at::text::bytea), (random() * 30)::int,
      now() - random() * interval '300 days'
    from generate_series(1, ${batch}::int) at on conflict do nothing`.execute(db);
};
const took: number[] = [];
// Nobody reviews a business twice: duplicates are omitted.
while ((await countReviews()) < reviews) took.push(...(await timeEach(10, addSome)));
await sql`vacuum analyze review, review_tally`.execute(db);
const stored = await countReviews();
note(
  'write a review, of a thousand at once',
  stored,
  took.map((ms) => ms / batch),
);
const page =
  (id: number | undefined, query = '') =>
  () =>
    site.ask(`businesses/${id}/reviews?limit=20${query}`);
const any = () => businesses[Math.floor(Math.random() * businesses.length)];
note('first page of reviews, any business', stored, await timeEach(reads, () => page(any())()));
note('first page of reviews, the busiest', stored, await timeEach(reads, page(businesses[0])));
note('its newest in Arabic', stored, await timeEach(reads, page(businesses[0], '&sort=newest&written=ar')));

/* Concurrent inserts, edits and deletions, on twenty businesses. */
const few = businesses.slice(0, 20);
let turn = 0;
async function change(): Promise<void> {
  const [listing, person] = [few[turn % few.length], people[(turn * 7) % people.length]];
  const kind = turn % 3;
  turn += 1;
  if (kind === 0) {
    await sql`insert into review (listing_id, author_id, status, stars, came_for, visited, text, lang, wording, published_at)
      values (${listing}, ${person}, 'approved', ${1 + (turn % 5)}, '[]', '2026-10-01', ${texts[turn % texts.length]}, 'en',
        sha256('x'), now())
      on conflict (listing_id, author_id) do update set stars = excluded.stars, status = 'approved'`.execute(
      db,
    );
  } else if (kind === 1) {
    await sql`update review set stars = ${1 + (turn % 5)}, weight = ${turn % 2 ? 1 : 0.3} where id = (
      select id from review where listing_id = ${listing} order by random() limit 1)`.execute(db);
  } else {
    await sql`delete from review where id = (
      select id from review where listing_id = ${listing} order by random() limit 1)`.execute(db);
  }
}
const changed: number[] = [];
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    changed.push(...(await timeEach(Math.ceil(changes / atOnce), change)));
  }),
);
note(`change a review, ${atOnce} at once`, changes, changed);
const { rows: wrong } = await sql<{ id: number }>`
  select l.id from listing l left join review_freeze f on f.listing_id = l.id
  left join lateral (select count(*) as n, sum(stars * weight) as stars, sum(weight) as weight
    from review where listing_id = l.id and status = 'approved') as s on true
  where l.kind = 'business' and f.listing_id is null and (l.review_count <> s.n
    or l.rating is distinct from case when s.n >= 5 then round(s.stars / s.weight, 1) end)`.execute(db);
rows.push({ what: 'wrong averages or counts after that', of: changes, count: wrong.length });

/* Messages: conversations of fifty, about two hundred per member. */
const posts = (
  await sql<{ id: number }>`select id from listing where kind = 'product' order by id limit 500`.execute(db)
).rows.map(({ id }) => id);
const talkers = people.slice(0, Math.max(2, Math.floor(messages / perConversation / 100)));
const conversations = Math.floor(messages / perConversation);
await sql`update listing set owner_id = (${talkers}::bigint[])[1 + id % ${talkers.length}::int] where id = any(${posts}::bigint[])`.execute(
  db,
);
await sql`
  insert into conversation (listing_id, kind, title_en, is_anonymous, owner_id, member_id)
  select l.id, 'product', l.title_en, false, l.owner_id, m.id
  from listing l cross join unnest(${talkers}::bigint[]) as m (id)
  where l.id = any(${posts}::bigint[]) and l.owner_id <> m.id limit ${conversations}`.execute(db);
await sql`
  insert into conversation_side (conversation_id, side, user_id, last_at, unread)
  select c.id, s.side, case s.side when 'owner' then c.owner_id else c.member_id end, now(), c.id % 3
  from conversation c cross join (values ('owner'), ('member')) as s (side)`.execute(db);
await sql`
  insert into message (conversation_id, side, sender_id, client_id, text, created_at)
  select c.id, case at % 2 when 0 then 'member' else 'owner' end,
    case at % 2 when 0 then c.member_id else c.owner_id end, gen_random_uuid(), 'Message ' || at,
    now() - (${perConversation} - at) * interval '1 minute' - c.id * interval '1 second'
  from conversation c cross join generate_series(1, ${perConversation}::int) at`.execute(db);
await sql`update conversation_side s set last_message_id = m.id, last_at = m.created_at from (
  select distinct on (conversation_id) conversation_id, id, created_at from message order by conversation_id, id desc) m
  where m.conversation_id = s.conversation_id`.execute(db);
await sql`vacuum analyze message, conversation, conversation_side`.execute(db);
const written = (await sql<{ n: number }>`select count(*) as n from message`.execute(db)).rows[0]?.n ?? 0;

const now = () => new Date();
const inboxes = createConversations({
  db,
  source: createCatalogSource(db, now),
  takeMessage: async () => undefined,
  push: { later: async () => undefined },
  hash: createVisitorHash(db),
  now,
});
const reader = () => ({
  userId: talkers[Math.floor(Math.random() * talkers.length)] ?? 0,
  request: { lang: 'en' as const, cityId: 0, now: now() },
});
const inbox = (filter: 'all' | 'unread', q?: string) => () =>
  inboxes.list({ filter, limit: 24, ...(q && { q }) }, reader());
note('inbox', written, await timeEach(reads, inbox('all')));
note('inbox, unread only', written, await timeEach(reads, inbox('unread')));
note('inbox, searched', written, await timeEach(reads / 10, inbox('all', 'member')));
/** A few members have no conversation; others are used instead. */
async function thread(): Promise<number> {
  const who = reader();
  const { data } = await inboxes.list({ filter: 'all', limit: 24 }, who);
  const [newest] = data;
  if (!newest) return thread();
  const [sample = 0] = await timeEach(1, () => inboxes.messages(newest.id, { limit: 30 }, who));
  return sample;
}
const threads: number[] = [];
for (let read = 0; read < reads; read += 1) threads.push(await thread());
note('last messages of a thread', written, threads);

/* Streams over connections of another process, as browsers hold them open. */
await sql`insert into session (user_id, token_hash, expires_at)
  select id, sha256(('stream ' || id)::bytea), now() + interval '1 day'
  from unnest(${people.slice(0, streams)}::bigint[]) id`.execute(db);
const sessions = (
  await sql<{ id: number; user_id: number }>`
    select id, user_id from session order by id desc limit ${streams}`.execute(db)
).rows;
const opened = createStreams({
  db,
  signals: {
    subscribe: () => undefined,
    onEnd: () => undefined,
    end: () => undefined,
    close: async () => undefined,
  },
  now,
});
const server = createServer(
  getRequestListener(async () => {
    const one = sessions.pop();
    if (!one) return new Response(null, { status: 503 });
    const actor = { userId: one.user_id, sessionId: one.id, role: 'member' as const, secondFactor: false };
    return new Response(await opened.open(actor, null), { headers: { 'content-type': 'text/event-stream' } });
  }),
);
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const resident = () => {
  globalThis.gc?.();
  return process.memoryUsage().rss / 2 ** 20;
};
const before = resident();
const client = `const http = require('node:http'); let open = 0;
  for (let at = 0; at < ${streams}; at++) http.get({ port: ${port}, host: '127.0.0.1', agent: false }, (answer) => {
    answer.once('data', () => { open += 1; if (open === ${streams}) process.send('open'); });
  });`;
const browsers = spawn(process.execPath, ['-e', client], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
await once(browsers, 'message');
rows.push({ what: 'open streams, MB more', of: opened.count(), MB: round(resident() - before) });
browsers.kill();
server.closeAllConnections();

report('people', rows);
await site.close();
process.exit(0);
