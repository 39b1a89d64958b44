import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHome } from '../../../contract/content.ts';
import { jobDetailSchema, listJobs, readJob } from '../../../contract/jobs.ts';
import { searchSite, suggestWords } from '../../../contract/search-results.ts';
import { addJobs, days } from '../../testing/test-posts.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';
import { facet, ids, titles, walk } from '../../testing/walk.ts';

const list = 'jobs/web/looking_for';

let site: TestSite;
let cook: number;
let secret: number;
let hidden: number[];

beforeAll(async () => {
  site = await testSite();
  const { id: ownerId } = await site.db
    .insertInto('app_user')
    .values({ email: 'm@x.example', name: 'Mona Diab', password_hash: 'x', terms_accepted_at: days(-9) })
    .returning('id')
    .executeTakeFirstOrThrow();
  [cook, secret] = (await addJobs(
    site,
    {
      title: { en: 'Line cook', ar: 'طبّاخ' },
      description: { en: 'Grill and cold mezze.', ar: 'شواء ومقبّلات.' },
      ownerId,
      company: 'Sufra Kitchen',
      salary_min_cents: 20_00,
      salary_max_cents: 24_00,
      salary_type: 'hour',
      experience: 'junior',
      phone: '+17185550161',
      email: 'work@sufra.example',
      portfolio_url: 'https://sufra.example/',
      publishedAt: days(-1),
    },
    {
      title: { en: 'Night porter' },
      ownerId,
      anonymous: true,
      company: 'Hidden Hotel',
      portfolio_url: 'https://hidden.example/',
      category: 'other-jobs',
      place: 'astoria',
      salary_min_cents: 4_000_00,
      salary_type: 'month',
      job_type: 'both',
      phone: '+17185550199',
      publishedAt: days(-2),
    },
    { title: { en: 'Driver' }, category: 'driving-jobs', job_type: 'part_time', publishedAt: days(-3) },
    {
      title: { en: 'Accountant', ar: 'محاسب' },
      post_type: 'seeking',
      category: 'legal-jobs',
      experience: 'senior',
      salary_min_cents: 90_000_00,
      salary_type: 'year',
      publishedAt: days(-4),
    },
  )) as [number, number];
  hidden = await addJobs(
    site,
    { title: { en: 'Waits' }, status: 'pending', publishedAt: null },
    { title: { en: 'Refused' }, status: 'rejected', publishedAt: null },
    { title: { en: 'Filled' }, status: 'closed' },
    { title: { en: 'Over' }, expiresAt: days(-1) },
  );
});
afterAll(() => site.close());

const placeOf = (slug: string) => site.catalog.placeBySlug(slug)?.id;
const categoryOf = (slug: string) => site.catalog.categoryBySlug(slug)?.id;

describe('filters', () => {
  it('return published and unexpired jobs, newest first', async () => {
    expect(await titles(site, list)).toEqual(['Line cook', 'Night porter', 'Driver', 'Accountant']);
    expect(await titles(site, list, 'ar')).toContain('محاسب');
  });
  it.each([
    ['looking_for=hiring', ['Line cook', 'Night porter', 'Driver']],
    ['looking_for=seeking', ['Accountant']],
    ['job_type=part_time', ['Night porter', 'Driver']],
    ['job_type=both', ['Night porter']],
    ['experience=senior', ['Accountant']],
    // 24 per hour is 49,920 per year, 4,000 per month 48,000.
    ['salary_min=24&salary_type=hour', ['Line cook', 'Accountant']],
    ['salary_min=4000&salary_type=month', ['Line cook', 'Night porter', 'Accountant']],
    ['salary_min=50000', ['Accountant']],
    ['salary_type=hour', ['Line cook']],
    ['q=cook', ['Line cook']],
    ['q=طباخ', ['Line cook']],
  ])('%s', async (query, expected) => {
    expect(await titles(site, `${list}?${query}`)).toEqual(expected);
  });
  it('by category and place', async () => {
    expect(await titles(site, `${list}?category=${categoryOf('driving-jobs')}`)).toEqual(['Driver']);
    expect(await titles(site, `${list}?city=${placeOf('queens')}`)).toEqual(['Night porter']);
  });
  it.each(["'; drop table job; --", "x' or '1'='1", ':*&!', '%00', '\\'])(
    'accept %s as a query',
    async (q) => {
      expect((await site.call(listJobs, { query: { q } })).status).toBe(200);
    },
  );
  it.each([
    'looking_for=offer',
    "category=1'--",
    'job_type=none',
    'experience=x',
    'salary_min=1.5',
    'salary_type=minute',
    'sort=name',
    'city=x',
  ])('reject %s by name of the field', async (query) => {
    const response = await site.callUnchecked(listJobs, { query });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).errors ?? {})).toEqual([query.split('=')[0]]);
  });
});

