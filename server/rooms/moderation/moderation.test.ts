import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { approvePost, rejectPost, requestPostChange } from '../../../contract/decisions.ts';
import type { EndpointDefinition } from '../../../contract/endpoint.ts';
import { claimQueuedPost, listQueue, readQueuedPost } from '../../../contract/moderation.ts';
import { ownPostKinds } from '../../../contract/my-posts.ts';
import { closePost, deletePost } from '../../../contract/post-lifecycle.ts';
import { readOwnPost, updatePost } from '../../../contract/posting/posting.ts';
import { readWatchWords } from '../../../contract/watch-words.ts';
import { moderationDesk } from '../../testing/moderation.ts';
import { fullBody, jobBody, leastBody, rentalBody } from '../../testing/test-bodies.ts';
import type { TestMember, TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let salma: TestMember;
let omar: TestMember;
let judge: TestMember;
let second: TestMember;
let media: number[];
const desk = moderationDesk((meeting) => {
  ({ site, salma, omar, judge, second, media } = meeting);
});
const { post, edit, approve, reject, published, formOf, page, queue, logOf } = desk;

describe.each(ownPostKinds)('a pending %s', (kind) => {
  it('is invisible, is published by a moderator, and its poster is notified', async () => {
    const { id, slug } = await post(kind, fullBody(site, kind, media));
    expect((await page(kind, id)).status).toBe(404);
    const response = await approve(kind, id);
    expect(await response.json()).toEqual({ data: { kind, id, status: 'published', undoUntil: null } });
    expect((await page(kind, id)).status).toBe(200);

    const mail = await site.nextMail();
    expect(mail.receiver).toBe(salma.email);
    expect(mail.subject).toContain('is published');
    expect(mail.text).toContain(`/${id}/${encodeURIComponent(slug)}`);

    const { post: own } = await formOf(kind, id);
    expect(own).toMatchObject({ status: 'published', publishedAt: desk.clock.toISOString(), reason: null });
    const lasts = { business: null, product: 30, rent: 60, job: null, event: null }[kind];
    // An event until the end of its last occurrence.
    if (kind === 'event') expect(own.expiresAt).toBe('2027-01-10T02:30:00.000Z');
    else if (kind === 'job') expect(own.expiresAt).toBe('2026-12-25T05:00:00.000Z');
    else
      expect(own.expiresAt).toBe(lasts && new Date(desk.clock.getTime() + lasts * 86_400_000).toISOString());
    expect(await logOf(id)).toMatchObject([
      {
        actor_id: judge.id,
        action: 'post.approve',
        subject: kind,
        before: { status: 'pending' },
        after: { status: 'published' },
      },
    ]);
  });
  it('or rejected with a reason for its poster, and submitted again', async () => {
    const { id } = await post(kind, leastBody(site, kind, media));
    const response = await reject(kind, id, ' Not yours \u0007to sell ');
    expect(await response.json()).toEqual({ data: { kind, id, status: 'rejected', undoUntil: null } });
    expect((await page(kind, id)).status).toBe(404);
    const mail = await site.nextMail();
    expect(mail.text).toContain('Not yours  to sell');
    expect((await formOf(kind, id)).post).toMatchObject({ status: 'rejected', reason: 'Not yours  to sell' });

    const again = await edit(kind, id, fullBody(site, kind, media));
    expect(again).toMatchObject({ id, status: 'pending', reason: null });
    expect((await approve(kind, id)).status).toBe(200);
    await site.nextMail();
  });
});

describe('outdated versions are never overwritten', () => {
  it('an edit of another version is a conflict', async () => {
    const { id } = await post('job', { ...jobBody(site), title: 'Versions' });
    const { version, body } = await formOf('job', id);
    const put = (title: string, match: string) =>
      salma.callUnchecked(
        updatePost,
        { params: { folder: 'jobs', id }, body: { ...body, title } },
        { headers: { 'if-match': match } },
      );
    expect((await put('One', `"${version}"`)).status).toBe(200);
    expect((await put('Two', `"${version}"`)).status).toBe(409);
    expect((await put('Two', (await formOf('job', id)).version)).status).toBe(200);
    expect((await put('Three', '*')).status).toBe(200);
    await reject('job', id);
    await site.nextMail();
  });
  it('a moderator publishes the version that was reviewed, or none', async () => {
    const { id } = await post('job', { ...jobBody(site), title: 'Innocent' });
    const { version } = (await (await judge.call(readQueuedPost, { params: { kind: 'job', id } })).json())
      .data;
    await edit('job', id, { ...jobBody(site), title: 'Swapped' });
    const decide = () =>
      judge.call(
        approvePost,
        { params: { kind: 'job', id }, body: {} },
        { headers: { 'if-match': version } },
      );
    expect((await decide()).status).toBe(409);
    expect((await page('job', id)).status).toBe(404);
    await reject('job', id);
    await site.nextMail();
  });
});

describe('two concurrent moderators', () => {
  it.each([
    ['approve', approve, approve],
    ['approve and reject', approve, reject],
  ] as const)('%s: it is decided once, and the other one is told', async (_, one, other) => {
    const { id } = await post('job', { ...jobBody(site), title: `Race ${_}` });
    const answers = await Promise.all([one('job', id), other('job', id, undefined as never, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect((await (late as Response).json()).code).toBe('already_decided');
    expect(await logOf(id)).toHaveLength(1);
    await site.nextMail();
    expect(await site.otherMails()).toEqual([]);
  });
});

describe('the queue', () => {
  it('is oldest first, new posts and revisions together, with counts, and paged', async () => {
    const body = jobBody(site);
    const changed = await published('job', { ...body, title: 'Changed' });
    const a = await post('rent', { ...rentalBody(site, media), title: 'A' });
    await edit('job', changed, { ...body, title: 'Changed later' });
    const b = await post('job', { ...body, title: 'B' });
    const all = await queue();
    expect(all.data.map(({ id, change }) => [id, change])).toEqual([
      [a.id, false],
      [changed, true],
      [b.id, false],
    ]);
    expect(all.meta.counts).toEqual([
      { kind: 'job', count: 2 },
      { kind: 'rent', count: 1 },
    ]);
    expect((await queue('?kind=rent')).data.map(({ id }) => id)).toEqual([a.id]);
    const walked: number[] = [];
    let after = '';
    do {
      const { data, meta } = await queue(`?limit=1&after=${after}`);
      walked.push(...data.map(({ id }) => id));
      after = meta.next ?? '';
    } while (after);
    expect(walked).toEqual([a.id, changed, b.id]);
    // A rejected post that is submitted again is last.
    await reject('rent', a.id);
    await edit('rent', a.id, { ...rentalBody(site, media), title: 'A again' });
    expect((await queue()).data.map(({ id }) => id)).toEqual([changed, b.id, a.id]);
    // Deleted posts are not pending.
    await salma.call(deletePost, { params: { folder: 'jobs', id: b.id } });
    expect((await queue()).data.map(({ id }) => id)).toEqual([changed, a.id]);
    for (const [kind, id] of [
      ['job', changed],
      ['rent', a.id],
    ] as const)
      await reject(kind, id);
    for (let mails = 0; mails < 3; mails++) await site.nextMail();
  });
  it('does not contain posts that do not exist', async () => {
    expect((await judge.call(readQueuedPost, { params: { kind: 'job', id: 999999 } })).status).toBe(404);
    expect((await approve('job', 999_999)).status).toBe(404);
    expect(
      (await judge.callUnchecked(approvePost, { params: { kind: 'boat', id: 1 }, body: {} })).status,
    ).toBe(404);
    expect((await judge.call(listQueue, { query: { after: 'x' } })).status).toBe(422);
    const id = await published('job', { ...jobBody(site), title: 'Decided' });
    expect((await judge.call(readQueuedPost, { params: { kind: 'job', id } })).status).toBe(409);
    expect((await approve('rent', id)).status).toBe(404);
  });
  it('requires a reason', async () => {
    const { id } = await post('job', { ...jobBody(site), title: 'Reason' });
    for (const reason of ['', '  ', 'x'.repeat(1_001)])
      expect((await reject('job', id, reason)).status).toBe(422);
    await reject('job', id);
    await site.nextMail();
  });
});

it('Arabic-speaking posters get Arabic messages', async () => {
  await sql`update app_user set lang = 'ar' where id = ${salma.id}`.execute(site.db);
  const { id } = await post('job', { ...jobBody(site), title: 'Arabic' });
  await approve('job', id);
  const mail = await site.nextMail();
  expect(mail.subject).toContain('نُشر إعلانك');
  expect(mail.text).toContain('?lang=ar');
  await sql`update app_user set lang = 'en' where id = ${salma.id}`.execute(site.db);
});

describe('every endpoint and every role', () => {
  const roles = ['guest', 'member', 'owner', 'editor', 'moderator', 'admin'] as const;
  const admin = [
    listQueue,
    readQueuedPost,
    approvePost,
    rejectPost,
    requestPostChange,
    claimQueuedPost,
    readWatchWords,
  ] as EndpointDefinition[];
  const cases = admin.flatMap((endpoint) => roles.map((role) => ({ role, endpoint })));
  it.each(cases)('$role: $endpoint.method $endpoint.path', async ({ role, endpoint }) => {
    const { method = 'get', path } = endpoint;
    const { id } = await post('job', { ...jobBody(site), title: `${role} ${method} ${path}` });
    const asker = role === 'guest' ? site : role === 'owner' ? salma : await site.member({ role });
    const body = method === 'post' ? { reason: 'No' } : undefined;
    const response = await asker.callUnchecked(endpoint, { params: { kind: 'job', id }, body });
    const may = role === 'moderator' || role === 'admin';
    expect(response.status).toBe(may ? 200 : role === 'guest' ? 401 : 403);
    const row = await site.db.selectFrom('listing').select('status').where('id', '=', id).executeTakeFirst();
    if (!may || method === 'get') expect(row?.status).toBe('pending');
  });

  it.each(['member', 'editor', 'moderator', 'admin'] as const)(
    'a %s cannot edit or load posts of others, nor learn of pending ones',
    async (role) => {
      const body = jobBody(site);
      const other = role === 'member' ? omar : await site.member({ role });
      const waiting = await post('job', { ...body, title: `Waits for ${role}` });
      expect(
        (await other.callUnchecked(updatePost, { params: { folder: 'jobs', id: waiting.id }, body })).status,
      ).toBe(404);
      expect((await other.call(readOwnPost, { params: { kind: 'job', id: waiting.id } })).status).toBe(404);
      expect((await approve('job', waiting.id)).status).toBe(200);
      expect(
        (await other.callUnchecked(updatePost, { params: { folder: 'jobs', id: waiting.id }, body })).status,
      ).toBe(403);
      expect((await other.call(readOwnPost, { params: { kind: 'job', id: waiting.id } })).status).toBe(403);
      expect(
        (await other.callUnchecked(updatePost, { params: { folder: 'jobs', id: 999999 }, body })).status,
      ).toBe(404);
      expect(
        (
          await salma.callUnchecked(updatePost, {
            params: { folder: 'rents', id: waiting.id },
            body: rentalBody(site, media),
          })
        ).status,
      ).toBe(404);
      expect((await page('job', waiting.id)).status).toBe(200);
    },
  );
  it('a post that its owner closed has to be reopened before it is edited', async () => {
    const { id } = await post('job', { ...jobBody(site), title: 'Closed' });
    await approve('job', id);
    await salma.call(closePost, { params: { folder: 'jobs', id }, body: {} });
    expect(
      (await salma.callUnchecked(updatePost, { params: { folder: 'jobs', id }, body: jobBody(site) })).status,
    ).toBe(409);
  });
});
