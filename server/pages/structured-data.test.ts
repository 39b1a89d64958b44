import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Lang, langs } from '../../contract/locales.ts';
import ar from '../../web/i18n/ar/index.ts';
import en from '../../web/i18n/en/index.ts';
import { createTranslate } from '../../web/i18n/words.ts';
import { clockWords } from '../../web/time/time-words.ts';
import { timeWords } from '../../web/ui/clock-words.ts';
import { dateWords } from '../../web/ui/date-words.ts';
import { dayWords } from '../../web/ui/day-words.ts';
import { type PageHtml, readPage } from '../testing/page-html.ts';
import { pageSite, publicUrl } from '../testing/page-site.ts';
import { addSample, type Sample } from '../testing/sample-pages.ts';
import { addJobs, addProducts, addRentals } from '../testing/test-posts.ts';
import type { TestSite } from '../testing/test-site.ts';

/* The structured data (schema.org) of pages compared with their visible text, in both languages. */

const words = { en: createTranslate('en', en), ar: createTranslate('ar', ar) };

let site: TestSite;
let sample: Sample;
beforeAll(async () => {
  site = await pageSite(() => import('../../web/entry.server.tsx'));
  sample = await addSample(site);
});
afterAll(() => site.close());

async function open(path: string, lang: Lang): Promise<PageHtml & { html: string }> {
  const address = new URL(path, publicUrl);
  if (lang !== 'en') address.searchParams.set('lang', lang);
  const response = await site.ask(`${address.pathname}${address.search}`, {
    headers: { 'accept-language': 'en' },
  });
  expect(response.status).toBe(200);
  const html = await response.text();
  return { html, ...readPage(html) };
}

type StructuredData = Record<string, unknown>;

/** The structured data items of a page by type, with those of a graph separately. */
function byType({ structuredData }: PageHtml): Record<string, StructuredData> {
  const all = structuredData.flatMap((item) => (item['@graph'] as StructuredData[] | undefined) ?? [item]);
  return Object.fromEntries(all.map((item) => [String(item['@type']), item]));
}

/** Codes and timestamps that the page formats differently, or omits. */
const codes = new Set(
  [
    '@context',
    '@type',
    '@id',
    'addressRegion',
    'addressCountry',
    'priceCurrency',
    'currency',
    'unitCode',
  ].concat(
    ['unitText', 'employmentType', 'inLanguage', 'itemCondition', 'availability', 'businessFunction'],
    ['availabilityEnds', 'priceValidUntil', 'validThrough', 'dateModified', 'query-input', 'urlTemplate'],
    ['dayOfWeek', 'jobLocationType', 'eventStatus', 'eventAttendanceMode'],
  ),
);

const bare = (text: string) => text.replace(/[\s\u200e\u200f\u2066-\u2069]+/g, '');
const digits = (text: string) => text.replace(/\D/g, '');

/** The values of an item, at any depth, that are not visible on the page. */
function unseen(value: unknown, page: PageHtml, lang: Lang, name = ''): string[] {
  // Features of a place are implied by their names.
  if (codes.has(name) || value === null || value === true) return [];
  if (Array.isArray(value)) return value.flatMap((one) => unseen(one, page, lang, name));
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) => unseen(inner, page, lang, key));
  const isVisible = isVisibleValue(name, value as string | number, page, lang);
  return isVisible ? [] : [`${name}: ${value}`];
}