describe('sorting, paging and facets', () => {
  it('sorts by pay, with jobs without pay last', async () => {
    expect(await titles(site, `${list}?sort=salary_high`)).toEqual([
      'Accountant',
      'Line cook',
      'Night porter',
      'Driver',
    ]);
  });
  it.each(['sort=salary_high', 'sort=newest', 'sort=relevance', 'q=brooklyn'])(
    'pages through %s by cursors without loss or repetition',
    async (query) => {
      const whole = await ids(site, `${list}?${query}`);
      expect(whole.length).toBeGreaterThan(2);
      expect(await walk(site, `${list}?${query}`)).toEqual(whole);
    },
  );
  it.each([
    ['looking_for', { hiring: 3, seeking: 1 }],
    ['job_type', { full_time: 2, part_time: 2, both: 1 }],
    ['experience', { none: 0, junior: 1, mid: 0, senior: 0 }],
    ['city', { Brooklyn: 2, 'Bay Ridge': 2, Queens: 1, Astoria: 1 }],
  ])('counts %s without its own filter', async (name, expected) => {
    expect(await facet(site, `${list}?looking_for=hiring`, name)).toEqual(expected);
  });
  it('names categories in the language', async () => {
    const { meta } = await (await site.call(listJobs, {}, { lang: 'ar' })).json();
    expect(meta.facets.category?.map((one: { label: string }) => one.label)).toContain('مطاعم ومطابخ');
  });
});

describe('one job', () => {
  it('returns everything in the contract, in the language', async () => {
    const { data } = await (await site.call(readJob, { params: { id: cook } }, { lang: 'ar' })).json();
    expect(jobDetailSchema.parse(data)).toMatchObject({
      title: 'طبّاخ',
      company: 'Sufra Kitchen',
      postedBy: { name: 'Mona D.', page: { slug: 'mona-d' } },
      salaryMinCents: 2_000,
      salaryType: 'hour',
      experience: 'junior',
      category: { name: 'مطاعم ومطابخ', icon: 'restaurant' },
      portfolioUrl: 'https://sufra.example/',
      contact: { phone: true, email: true, message: true },
    });
  });
  it('returns workplace, languages, closing date and application link, unless they identify an anonymous poster', async () => {
    const more = {
      workplace: 'hybrid',
      languages: ['ar', 'fr'],
      closing_date: '2026-12-05',
      apply_url: 'https://told.example/apply',
      publishedAt: days(-300),
    } as const;
    const [open, nameless] = await addJobs(
      site,
      { title: { en: 'Open' }, ...more, languages: [...more.languages] },
      { title: { en: 'Nameless' }, ...more, languages: [...more.languages], anonymous: true },
    );
    const { data } = await (await site.callUnchecked(readJob, { params: { id: open } })).json();
    expect(jobDetailSchema.parse(data)).toMatchObject({
      workplace: 'hybrid',
      languages: ['ar', 'fr'],
      closingDate: '2026-12-05',
      applyUrl: 'https://told.example/apply',
    });
    const text = await (await site.callUnchecked(readJob, { params: { id: nameless } })).text();
    expect(JSON.parse(text).data.applyUrl).toBeNull();
    expect(text).not.toContain('told.example');
  });
  it('does not name anonymous posters, nor find their posts by name', async () => {
    for (const answer of await Promise.all([
      site.call(listJobs),
      site.call(readJob, { params: { id: secret } }),
      site.call(searchSite, { query: { q: 'porter' } }),
      site.call(suggestWords, { query: { q: 'porter' } }),
      site.call(readHome),
    ])) {
      const text = await answer.text();
      expect(text).toContain('Night porter');
      expect(text).not.toMatch(/Mona Diab.*Night porter|Hidden Hotel|hidden\.example|5550199/);
    }
    const { data } = await (await site.call(readJob, { params: { id: secret } })).json();
    expect(data).toMatchObject({ anonymous: true, company: null, postedBy: null, portfolioUrl: null });
    expect(data.initial).toBe('N');
    expect(await titles(site, `${list}?q=hidden+hotel`)).toEqual([]);
  });
  it('returns the initial of the company in both languages', async () => {
    for (const lang of ['en', 'ar']) {
      const { data } = await (await site.call(readJob, { params: { id: cook } }, { lang })).json();
      expect(data.initial).toBe('S');
    }
  });
  it('hides pending and rejected ones, and returns 410 for removed ones', async () => {
    for (const [index, status] of [404, 404, 410, 410].entries()) {
      expect((await site.callUnchecked(readJob, { params: { id: hidden[index] } })).status).toBe(status);
    }
    expect(
      (await (await site.callUnchecked(readJob, { params: { id: hidden[3] } }, { lang: 'ar' })).json()).code,
    ).toBe('gone');
  });
});
