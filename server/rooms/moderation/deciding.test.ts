import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  approvePost,
  banPoster,
  decideMany,
  rejectPost,
  requestPostChange,
} from '../../../contract/decisions.ts';
import { claimQueuedPost, readQueuedPost, releaseQueuedPost } from '../../../contract/moderation.ts';
import { createPost, readOwnPost } from '../../../contract/posting/posting.ts';
import { readProfile } from '../../../contract/profile.ts';
import { readWatchWords, saveWatchWords } from '../../../contract/watch-words.ts';
import { moderationDesk } from '../../testing/moderation.ts';
import { jobBody, productBody, rentalBody } from '../../testing/test-bodies.ts';
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
const { post, edit, approve, reject, askChange, published, formOf, page, queue, detailOf, logOf } = desk;
const rejectWith = (id: number, body: object) =>
  judge.call(rejectPost, { params: { kind: 'job', id }, body });
const speak = (lang: string) =>
  sql`update app_user set lang = ${lang} where id = ${salma.id}`.execute(site.db);

describe('a reason', () => {
  it('from a template is in the language of its poster, with the moderator’s own text', async () => {
    const { id } = await post('job', { ...jobBody(site), title: 'Template' });
    await speak('ar');
    expect((await rejectWith(id, { template: 'photos', reason: 'الصورة الثانية' })).status).toBe(200);
    const mail = await site.nextMail();
    expect(mail.text).toContain('الصور غير واضحة');
    expect(mail.text).toContain('الصورة الثانية');
    await speak('en');
    const own = async (lang: string) =>
      (await (await salma.call(readOwnPost, { params: { kind: 'job', id } }, { lang })).json()).data.post;
    expect((await own('ar')).reason).toMatch(/^الصور غير واضحة[\s\S]*الصورة الثانية$/);
    expect(await own('en')).toMatchObject({
      reason: expect.stringMatching(/^The photos are unclear[\s\S]*الصورة الثانية$/),
      isReturned: false,
    });
  });
  it('is required, as a template or as text', async () => {
    const { id } = await post('job', { ...jobBody(site), title: 'Needs one' });
    for (const body of [{}, { template: null, reason: ' ' }, { template: 'because' }])
      expect((await rejectWith(id, body)).status).toBe(422);
    expect((await rejectWith(id, { template: 'rules' })).status).toBe(200);
    await site.nextMail();
  });
});

describe('returning for changes', () => {
  it('sends a new post back to its poster, who edits and submits it again', async () => {
    const body = rentalBody(site, media);
    const { id } = await post('rent', body);
    const answer = await askChange('rent', id, { template: 'contact', reason: 'The second line.' });
    expect(answer.status).toBe(200);
    expect((await page('rent', id)).status).toBe(404);
    expect((await queue()).data.map((item) => item.id)).not.toContain(id);
    const mail = await site.nextMail();
    expect(mail.subject).toContain('needs a change');
    expect(mail.text).toContain('The second line.');
    const { post: own } = await formOf('rent', id);
    expect(own).toMatchObject({
      status: 'rejected',
      isReturned: true,
      abilities: expect.arrayContaining(['edit']),
    });
    expect((await logOf(id)).at(-1)).toMatchObject({
      action: 'post.send_back',
      after: { template: 'contact', asksChange: true },
    });

    expect(await edit('rent', id, { ...body, description: 'شقة واسعة.' })).toMatchObject({
      status: 'pending',
      isReturned: false,
      reason: null,
    });
    expect((await queue()).data.at(-1)).toMatchObject({ id, resubmitted: true });
    expect((await approve('rent', id)).status).toBe(200);
    await site.nextMail();
    expect((await formOf('rent', id)).post).toMatchObject({ status: 'published', isReturned: false });
  });
  it('of a revision leaves the published version unchanged', async () => {
    const body = jobBody(site);
    const id = await published('job', { ...body, title: 'Baker' });
    await edit('job', id, { ...body, title: 'Baker!!' });
    await askChange('job', id, { template: 'rules' });
    expect((await site.nextMail()).subject).toContain('Your change');
    expect((await formOf('job', id)).post).toMatchObject({
      status: 'published',
      change: 'rejected',
      isReturned: true,
    });
    expect((await (await page('job', id)).json()).data.title).toBe('Baker');
    expect(await edit('job', id, { ...body, title: 'Baker, mornings' })).toMatchObject({
      change: 'pending',
      isReturned: false,
    });
    await reject('job', id);
    await site.nextMail();
  });
});

