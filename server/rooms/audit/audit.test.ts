import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Audit } from '../../../contract/audit.ts';
import { listAuditLines, readAuditWords } from '../../../contract/audit.ts';
import { apiRouter } from '../../http/api.ts';
import { addJobs } from '../../testing/test-posts.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { backOfficeRoutes } from '../back-office/routes.ts';
import { isAccountedFor, note, nothingToNote } from './service.ts';

let site: TestSite;
let admin: TestMember;
let gone: TestMember;
let job: number;
beforeAll(async () => {
  site = await testSite();
  admin = await site.member({ role: 'admin', name: 'Huda', email: 'huda@team.example' });
  gone = await site.member({ role: 'moderator' });
  [job = 0] = await addJobs(site, { title: { en: 'Baker', ar: 'خباز' } });
  const add = (at: string, deed: Omit<Parameters<typeof note>[1], 'before' | 'after'>, change = {}) =>
    site.db.transaction().execute(async (tx) => {
      await sql`set local time zone 'UTC'`.execute(tx);
      await note(tx, { before: { status: 'a' }, after: { status: 'b', ...change }, ...deed });
      // The log uses the database's clock; only here it is set.
      await sql`alter table audit_log disable trigger audit_log_is_final`.execute(tx);
      await sql`update audit_log set at = ${at} where id = (select max(id) from audit_log)`.execute(tx);
      await sql`alter table audit_log enable trigger audit_log_is_final`.execute(tx);
    });
  await add('2026-11-18T04:59:00Z', {
    actorId: gone.id,
    action: 'post.approve',
    subject: 'job',
    subjectId: job,
  });
  await add('2026-11-18T05:00:00Z', {
    actorId: admin.id,
    action: 'post.reject',
    subject: 'job',
    subjectId: job,
  });
  await add('2026-11-19T12:00:00Z', {
    actorId: admin.id,
    action: 'setting.edit',
    subject: 'setting',
    subjectId: 'site',
  });
  await add('2026-11-19T12:00:00Z', {
    actorId: null,
    hand: 'command',
    action: 'user.ban',
    subject: 'user',
    subjectId: admin.id,
  });
  await site.db.deleteFrom('app_user').where('id', '=', gone.id).execute();
});
afterAll(() => site.close());

const read = async (query = '', lang = 'en'): Promise<Audit> =>
  (await admin.callUnchecked(listAuditLines, { query }, { lang })).json();
const actions = async (query = '') => (await read(query)).data.map(({ action }) => action);
const all = ['user.ban', 'setting.edit', 'post.reject', 'post.approve'];

it('records actor, action, subject and changes, newest first', async () => {
  const { data } = await read('', 'ar');
  expect(data).toMatchObject([
    { action: 'user.ban', actor: null, hand: 'command', subject: 'user', name: 'Huda' },
    { action: 'setting.edit', actor: { name: 'Huda', role: 'admin' }, subjectId: 'site', name: null },
    { action: 'post.reject', subject: 'job', subjectId: String(job), name: 'خباز' },
    // An actor whose account was deleted still counts as a user.
    { action: 'post.approve', actor: null, hand: 'account', before: { status: 'a' }, after: { status: 'b' } },
  ]);
});
it('is filtered by actor, action, subject and days of the city', async () => {
  expect(await actions(`actor=${admin.id}`)).toEqual(['setting.edit', 'post.reject']);
  expect(await actions('actor=Huda@team.example')).toEqual(['setting.edit', 'post.reject']);
  expect(await actions('actor=command')).toEqual(['user.ban']);
  expect(await actions('actor=nobody@team.example')).toEqual([]);
  expect(await actions('action=post.')).toEqual(['post.reject', 'post.approve']);
  expect(await actions('action=post.reject')).toEqual(['post.reject']);
  expect(await actions(`subject=job&subjectId=${job}`)).toEqual(['post.reject', 'post.approve']);
  // Midnight in New York is 05:00 in UTC.
  expect(await actions('from=2026-11-18')).toEqual(['user.ban', 'setting.edit', 'post.reject']);
  expect(await actions('to=2026-11-17')).toEqual(['post.approve']);
  expect(await actions('from=2026-11-18&to=2026-11-18')).toEqual(['post.reject']);
  expect(await actions('from=&to=&action=')).toEqual(all);
  expect((await admin.call(listAuditLines, { query: { from: 'yesterday' } })).status).toBe(422);
});
it('is paged, including entries of one timestamp', async () => {
  const found: string[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const { data, meta }: Audit = await read(`limit=1&after=${after}`);
    found.push(...data.map(({ action }) => action));
    after = meta.next;
  }
  expect(found).toEqual(all);
});
it('lists the available filters', async () => {
  const { data } = await (await admin.call(readAuditWords)).json();
  expect(data).toEqual({
    actions: ['post.approve', 'post.reject', 'setting.edit', 'user.ban'],
    subjects: ['job', 'setting', 'user'],
  });
});

it.each([
  ['', 'audit_log_at'],
  ['actor_id = 1', 'audit_log_actor'],
  ["action = 'post.approve'", 'audit_log_action'],
  ["subject = 'job'", 'audit_log_kind'],
  ["subject = 'job' and subject_id = '1'", 'audit_log_subject'],
  ["hand = 'command'", 'audit_log_hand'],
])('where %s, an index returns the entries in order', async (where, index) => {
  const { rows } = await site.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    await sql`set local enable_sort = off`.execute(tx);
    return sql
      .raw<{ 'QUERY PLAN': string }>(
        `explain select * from audit_log ${where && `where ${where}`} order by at desc, id desc limit 25`,
      )
      .execute(tx);
  });
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain(index);
  expect(plan).not.toContain('Sort');
});

describe('a back-office request without an audit log entry', () => {
  it('is not reported if it was read-only or failed', async () => {
    const forgotten: string[] = [];
    const overview = { counts: async () => ({}), overview: async () => ({ waiting: {}, troubles: [] }) };
    const router = apiRouter();
    router.use('*', async (context, next) => {
      context.set('actor', { userId: 1, sessionId: 1, role: 'admin', secondFactor: true });
      await next();
    });
    router.route(
      '/',
      backOfficeRoutes(overview, (call) => forgotten.push(call)),
    );
    router.get('/admin/x', (context) => context.text('read'));
    router.post('/admin/x', (context) => context.text('done'));
    router.post('/admin/noted', (context) => {
      nothingToNote();
      return context.text('done');
    });
    router.post('/admin/refused', (context) => context.text('no', 409));
    await router.request('/admin/x');
    for (const path of ['x', 'noted', 'refused']) await router.request(`/admin/${path}`, { method: 'POST' });
    expect(forgotten).toEqual(['POST /admin/x']);
  });
  it('is reported, unless it writes an entry or declares that nothing changed', async () => {
    expect(await isAccountedFor(async () => undefined)).toBe(false);
    expect(await isAccountedFor(async () => nothingToNote())).toBe(true);
    expect(
      await isAccountedFor(async () => {
        await site.db.transaction().execute((tx) =>
          note(tx, {
            ...{ actorId: null, action: 'x.y', subject: 'x', subjectId: 1 },
            before: null,
            after: null,
          }),
        );
      }),
    ).toBe(true);
    // Requests are independent of each other.
    const both = await Promise.all([
      isAccountedFor(async () => nothingToNote()),
      isAccountedFor(async () => undefined),
    ]);
    expect(both).toEqual([true, false]);
  });
});