function isVisibleValue(name: string, value: string | number, page: PageHtml, lang: Lang): boolean {
  const t = words[lang];
  const seen = bare(page.text);
  const text = String(value);
  switch (name) {
    case 'telephone':
      return digits(seen).includes(digits(text).slice(-10));
    case 'price':
      if (value === 0) return seen.includes(bare(t('cards:free')));
      return isVisibleValue('value', value, page, lang);
    case 'value':
    case 'minValue':
    case 'maxValue':
      return seen.includes(
        Number(value).toLocaleString('en-US', { minimumFractionDigits: Number(value) % 1 ? 2 : 0 }),
      );
    case 'datePosted':
    case 'datePublished':
      return seen.includes(bare(dateWords(text, lang)));
    case 'validFrom':
      return seen.includes(bare(dayWords(text, lang, false)));
    case 'startDate':
    case 'endDate':
      return seen.includes(bare(clockWords(new Date(text), t)));
    case 'availabilityStarts':
      return seen.includes(bare(dayWords(text, lang)));
    case 'opens':
    case 'closes':
      return text === '23:59' || text === '00:00'
        ? [t('place:openAllDay'), t('place-cards:closed')].some((word) => seen.includes(bare(word)))
        : seen.includes(bare(timeWords(text, t)));
    case 'item':
    case 'url':
    case 'mainEntityOfPage': {
      const { pathname, search } = new URL(text);
      const canonical = page.links('canonical')[0]?.href;
      const path = `${pathname}${search}`.replace(/[?&]lang=ar$/, '');
      return text === canonical || text.startsWith(`${publicUrl}/icons/`) || page.hrefs.includes(path);
    }
    case 'logo':
      return text.startsWith(`${publicUrl}/icons/`);
    case 'sameAs':
      return page.hrefs.includes(text);
    // A point on the map, and counts: displayed graphically or in words.
    case 'latitude':
    case 'longitude':
    case 'position':
    case 'numberOfBedrooms':
    case 'numberOfBathroomsTotal':
      return typeof value === 'number';
    default:
      return seen.includes(bare(text));
  }
}

interface Kind {
  path: () => string;
  /** The type of a page, and its required properties. */
  structuredData: Record<string, string[]>;
}

const way = { BreadcrumbList: ['itemListElement'] };
const kinds: Record<string, Kind> = {
  home: {
    path: () => '/',
    structuredData: { WebSite: ['name', 'url', 'potentialAction'], Organization: ['name', 'url', 'logo'] },
  },
  business: {
    path: () => `/MarketProfile/${sample.business}/bab-touma-bakery`,
    structuredData: {
      Bakery: [
        'name',
        'description',
        'telephone',
        'address',
        'geo',
        'openingHoursSpecification',
        'sameAs',
      ].concat(['priceRange', 'paymentAccepted', 'knowsLanguage', 'amenityFeature', 'hasCertification']),
      ...way,
    },
  },
  rental: {
    path: () => `/Rent/${sample.rental}/sunny-room-near-the-park`,
    structuredData: {
      Room: ['name', 'description', 'address', 'geo', 'numberOfBedrooms', 'floorSize', 'amenityFeature'],
      Offer: [
        'price',
        'priceCurrency',
        'priceSpecification',
        'itemOffered',
        'availability',
        'availabilityStarts',
      ],
      ...way,
    },
  },
  job: {
    path: () => `/show-job/${sample.job}/night-baker`,
    structuredData: {
      JobPosting: ['title', 'description', 'datePosted', 'validThrough', 'hiringOrganization'].concat([
        'jobLocation',
        'employmentType',
        'baseSalary',
      ]),
      ...way,
    },
  },
  event: {
    path: () => `/Event/${sample.event}/an-evening-of-oud`,
    structuredData: {
      Event: ['name', 'description', 'startDate', 'endDate', 'eventStatus', 'location'].concat([
        'organizer',
        'offers',
        'eventAttendanceMode',
        'inLanguage',
        'maximumAttendeeCapacity',
      ]),
      ...way,
    },
  },
  product: {
    path: () => `/Show-Product/${sample.product}/camry-one-owner`,
    structuredData: {
      'Product,Vehicle': ['name', 'description', 'offers', 'brand', 'itemCondition', 'mileageFromOdometer'],
      ...way,
    },
  },
  blog: {
    path: () => `/Show-Blog/${sample.blog}/blog-one`,
    structuredData: {
      BlogPosting: ['headline', 'description', 'datePublished', 'author', 'publisher'],
      ...way,
    },
  },
  news: {
    path: () => `/Show-News/${sample.news}/news-one`,
    structuredData: { NewsArticle: ['headline', 'datePublished', 'author', 'publisher'], ...way },
  },
  guide: {
    path: () => `/Show-User-Guide/${sample.guide}/guide-one`,
    structuredData: { Article: ['headline', 'datePublished', 'author', 'publisher'], ...way },
  },
  questions: { path: () => '/User-Guide', structuredData: { FAQPage: ['mainEntity'] } },
  'sub-category': {
    path: () => `/SubCategory/bakeries/${site.catalog.categoryBySlug('bakeries')?.id}?Page=shops`,
    structuredData: way,
  },
  'market category': {
    path: () => `/market-place/subCategory?main_id=${site.catalog.categoryBySlug('vehicles')?.id}`,
    structuredData: way,
  },
};

