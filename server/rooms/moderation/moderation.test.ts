import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Queue } from '../../../contract/moderation.ts';
import {
  type OwnPost,
  type OwnPostForm,
  type OwnPostKind,
  ownPostKinds,
} from '../../../contract/own-posts.ts';
import {
  addMedia,
  askWith,
  fullBody,
  jobBody,
  leastBody,
  makeOld,
  postPaths,
  productBody,
  rentalBody,
} from '../../testing/test-bodies.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

let clock = noon;
let site: TestSite;
let salma: TestMember;
let omar: TestMember;
let judge: TestMember;
let second: TestMember;
let media: number[];
beforeAll(async () => {
  site = await testSite(() => clock);
  [salma, omar] = [await site.member(), await site.member({ name: 'Omar' })];
  [judge, second] = [await site.member({ role: 'moderator' }), await site.member({ role: 'admin' })];
  await makeOld(site, salma);
  media = await addMedia(site, salma, 16);
});
afterAll(() => site.close());
beforeEach(() => {
  clock = new Date(clock.getTime() + 600_000);
});

const post = async (kind: OwnPostKind, body: unknown): Promise<OwnPost> => {
  const response = await salma.ask('POST', postPaths[kind], body);
  expect(response.status).toBe(201);
  return (await response.json()).data;
};
const edit = async (kind: OwnPostKind, id: number, body: unknown): Promise<OwnPost> => {
  const response = await salma.ask('PUT', `${postPaths[kind]}/${id}`, body);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()).data;
};
const approve = (kind: OwnPostKind, id: number, by = judge) =>
  by.ask('POST', `admin/queue/${kind}/${id}/approve`, {});
const reject = (kind: OwnPostKind, id: number, reason = 'The picture shows a phone number.', by = judge) =>
  by.ask('POST', `admin/queue/${kind}/${id}/reject`, { reason });
const published = async (kind: OwnPostKind, body: unknown): Promise<number> => {
  const { id } = await post(kind, body);
  expect((await approve(kind, id)).status).toBe(200);
  await site.nextMail();
  return id;
};
const formOf = async (kind: OwnPostKind, id: number): Promise<OwnPostForm> =>
  (await (await salma.ask('GET', `profile/posts/${kind}/${id}`)).json()).data;
const page = (kind: OwnPostKind, id: number) => site.get(`${postPaths[kind]}/${id}`);
const queue = async (query = ''): Promise<Queue> => (await judge.ask('GET', `admin/queue${query}`)).json();
const logOf = (id: number) =>
  site.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'subject', 'before', 'after'])
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();

