import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAuditLines } from '../../contract/audit.ts';
import { readLegalPage } from '../../contract/entries.ts';
import { completePlaces } from '../../contract/gazetteer.ts';
import { createArticle, listManagedArticles } from '../../contract/managed-articles.ts';
import { createConcept } from '../../contract/managed-synonyms.ts';
import { listSubscribers } from '../../contract/newsletter.ts';
import { createIssue } from '../../contract/newsletter-issues.ts';
import { type TestMember, type TestSite, testSite } from '../testing/test-site.ts';
import { storable } from './storable.ts';

describe('the values of a body', () => {
  it('NUL is replaced by a space anywhere', () => {
    const { fields, broken } = storable({ a: 'x\0y', b: [{ c: '\0' }], d: 1, e: null });
    expect(fields).toEqual({ a: 'x y', b: [{ c: ' ' }], d: 1, e: null });
    expect(broken).toEqual([]);
    expect(storable('a\0').fields).toBe('a ');
  });
  it('a lone surrogate is reported with its field', () => {
    const sent = { subject: { en: 'News \ud83d', ar: 'أخبار 👋' }, list: ['ok', '\udc00'] };
    expect(storable(sent).broken.sort()).toEqual(['list.1', 'subject.en']);
    expect(storable({ about: { '\ud800': 1 } }).broken).toEqual(['about']);
    expect(storable('\ud800').broken).toEqual(['']);
  });
  it('nesting is limited to that of forms', () => {
    const nested = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    expect(() => storable(nested)).toThrow('bad_request');
  });
});

const none = { en: '', ar: '' };
const draft = { title: none, summary: none, body: none, category: none, author: none, status: 'draft' };

describe('on the site', () => {
  let site: TestSite;
  let admin: TestMember;
  beforeAll(async () => {
    site = await testSite();
    admin = await site.member({ role: 'admin' });
  });
  afterAll(() => site.close());

  it('a text with half a surrogate pair is rejected in the language of the request', async () => {
    const issue = { langs: ['en'], subject: { en: 'Eid \ud83c' }, body: { en: '<p>x</p>' } };
    const refused = await admin.callUnchecked(createIssue, { body: issue }, { lang: 'ar' });
    expect(refused.status).toBe(422);
    expect((await refused.json()).errors).toEqual({
      'subject.en': ['في هذا النص رمز لا يمكن حفظه. احذفه ثم اكتبه من جديد.'],
    });
  });
  it('NUL in a query is a space, and no path contains one', async () => {
    expect((await admin.call(listSubscribers, { query: { q: 'a\0b' } })).status).toBe(200);
    expect((await admin.call(listManagedArticles, { query: { q: '\0' } })).status).toBe(200);
    expect((await site.call(readLegalPage, { params: { slug: '\0' } })).status).toBe(404);
    const found = await (await site.call(completePlaces, { query: { q: 'bay\0ridge' } })).json();
    expect(found.data.length).toBeGreaterThan(0);
  });
  it.each(['from=0000-01-01', 'to=0000-12-31'])('the year 0 is not a date of the log: %s', async (query) => {
    expect((await admin.callUnchecked(listAuditLines, { query })).status).toBe(422);
    expect(
      (await admin.call(listAuditLines, { query: { from: '0001-01-01', to: '9999-12-31' } })).status,
    ).toBe(200);
  });
  it('records that several editors create concurrently have different names', async () => {
    const words = Array.from({ length: 8 }, (_, n) => ({ en: [`wordone${n}`, `wordtwo${n}`], ar: [] }));
    const made = await Promise.all(words.map((body) => admin.call(createConcept, { body })));
    expect(made.map(({ status }) => status)).toEqual(words.map(() => 201));
    const article = { ...draft, title: { en: 'Eid in Bay Ridge', ar: '' } };
    const written = await Promise.all(
      Array.from({ length: 8 }, () =>
        admin.callUnchecked(createArticle, { params: { kind: 'blog' }, body: article }),
      ),
    );
    expect(written.map(({ status }) => status)).toEqual(written.map(() => 201));
    const slugs = await Promise.all(written.map(async (one) => (await one.json()).data.fields.slug));
    expect(new Set(slugs).size).toBe(8);
  });
  it('one slug for several concurrent articles is rejected for all but one, by field', async () => {
    const article = { ...draft, title: { en: 'One', ar: '' }, slug: 'the-same-slug' };
    const written = await Promise.all(
      Array.from({ length: 6 }, () =>
        admin.callUnchecked(createArticle, { params: { kind: 'news' }, body: article }),
      ),
    );
    expect(written.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
  });
});