describe('a returned post that was submitted again', () => {
  it('includes the reason, the former content, and who decided', async () => {
    const body = jobBody(site);
    const { id } = await post('job', { ...body, title: 'Cook' });
    expect((await detailOf('job', id)).earlier).toBeNull();
    await askChange('job', id, { template: 'incomplete', reason: 'Which kitchen?' });
    await site.nextMail();
    await edit('job', id, { ...body, title: 'Cook for a Syrian kitchen' });
    const detail = await detailOf('job', id, second);
    expect(detail).toMatchObject({
      item: { resubmitted: true },
      body: { title: 'Cook for a Syrian kitchen' },
      earlier: {
        by: 'Salma Khoury',
        at: desk.clock.toISOString(),
        asksChange: true,
        reason: expect.stringMatching(/[\s\S]+\nWhich kitchen\?$/),
        body: { title: 'Cook' },
      },
    });
    // A second rejection replaces the first; an approval closes both.
    await rejectWith(id, { template: 'rules' });
    await site.nextMail();
    await edit('job', id, { ...body, title: 'Chef' });
    const again = (
      await (await judge.call(readQueuedPost, { params: { kind: 'job', id } }, { lang: 'ar' })).json()
    ).data.earlier;
    expect(again).toMatchObject({ asksChange: false, body: { title: 'Cook for a Syrian kitchen' } });
    expect(again?.reason).toMatch(/[\u0600-\u06ff]/);
    await approve('job', id);
    await site.nextMail();
    await edit('job', id, { ...body, title: 'Pastry chef' });
    expect((await detailOf('job', id)).earlier).toBeNull();
    // A rejected revision of a published post.
    await reject('job', id, 'Not yet.');
    await site.nextMail();
    await edit('job', id, { ...body, title: 'Head chef' });
    expect((await detailOf('job', id)).earlier).toMatchObject({
      reason: 'Not yet.',
      body: { title: 'Pastry chef' },
    });
    await reject('job', id);
    await site.nextMail();
  });
  it('includes the former photos', async () => {
    const [first = 0, next = 0] = media;
    const { id } = await post('rent', { ...rentalBody(site, [first]), title: 'Room with a photo' });
    await reject('rent', id);
    await site.nextMail();
    await edit('rent', id, { ...rentalBody(site, [next]), title: 'Room with a photo' });
    expect((await detailOf('rent', id)).pictures.map((picture) => picture.id)).toEqual([next, first]);
    await reject('rent', id);
    await site.nextMail();
  });
});

describe('a claim', () => {
  const claim = (id: number, by = judge) =>
    by.call(claimQueuedPost, { params: { kind: 'job', id }, body: {} });
  const release = (id: number, by = judge) =>
    by.call(releaseQueuedPost, { params: { kind: 'job', id }, body: {} });

  it('lasts two minutes, and is renewed while the post is open; others see who has it, and cannot decide', async () => {
    const { id } = await post('job', { ...jobBody(site), title: 'Claimed' });
    expect((await (await claim(id)).json()).data).toMatchObject({ mine: true, by: null });
    const theirs = (await (await claim(id, second)).json()).data;
    expect(theirs).toMatchObject({ mine: false, by: { id: judge.id, name: 'Salma Khoury' } });
    expect((await detailOf('job', id, second)).item.claimedBy).toMatchObject({ id: judge.id });
    expect((await detailOf('job', id)).item.claimedBy).toBeNull();
    const refused = await approve('job', id, second);
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'claimed']);
    // A renewed claim lasts from the time of renewal.
    desk.clock = new Date(desk.clock.getTime() + 90_000);
    await claim(id);
    desk.clock = new Date(desk.clock.getTime() + 90_000);
    expect((await (await claim(id, second)).json()).data.mine).toBe(false);
    desk.clock = new Date(desk.clock.getTime() + 31_000);
    expect((await (await claim(id, second)).json()).data.mine).toBe(true);
    expect((await approve('job', id)).status).toBe(409);
    expect((await approve('job', id, second)).status).toBe(200);
    await site.nextMail();
    expect(await site.db.selectFrom('queue_claim').selectAll().execute()).toEqual([]);
  });
  it('can be released by its own moderator only', async () => {
    const { id } = await post('job', { ...jobBody(site), title: 'Released' });
    await claim(id);
    await release(id, second);
    expect((await (await claim(id, second)).json()).data.mine).toBe(false);
    await release(id);
    expect((await (await claim(id, second)).json()).data.mine).toBe(true);
    expect((await claim(999_999)).status).toBe(404);
    await reject('job', id, 'No', second);
    await site.nextMail();
  });
});