describe.each(langs)('in %s', (lang) => {
  it.each(Object.entries(kinds))(
    '%s: equals the visible page, and has all required properties',
    async (_, kind) => {
      const page = await open(kind.path(), lang);
      const expected = byType(page);
      expect(Object.keys(expected).sort()).toEqual(Object.keys(kind.structuredData).sort());
      for (const [type, required] of Object.entries(kind.structuredData))
        expect(Object.keys(expected[type] ?? {}), type).toEqual(expect.arrayContaining(required));
      for (const item of page.structuredData) expect(item['@context']).toBe('https://schema.org');
      expect(unseen(page.structuredData, page, lang)).toEqual([]);
    },
  );
});

it('hours are listed once for each period of each open day', async () => {
  const { Bakery } = byType(await open(kinds.business?.path() ?? '', 'en'));
  const spans = (Bakery?.openingHoursSpecification ?? []) as StructuredData[];
  expect(spans.map(({ dayOfWeek }) => String(dayOfWeek).split('/').at(-1))).toEqual(
    'Tuesday Wednesday Thursday Thursday Friday Saturday Sunday'.split(' '),
  );
});

it('phone numbers and addresses that are revealed on request are nowhere in the page', async () => {
  for (const kind of ['rental', 'job', 'product'])
    for (const lang of langs) {
      const { html } = await open(kinds[kind]?.path() ?? '', lang);
      expect(digits(html), kind).not.toMatch(/718555014[345]/);
      expect(html, kind).not.toMatch(/landlord@|jobs@sanabel|seller@/);
    }
});

it('anonymous posters are named nowhere', async () => {
  const [id] = await addJobs(site, {
    title: { en: 'Nameless baker' },
    description: { en: 'Early mornings.' },
    company: 'Secret & Sons',
    anonymous: true,
  });
  const page = await open(`/show-job/${id}/nameless-baker`, 'en');
  expect(page.html).not.toContain('Secret');
  expect(byType(page).JobPosting).toMatchObject({ hiringOrganization: { name: 'Anonymous' } });
  expect(unseen(page.structuredData, page, 'en')).toEqual([]);
});

it('a free product and a remote job are described as displayed', async () => {
  const [free] = await addProducts(site, { title: { en: 'Free sofa' }, priceCents: 0 });
  const [remote] = await addJobs(site, {
    title: { en: 'Remote tutor' },
    description: { en: 'Evenings.' },
    company: 'Nahda',
    workplace: 'remote',
  });
  for (const [path, type, expected] of [
    [`/Show-Product/${free}/free-sofa`, 'Product', { offers: { price: 0 } }],
    [`/show-job/${remote}/remote-tutor`, 'JobPosting', { jobLocationType: 'TELECOMMUTE' }],
  ] as const) {
    const page = await open(path, 'en');
    expect(byType(page)[type]).toMatchObject(expected);
    expect(unseen(page.structuredData, page, 'en')).toEqual([]);
  }
});

it('wanted posts, products without a price and jobs without a description are not offers', async () => {
  const [wanted] = await addRentals(site, { title: { en: 'Family wants home' }, post_type: 'wanted' });
  const [seeking] = await addJobs(site, {
    title: { en: 'Baker seeks work' },
    description: { en: 'Ten years.' },
    post_type: 'seeking',
  });
  const [buying, unpriced] = await addProducts(
    site,
    { title: { en: 'Wants a car' }, post_type: 'buy', priceCents: 500_000 },
    { title: { en: 'Ask me' }, priceCents: null },
  );
  for (const path of [
    `/Rent/${wanted}/family-wants-home`,
    `/show-job/${seeking}/baker-seeks-work`,
    `/Show-Product/${buying}/wants-a-car`,
    `/Show-Product/${unpriced}/ask-me`,
  ])
    expect(Object.keys(byType(await open(path, 'en'))), path).toEqual(['BreadcrumbList']);
});