describe.each(ownPostKinds)('a %s that waits', (kind) => {
  it('is seen by nobody, is published by a moderator, and its poster is told', async () => {
    const { id, slug } = await post(kind, fullBody(site, kind, media));
    expect((await page(kind, id)).status).toBe(404);
    const response = await approve(kind, id);
    expect(await response.json()).toEqual({ data: { kind, id, status: 'published' } });
    expect((await page(kind, id)).status).toBe(200);

    const mail = await site.nextMail();
    expect(mail.receiver).toBe(salma.email);
    expect(mail.subject).toContain('is published');
    expect(mail.text).toContain(`/${id}/${encodeURIComponent(slug)}`);

    const { post: own } = await formOf(kind, id);
    expect(own).toMatchObject({ status: 'published', publishedAt: clock.toISOString(), reason: null });
    const lasts = { business: null, product: 30, rent: 60, job: null }[kind];
    if (kind === 'job') expect(own.expiresAt).toBe('2026-12-25T05:00:00.000Z');
    else expect(own.expiresAt).toBe(lasts && new Date(clock.getTime() + lasts * 86_400_000).toISOString());
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
  it('or rejected with a reason that its poster reads, and is sent again', async () => {
    const { id } = await post(kind, leastBody(site, kind, media));
    const response = await reject(kind, id, ' Not yours \u0007to sell ');
    expect(await response.json()).toEqual({ data: { kind, id, status: 'rejected' } });
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

describe('a change of what is published', () => {
  it('waits where it touches words, and everybody sees the old ones until it is approved', async () => {
    const body = productBody(site, media);
    const id = await published('product', body);
    const changed = { ...body, title: 'Qanun made in Cairo', priceCents: 50_000 };
    expect(await edit('product', id, changed)).toMatchObject({ status: 'published', change: 'pending' });
    expect(await (await page('product', id)).json()).toMatchObject({
      data: { title: 'Oud made in Damascus', priceCents: 45_000 },
    });
    expect((await formOf('product', id)).body).toMatchObject({ title: 'Qanun made in Cairo' });

    const detail = (await (await judge.ask('GET', `admin/queue/product/${id}`)).json()).data;
    expect(detail).toMatchObject({
      item: { change: true, title: 'Qanun made in Cairo', poster: { id: salma.id } },
      body: { title: 'Qanun made in Cairo', priceCents: 50_000 },
      published: { title: 'Oud made in Damascus', priceCents: 45_000 },
    });
    const before = (await formOf('product', id)).post;
    expect((await approve('product', id)).status).toBe(200);
    expect((await site.nextMail()).subject).toContain('Your change');
    expect(await (await page('product', id)).json()).toMatchObject({
      data: { title: 'Qanun made in Cairo', priceCents: 50_000, slug: 'qanun-made-in-cairo' },
    });
    const after = (await formOf('product', id)).post;
    expect(after).toMatchObject({
      change: null,
      publishedAt: before.publishedAt,
      expiresAt: before.expiresAt,
    });
    const found = async (q: string) =>
      (await (await site.get(`filter-market?q=${q}`)).json()).data.map((one: OwnPost) => one.id);
    expect(await found('qanun')).toContain(id);
    expect(await found('damascus')).not.toContain(id);
    expect((await logOf(id)).at(-1)).toMatchObject({
      action: 'change.approve',
      after: { fields: ['title', 'priceCents'] },
    });
  });

  it('acts at once where it touches none: a price, a day to move in', async () => {
    const body = rentalBody(site, media);
    const id = await published('rent', body);
    const own = await edit('rent', id, { ...body, priceCents: 230_000, availableFrom: '2026-12-01' });
    expect(own).toMatchObject({ status: 'published', change: null });
    expect((await (await page('rent', id)).json()).data.priceCents).toBe(230_000);
    expect((await queue()).data).toEqual([]);
  });

  const waits: [string, OwnPostKind, Record<string, unknown>, boolean][] = [
    ['a description', 'rent', { description: 'أخرى' }, true],
    ['a phone', 'rent', { phone: '+17185550199' }, true],
    ['an address to write to', 'rent', { email: 'x@post.example' }, true],
    ['a link', 'job', { applyUrl: 'https://evil.example' }, true],
    ['a name of a fee', 'rent', { fees: [{ name: 'call 718', amountCents: 1, term: 'once' }] }, true],
    ['a street', 'rent', { location: '1 Call me 718-555-0142' }, true],
    ['a category', 'job', { category: 'office-jobs' }, true],
    [
      'a name of a day',
      'business',
      {
        specialHours: [
          { occasion: 'other', name: 'Call', from: '2027-01-01', to: '2027-01-01', day: { state: 'closed' } },
        ],
      },
      true,
    ],
    [
      'a feast',
      'business',
      {
        specialHours: [
          { occasion: 'eid_al_fitr', from: '2027-03-10', to: '2027-03-12', day: { state: 'closed' } },
        ],
      },
      false,
    ],
    ['what can be paid with', 'business', { paymentMethods: ['card'] }, false],
    ['a door that is shut for a while', 'business', { temporarilyClosed: true }, false],
    ['pay', 'job', { salaryMinCents: 3_000 }, false],
    ['a thing that became dearer', 'product', { priceCents: 1 }, false],
    ['a name that is hidden', 'product', { anonymous: true }, false],
  ];
  it.each(waits)('%s', async (_, kind, change, doesWait) => {
    const body = leastBody(site, kind, media);
    const id = await published(kind, body);
    const category = site.catalog.categoryBySlug(String(change.category))?.id;
    const own = await edit(kind, id, { ...body, ...change, ...(category && { category }) });
    expect(own.change).toBe(doesWait ? 'pending' : null);
    if (doesWait) {
      await reject(kind, id);
      await site.nextMail();
    }
  });

  it('waits where a picture is another one, and the old one goes a day after', async () => {
    const [old = 0, fresh = 0] = await addMedia(site, salma, 2);
    const body = rentalBody(site, [old]);
    const id = await published('rent', body);
    await edit('rent', id, { ...body, images: [fresh] });
    expect(
      (await (await page('rent', id)).json()).data.photos.map((photo: { id: number }) => photo.id),
    ).toEqual([old]);
    expect(await swept(fresh)).toBe(false);
    await approve('rent', id);
    await site.nextMail();
    expect(
      (await (await page('rent', id)).json()).data.photos.map((photo: { id: number }) => photo.id),
    ).toEqual([fresh]);
    expect(await waitsToBeSwept(old)).toBe(true);
    expect(await swept(fresh)).toBe(false);
    expect(await swept(old)).toBe(true);
  });

  it('of words in an alternative text waits, too', async () => {
    const [picture = 0] = await addMedia(site, salma, 1);
    const body = rentalBody(site, [picture]);
    const id = await published('rent', body);
    expect((await edit('rent', id, { ...body, images: [{ id: picture, alt: 'Call 718' }] })).change).toBe(
      'pending',
    );
    await reject('rent', id);
    await site.nextMail();
  });

  it('is replaced by a newer one, whose pictures stay while those of the older go', async () => {
    const [first = 0, next = 0] = await addMedia(site, salma, 2);
    const body = rentalBody(site, media);
    const id = await published('rent', body);
    await edit('rent', id, { ...body, title: 'Second', images: [first] });
    await edit('rent', id, { ...body, title: 'Third', images: [next] });
    // The same once more changes nothing, not even its place in the queue.
    const at = (await queue()).data[0]?.submittedAt;
    await edit('rent', id, { ...body, title: 'Third', images: [next] });
    expect((await queue()).data).toMatchObject([{ id, title: 'Third', submittedAt: at }]);
    expect(await waitsToBeSwept(first)).toBe(true);
    expect(await swept(next)).toBe(false);
    const revisions = await site.db
      .selectFrom('listing_revision')
      .select('status')
      .where('listing_id', '=', id)
      .orderBy('id')
      .execute();
    expect(revisions.map(({ status }) => status)).toEqual(['withdrawn', 'pending']);
    // Back to what everybody sees: nothing waits any more.
    expect((await edit('rent', id, body)).change).toBeNull();
    expect((await queue()).data).toEqual([]);
  });

  it('that is rejected leaves the published one alone, and what was written is not lost', async () => {
    const body = jobBody(site);
    const id = await published('job', body);
    await edit('job', id, { ...body, title: 'EASY MONEY' });
    expect((await reject('job', id, 'No shouting, please.')).status).toBe(200);
    const mail = await site.nextMail();
    expect(mail.subject).toContain('Your change');
    expect(mail.text).toContain('No shouting, please.');
    expect((await (await page('job', id)).json()).data.title).toBe('Baker wanted');
    const form = await formOf('job', id);
    expect(form.post).toMatchObject({
      status: 'published',
      change: 'rejected',
      reason: 'No shouting, please.',
    });
    expect(form.body).toMatchObject({ title: 'EASY MONEY' });
    expect(await edit('job', id, { ...body, title: 'Easy money' })).toMatchObject({
      change: 'pending',
      reason: null,
    });
    await approve('job', id);
    await site.nextMail();
    expect((await (await page('job', id)).json()).data.title).toBe('Easy money');
  });

  it('is checked again when it is approved', async () => {
    const [gone = 0] = await addMedia(site, salma, 1);
    const body = rentalBody(site, media);
    const id = await published('rent', body);
    await edit('rent', id, { ...body, images: [gone] });
    await site.db.deleteFrom('media').where('id', '=', gone).execute();
    const response = await approve('rent', id);
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toHaveProperty('images');
    expect((await reject('rent', id)).status).toBe(200);
    await site.nextMail();
    // A rejected change whose pictures are gone is no beginning: the form shows what is published.
    expect((await formOf('rent', id)).body.images).toEqual([{ id: media[0], alt: null }]);
  });

  const waitsToBeSwept = async (id: number) => {
    const { rows } = await sql`
      select 1 from pgboss.job where name = 'media-sweep' and (data->>'mediaId')::bigint = ${id}
        and start_after > now()`.execute(site.db);
    return rows.length > 0;
  };
  /** Whether what looks for unused pictures would remove this one now. */
  const swept = async (id: number) => {
    const { deleteUnused } = await import('../media/queries.ts');
    return (await deleteUnused(site.db, id)).length > 0;
  };
});

it('what has expired waits again when it is edited, and keeps its first day', async () => {
  const body = productBody(site, media);
  const id = await published('product', body);
  const first = (await formOf('product', id)).post.publishedAt;
  const was = clock;
  clock = new Date(clock.getTime() + 29 * 86_400_000);
  await sql`update listing set expires_at = ${clock} where id = ${id}`.execute(site.db);
  expect((await formOf('product', id)).post.status).toBe('expired');
  expect(await edit('product', id, { ...body, priceCents: 40_000 })).toMatchObject({ status: 'pending' });
  expect((await approve('product', id)).status).toBe(200);
  await site.nextMail();
  expect((await formOf('product', id)).post).toMatchObject({ status: 'published', publishedAt: first });
  clock = was;
});

describe('the last day to apply', () => {
  it('that is moved moves the end of the post, and never beyond its time', async () => {
    const body = { ...jobBody(site), closingDate: '2026-12-01' };
    const id = await published('job', body);
    const end = async () => (await formOf('job', id)).post.expiresAt;
    expect(await end()).toBe('2026-12-02T05:00:00.000Z');
    const whole = new Date(clock.getTime() + 60 * 86_400_000).toISOString();
    await edit('job', id, { ...body, closingDate: '2026-12-10' });
    expect(await end()).toBe('2026-12-11T05:00:00.000Z');
    await edit('job', id, { ...body, closingDate: '2028-01-01' });
    expect(await end()).toBe(whole);
    clock = new Date(clock.getTime() + 86_400_000);
    await edit('job', id, { ...body, closingDate: null });
    expect(await end()).toBe(whole);
  });
  it('that passed while a job waited keeps it from being published', async () => {
    const { id } = await post('job', { ...jobBody(site), title: 'Late', closingDate: '2026-11-25' });
    const was = clock;
    clock = new Date('2026-11-26T05:00:00Z');
    const response = await approve('job', id);
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual({ closingDate: ['This day has passed'] });
    expect((await reject('job', id)).status).toBe(200);
    await site.nextMail();
    clock = was;
  });
});

describe('nobody writes over what they never saw', () => {
  it('an edit of another version is a conflict', async () => {
    const { id } = await post('job', { ...jobBody(site), title: 'Versions' });
    const { version, body } = await formOf('job', id);
    const put = (title: string, match: string) =>
      askWith(site, salma, 'PUT', `jobs/${id}`, { ...body, title }, { 'if-match': match });
    expect((await put('One', `"${version}"`)).status).toBe(200);
    expect((await put('Two', `"${version}"`)).status).toBe(409);
    expect((await put('Two', (await formOf('job', id)).version)).status).toBe(200);
    expect((await put('Three', '*')).status).toBe(200);
    await reject('job', id);
    await site.nextMail();
  });
  it('a moderator publishes what they looked at, or nothing', async () => {
    const { id } = await post('job', { ...jobBody(site), title: 'Innocent' });
    const { version } = (await (await judge.ask('GET', `admin/queue/job/${id}`)).json()).data;
    await edit('job', id, { ...jobBody(site), title: 'Swapped' });
    const decide = () =>
      askWith(site, judge, 'POST', `admin/queue/job/${id}/approve`, {}, { 'if-match': version });
    expect((await decide()).status).toBe(409);
    expect((await page('job', id)).status).toBe(404);
    await reject('job', id);
    await site.nextMail();
  });
});

describe('two moderators at once', () => {
  it.each([
    ['approve', approve, approve],
    ['approve and reject', approve, reject],
  ] as const)('%s: it is decided once, and the other is told', async (_, one, other) => {
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
  it('is the oldest first, of new posts and changes together, counted, and read in pages', async () => {
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
    // What was rejected and is sent again goes to the end.
    await reject('rent', a.id);
    await edit('rent', a.id, { ...rentalBody(site, media), title: 'A again' });
    expect((await queue()).data.map(({ id }) => id)).toEqual([changed, b.id, a.id]);
    // What is deleted waits no more.
    await salma.ask('DELETE', `jobs/${b.id}`, {});
    expect((await queue()).data.map(({ id }) => id)).toEqual([changed, a.id]);
    for (const [kind, id] of [
      ['job', changed],
      ['rent', a.id],
    ] as const)
      await reject(kind, id);
    for (let mails = 0; mails < 3; mails++) await site.nextMail();
  });
  it('knows nothing of what never was', async () => {
    expect((await judge.ask('GET', 'admin/queue/job/999999')).status).toBe(404);
    expect((await approve('job', 999_999)).status).toBe(404);
    expect((await judge.ask('POST', 'admin/queue/boat/1/approve', {})).status).toBe(404);
    expect((await judge.ask('GET', 'admin/queue?after=x')).status).toBe(422);
    const id = await published('job', { ...jobBody(site), title: 'Decided' });
    expect((await judge.ask('GET', `admin/queue/job/${id}`)).status).toBe(409);
    expect((await approve('rent', id)).status).toBe(404);
  });
  it('asks for a reason', async () => {
    const { id } = await post('job', { ...jobBody(site), title: 'Reason' });
    for (const reason of ['', '  ', 'x'.repeat(1_001)])
      expect((await reject('job', id, reason)).status).toBe(422);
    await reject('job', id);
    await site.nextMail();
  });
});

it('a poster reads Arabic in Arabic', async () => {
  await sql`update app_user set lang = 'ar' where id = ${salma.id}`.execute(site.db);
  const { id } = await post('job', { ...jobBody(site), title: 'Arabic' });
  await approve('job', id);
  const mail = await site.nextMail();
  expect(mail.subject).toContain('نُشر إعلانك');
  expect(mail.text).toContain('?lang=ar');
  await sql`update app_user set lang = 'en' where id = ${salma.id}`.execute(site.db);
});

describe('every call and every role', () => {
  const roles = ['guest', 'member', 'owner', 'editor', 'moderator', 'admin'] as const;
  const admin = [
    ['GET', 'admin/queue'],
    ['GET', 'admin/queue/job/ID'],
    ['POST', 'admin/queue/job/ID/approve'],
    ['POST', 'admin/queue/job/ID/reject'],
  ] as const;
  const cases = admin.flatMap(([method, path]) => roles.map((role) => [role, method, path] as const));
  it.each(cases)('%s: %s %s', async (role, method, path) => {
    const { id } = await post('job', { ...jobBody(site), title: `${role} ${method} ${path}` });
    const asker = role === 'guest' ? null : role === 'owner' ? salma : await site.member({ role });
    const body = method === 'POST' ? { reason: 'No' } : undefined;
    const target = path.replace('ID', String(id));
    const response = asker
      ? await asker.ask(method, target, body)
      : await site.ask(`/api/NY/en/0/${target}`, {
          method,
          headers: { 'content-type': 'application/json' },
          body: body ? JSON.stringify(body) : null,
        });
    const may = role === 'moderator' || role === 'admin';
    expect(response.status).toBe(may ? 200 : role === 'guest' ? 401 : 403);
    const row = await site.db.selectFrom('listing').select('status').where('id', '=', id).executeTakeFirst();
    if (!may || method === 'GET') expect(row?.status).toBe('pending');
  });

  it.each(['member', 'editor', 'moderator', 'admin'] as const)(
    'a %s edits and reads as its owner nothing of somebody else, nor learns of what waits',
    async (role) => {
      const body = jobBody(site);
      const other = role === 'member' ? omar : await site.member({ role });
      const waiting = await post('job', { ...body, title: `Waits for ${role}` });
      expect((await other.ask('PUT', `jobs/${waiting.id}`, body)).status).toBe(404);
      expect((await other.ask('GET', `profile/posts/job/${waiting.id}`)).status).toBe(404);
      expect((await approve('job', waiting.id)).status).toBe(200);
      expect((await other.ask('PUT', `jobs/${waiting.id}`, body)).status).toBe(403);
      expect((await other.ask('GET', `profile/posts/job/${waiting.id}`)).status).toBe(403);
      expect((await other.ask('PUT', 'jobs/999999', body)).status).toBe(404);
      expect((await salma.ask('PUT', `rents/${waiting.id}`, rentalBody(site, media))).status).toBe(404);
      expect((await page('job', waiting.id)).status).toBe(200);
    },
  );
  it('what its owner closed is published again before it is edited', async () => {
    const { id } = await post('job', { ...jobBody(site), title: 'Closed' });
    await approve('job', id);
    await salma.ask('POST', `jobs/${id}/close`, {});
    expect((await salma.ask('PUT', `jobs/${id}`, jobBody(site))).status).toBe(409);
  });
});