describe('bulk decisions', () => {
  const decide = (body: object, by = judge) => by.callUnchecked(decideMany, { body });

  it('are independent; changed, decided or claimed posts are skipped with a reason', async () => {
    const ids: number[] = [];
    for (const title of ['One', 'Two', 'Three', 'Four'])
      ids.push((await post('job', { ...jobBody(site), title: `Many ${title}` })).id);
    const [one, two, three, four] = ids as [number, number, number, number];
    const { data } = await queue('?kind=job');
    const posts = data
      .filter(({ id }) => ids.includes(id))
      .map(({ kind, id, stamp }) => ({ kind, id, stamp }));
    expect(posts).toHaveLength(4);
    await edit('job', two, { ...jobBody(site), title: 'Many Two, swapped' });
    await second.call(claimQueuedPost, { params: { kind: 'job', id: three }, body: {} });
    await approve('job', four);
    await site.nextMail();
    const answer = (await (await decide({ verdict: 'approve', posts })).json()).data;
    expect(answer.decided).toMatchObject([{ kind: 'job', id: one, status: 'published' }]);
    expect(answer.skipped).toEqual([
      { kind: 'job', id: two, message: 'Someone changed this in the meantime. Load it again.' },
      { kind: 'job', id: three, message: 'Someone else is reviewing this post now.' },
      { kind: 'job', id: four, message: 'Someone has already decided this.' },
    ]);
    await site.nextMail();
    expect((await page('job', two)).status).toBe(404);
    await second.call(releaseQueuedPost, { params: { kind: 'job', id: three }, body: {} });
    const rest = (await queue('?kind=job')).data.map(({ kind, id, stamp }) => ({ kind, id, stamp }));
    expect((await decide({ verdict: 'reject', posts: rest })).status).toBe(422);
    expect((await decide({ verdict: 'reject', posts: rest, template: 'rules' })).status).toBe(200);
    expect((await queue('?kind=job')).data).toEqual([]);
    for (const _ of rest) await site.nextMail();
  });
});

describe('a ban', () => {
  it('blocks the poster, rejects their pending posts, and hides the published ones', async () => {
    const dina = await site.member({ name: 'Dina' });
    const send = async (title: string): Promise<number> =>
      (
        await (
          await dina.callUnchecked(createPost, {
            params: { folder: 'jobs' },
            body: { ...jobBody(site), title },
          })
        ).json()
      ).data.id;
    const [publishedId, first, other] = [await send('Shown'), await send('First'), await send('Other')];
    await approve('job', publishedId);
    await site.nextMail();
    const ban = (by: TestMember) =>
      by.call(banPoster, {
        params: { kind: 'job', id: first },
        body: { template: 'rules', reason: 'Three times.' },
      });
    expect((await ban(omar)).status).toBe(403);
    const answer = await ban(judge);
    expect(await answer.json()).toEqual({ data: { userId: dina.id } });
    expect((await dina.call(readProfile)).status).toBe(401);
    expect((await page('job', publishedId)).status).toBe(410);
    expect((await queue()).data.filter(({ id }) => [first, other].includes(id))).toEqual([]);
    expect((await site.nextMail()).text).toContain('It is against the rules of the site.');
    expect((await ban(judge)).status).toBe(409);
  });
  it('does not apply to the team', async () => {
    const response = await second.callUnchecked(createPost, {
      params: { folder: 'jobs' },
      body: { ...jobBody(site), title: 'Of the team' },
    });
    const { id } = (await response.json()).data;
    const banned = await judge.call(banPoster, {
      params: { kind: 'job', id },
      body: { template: 'rules' },
    });
    expect((await banned.json()).code).toBe('staff_account');
    await reject('job', id);
    await site.nextMail();
  });
});

describe('the watch list', () => {
  it('is editable by the team, and conflicting edits are rejected', async () => {
    const read = async () => (await (await judge.call(readWatchWords)).json()).data;
    const save = (body: object) => judge.callUnchecked(saveWatchWords, { body });
    const before = await read();
    expect(before.banned).toContain('مخدرات');
    const next = { ...before, banned: [...before.banned, ' Snake  oil ', ''] };
    expect((await save(next)).status).toBe(200);
    expect((await read()).banned.at(-1)).toBe('Snake  oil');
    const late = await save(next);
    expect([late.status, (await late.json()).code]).toEqual([409, 'conflict']);
    const entries = await site.db
      .selectFrom('version')
      .select('subject_id')
      .where('subject', '=', 'setting')
      .execute();
    expect(entries).toEqual([{ subject_id: 'watch-words' }]);
    const log = await site.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(log).toMatchObject({ action: 'setting.edit', after: { banned: before.banned.length + 1 } });
    const { id } = await post('product', {
      ...productBody(site, media),
      description: 'Real SNAKE OIL from Cairo',
    });
    expect((await detailOf('product', id)).item.signals).toContainEqual(
      expect.objectContaining({ code: 'banned', found: ['Snake  oil'] }),
    );
    await reject('product', id);
    await site.nextMail();
  });
});

it('a decision requires the version that was displayed', async () => {
  const { id } = await post('job', { ...jobBody(site), title: 'Looked at' });
  const { version } = await detailOf('job', id);
  await edit('job', id, { ...jobBody(site), title: 'Swapped' });
  const input = { params: { kind: 'job', id }, body: { template: 'rules' } };
  for (const verb of [approvePost, rejectPost, requestPostChange, banPoster]) {
    const answer = await judge.callUnchecked(verb, input, { headers: { 'if-match': version } });
    expect([verb.path, answer.status]).toEqual([verb.path, 409]);
  }
  await reject('job', id);
  await site.nextMail();
});
