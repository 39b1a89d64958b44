import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBusinesses } from '../../contract/businesses.ts';
import { homeSchema, ourServicesSchema, readHome, readOurServices } from '../../contract/content.ts';
import { type InboxFilter, listInbox, listThreadMessages } from '../../contract/conversations.ts';
import { warningOf } from '../../contract/message-warnings.ts';
import { listQueue, readQueuedPost } from '../../contract/moderation.ts';
import { readGeneralSettings } from '../../contract/settings.ts';
import { readTranslationTasks } from '../../contract/translations.ts';
import { createUnreadMails } from '../rooms/conversations/service.ts';
import { localStorage, type Storage } from '../storage/storage.ts';
import { noon, type TestSite, testSite } from '../testing/test-site.ts';
import { demoConversations } from './demo/conversations.ts';
import { demoMembers } from './demo/members.ts';
import { seedDemo } from './seed-demo.ts';

let site: TestSite;
let storage: Storage;
let folder: string;
beforeAll(async () => {
  site = await testSite();
  folder = await mkdtemp(join(tmpdir(), 'demo-'));
  storage = localStorage(folder);
  // Draws and scales all pictures: a minute on a machine with other work, and more on a slow one.
  await seedDemo(site.db, storage, noon);
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

async function counts(): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select kind as name, count(*) from listing where status = 'published' group by kind
    union all select kind, count(*) from content where status = 'published' group by kind
    union all select 'users', count(*) from app_user
    union all select 'conversations', count(*) from conversation
    union all select 'messages', count(*) from message
    union all select 'media', count(*) from media
    union all select 'pictures', count(*) from listing_media`.execute(site.db);
  return Object.fromEntries(rows.map((row) => [row.name, Number(row.count)]));
}

describe('the demo content', () => {
  it('fills every part of the site', async () => {
    expect(await counts()).toMatchObject({
      business: 60,
      product: 40,
      rental: 78,
      job: 40,
      blog: 12,
      news: 8,
      guide: 12,
      faq: 20,
      page: 3,
      welcome: 1,
      service: 6,
      users: 22,
      conversations: 6,
    });
  });

  it('has a complete front page in both languages', async () => {
    for (const lang of ['en', 'ar']) {
      const home = homeSchema.parse((await (await site.call(readHome, {}, { lang })).json()).data);
      expect(home.hero[0]?.title).toBeTruthy();
      expect(home.advertisement?.phone).toBe('+17185550170');
      expect([home.businesses, home.rentals, home.products, home.jobs, home.articles].map((list) => list.length)).toEqual([8, 4, 5, 4, 4]);
      expect(home.businesses.every((business) => business.lang === lang)).toBe(true);
      const services = ourServicesSchema.parse((await (await site.call(readOurServices, {}, { lang })).json()).data);
      expect(services.services.map((service) => service.key)).toEqual(['service_provider', 'shops', 'market_place', 'rent', 'jobs']);
      expect(services.services.every((service) => service.count > 0)).toBe(true);
    }
  });

  it('rates most places, has few reviews of some, and none of others', async () => {
    const { data } = await (await site.call(listBusinesses, { query: { limit: 60 } })).json();
    const counts = data.map(({ reviewCount }) => reviewCount);
    expect(counts.filter((count) => count >= 5).length).toBeGreaterThan(25);
    expect(counts.filter((count) => count > 0 && count < 5).length).toBeGreaterThan(10);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(5);
  });

  it('displays at most six of the seven social icons', async () => {
    const { data } = await (await site.call(readGeneralSettings)).json();
    expect(data.footer.social_media).toHaveLength(6);
  });

  it('serves the photographs that it stored', async () => {
    const { data } = await (await site.call(listBusinesses, { query: { limit: 60 } })).json();
    const photo = data.find((business) => business.photo)?.photo;
    expect(photo?.variants.map(({ width }) => width)).toEqual([400, 600, 800]);
    expect(await storage.get(photo?.url.replace('/media/', '') ?? '')).toBeDefined();
  });

  it.each([
    ['businesses', 'businesses?limit=60'],
    ['things for sale', 'filter-market?limit=60'],
    ['homes', 'rents/web/looking_for?limit=60'],
  ])('has no two %s with the same picture in a list', async (_, path) => {
    const { data } = await (await site.get(path)).json();
    const urls: string[] = data.flatMap(({ photo }: { photo: { url: string } | null }) => photo?.url ?? []);
    expect(urls.length).toBeGreaterThan(15);
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('is inserted once, and resumes after an interruption without duplicates', async () => {
    const before = await counts();
    expect(await seedDemo(site.db, storage, noon)).toBe(false);
    await sql`delete from setting where key = 'demo'`.execute(site.db);
    await sql`delete from content where kind in ('faq', 'page')`.execute(site.db);
    await sql`delete from listing where kind = 'job'`.execute(site.db);
    expect(await seedDemo(site.db, storage, noon)).toBe(true);
    expect(await counts()).toEqual(before);
  });

  it('has pending items of every kind, including a revision, some with signals', async () => {
    const judge = await site.member({ role: 'moderator' });
    const { data } = await (await judge.call(listQueue)).json();
    expect(data.map(({ kind, change }: { kind: string; change: boolean }) => [kind, change])).toEqual([
      ['business', false],
      ['job', false],
      ['product', false],
      ['rent', false],
      ['rent', true],
    ]);
    const codes = (index: number) => data[index]?.signals.map(({ code }: { code: string }) => code);
    expect(codes(3)).toEqual(['newAccount', 'phoneSeen', 'pictureSeen', 'lowPrice', 'link', 'contact', 'advance']);
    expect(codes(1)).toEqual([]);
    const change = await (await judge.callUnchecked(readQueuedPost, { params: { kind: 'rent', id: data[4]?.id } })).json();
    expect(change.data.body.priceCents).not.toBe(change.data.published?.priceCents);
    expect(change.data.body.images).toHaveLength(3);
  });

  it('has posts in one language that the demo member can translate', async () => {
    const salma = await site.member();
    const { data } = await (await salma.call(readTranslationTasks)).json();
    expect(data.open.map(({ kind }) => kind).sort()).toEqual(['job', 'job', 'product', 'product', 'rent', 'rent']);
    const { id: owner } = await site.db.selectFrom('app_user').select('id').where('email', '=', 'member@arabnewyork.example').executeTakeFirstOrThrow();
    const ids = data.open.map(({ id }) => id);
    expect(await site.db.selectFrom('listing').select('id').where('id', 'in', ids).where('owner_id', '=', owner).execute()).toEqual([]);
  });

  describe('in the inbox of its member', () => {
    const memberOf = (email: string) => site.member({ email });
    const salmaInbox = async (filter: InboxFilter, lang = 'en') => {
      const salma = await memberOf('member@arabnewyork.example');
      return (await salma.call(listInbox, { query: { filter } }, { lang })).json();
    };

    it('has conversations about her posts and those of others, newest first, one of them unread', async () => {
      const { data, meta } = await salmaInbox('all');
      expect(meta).toEqual({ next: null, unread: 1 });
      expect(data.map(({ partner, side, unread, muted }) => [partner.name, side, unread, muted])).toEqual([
        ['أمينة ي.', 'member', 2, false],
        ['Lina H.', 'owner', 0, false],
        ['Tarek N.', 'member', 0, false],
        ['Karim S.', 'owner', 0, true],
        ['Sami R.', 'owner', 0, false],
      ]);
      expect(data.map(({ post }) => post.state)).toEqual(['available', 'available', 'available', 'available', 'reserved']);
      expect(data.every(({ post, writing }) => post.photo !== null && writing === 'open')).toBe(true);
      expect((await salmaInbox('unread')).data.map(({ id }) => id)).toEqual([data[0]?.id]);
      expect((await salmaInbox('archived')).data.map(({ partner }) => partner.name)).toEqual(['محمود ع.']);
      const [first] = (await salmaInbox('all', 'ar')).data;
      expect(first?.post).toMatchObject({ lang: 'ar', title: 'شقّة أرضية بغرفتي نوم وفناء' });
    });

    it('has the messages of both sides in their order, sent while the post was online', async () => {
      const salma = await memberOf('member@arabnewyork.example');
      const inbox = [...(await salmaInbox('all')).data, ...(await salmaInbox('archived')).data];
      for (const [index, { id, post }] of inbox.entries()) {
        const { data, meta } = await (await salma.call(listThreadMessages, { params: { id }, query: {} })).json();
        expect(meta.more).toBe(false);
        expect(data.map(({ mine, text, phone }) => ({ mine, text: phone?.number ?? text }))).toEqual(demoConversations[index]?.messages.map(({ mine, after: _, ...said }) => ({ mine, text: Object.values(said)[0] })));
        const times = data.map(({ at }) => at);
        expect(times).toEqual([...times].sort());
        expect(post.postedAt && post.postedAt < String(times[0])).toBe(true);
        expect(String(times.at(-1)) < noon.toISOString()).toBe(true);
      }
    });

    it('has conversations that the other sides have in theirs', async () => {
      for (const { partner, isRead, messages } of demoConversations) {
        const other = await memberOf(demoMembers.find(({ name }) => name === partner)?.email ?? '');
        const { data, meta } = await (await other.call(listInbox, { query: {} })).json();
        expect(data.map(({ partner: { name }, muted, archived }) => [name, muted, archived])).toEqual([['Salma K.', false, false]]);
        expect(meta.unread).toBe(isRead || !messages.at(-1)?.mine ? 0 : 1);
      }
    });

    it('has warnings in a muted conversation only', () => {
      const warned = demoConversations.filter(({ messages }) => messages.some((said) => !said.mine && warningOf(String('en' in said ? said.en : 'ar' in said && said.ar))));
      expect(warned.map(({ partner, muted }) => [partner, muted])).toEqual([['Karim Saleh', true]]);
      const last = warned[0]?.messages.at(-1);
      expect(last && 'en' in last && warningOf(last.en)).toBe('code');
    });

    it('causes no emails about unread messages', async () => {
      const due = new Date(noon.getTime() + 86_400_000);
      const { mailer, queue } = site;
      const unlooped = { ...queue, repeat: () => undefined };
      const { mail } = createUnreadMails({ db: site.db, queue: unlooped, mailer, publicUrl: 'https://city.example', cityCode: 'NY', now: () => due });
      await mail();
      expect(await site.otherMails()).toEqual([]);
    });
  });

  it('contains no active HTML', async () => {
    const { rows } = await sql`select 1 from content where body::text ~* '<script|onerror|javascript:'`.execute(site.db);
    expect(rows).toEqual([]);
  });
});
