import type { Home, OurServices } from '../../../contract/content.ts';
import type { ContactPage, Entry, FaqGroup, LegalPage, WelcomeScreen } from '../../../contract/entries.ts';
import { pickText } from '../../../contract/locales.ts';
import { minuteOfWeek } from '../../../contract/opening.ts';
import type { ServiceKey } from '../../../contract/settings.ts';
import type { Db } from '../../database/connect.ts';
import type { Asked } from '../../http/asked.ts';
import type { Businesses } from '../businesses/service.ts';
import type { CatalogSource } from '../catalog/service.ts';
import type { Jobs } from '../jobs/service.ts';
import { matchOf } from '../listings/reading.ts';
import type { Products } from '../products/service.ts';
import type { Rentals } from '../rentals/service.ts';
import type { Settings } from '../settings/service.ts';
import { dataText, presentArticle } from './article-present.ts';
import { createArticles } from './articles.ts';
import {
  presentAdvertisement,
  presentContactPage,
  presentEntry,
  presentFaqs,
  presentHero,
  presentWelcome,
} from './present.ts';
import { readContent, readEntry, readFaqs } from './queries.ts';

const onHome = { businesses: 8, rentals: 4, products: 5, jobs: 4, articles: 4 };

export interface ContentNeeds {
  source: CatalogSource;
  settings: Settings;
  businesses: Businesses;
  rentals: Rentals;
  products: Products;
  jobs: Jobs;
}

/** What editors keep, as visitors read it. */
export function createContent(db: Db, needs: ContentNeeds) {
  async function home(asked: Asked): Promise<Home> {
    const { lang, now } = asked;
    const [hero, advertisements, articles, businesses, rentals, products, jobs] = await Promise.all([
      readContent(db, 'hero', 'position', now),
      readContent(db, 'advertisement', 'position', now, 1),
      readContent(db, 'blog', 'date', now, onHome.articles),
      needs.businesses.featured(onHome.businesses, asked),
      needs.rentals.latest(onHome.rentals, asked),
      needs.products.latest(onHome.products, asked),
      needs.jobs.latest(onHome.jobs, asked),
    ]);
    const [advertisement] = advertisements;
    return {
      hero: hero.map((row) => presentHero(row, lang)),
      advertisement: advertisement ? presentAdvertisement(advertisement, lang) : null,
      businesses,
      rentals,
      products,
      jobs,
      articles: articles.map((row) => presentArticle(row, lang)),
    };
  }

  async function ourServices({ lang, now }: Asked): Promise<OurServices> {
    const [rows, general] = await Promise.all([
      readContent(db, 'service', 'position', now),
      needs.settings.general(lang),
    ]);
    const introduction = rows.find((row) => row.slug === 'introduction');
    return {
      title: introduction ? pickText(introduction.title, lang).text : '',
      introduction: introduction ? pickText(introduction.summary, lang).text : '',
      services: rows
        .filter((row) => row !== introduction)
        .map((row) => {
          const key = dataText(row.data, 'key', lang) ?? row.slug;
          return {
            id: row.id,
            key,
            title: pickText(row.title, lang).text,
            description: pickText(row.summary, lang).text,
            icon: dataText(row.data, 'icon', lang) ?? 'map-pin',
            link: dataText(row.data, 'link', lang) ?? '/',
            count: general.services[key as ServiceKey]?.count ?? 0,
          };
        }),
    };
  }

  async function welcomeScreen({ lang, now }: Asked): Promise<WelcomeScreen> {
    const [row] = await readContent(db, 'welcome', 'position', now, 1);
    return presentWelcome(row, lang);
  }

  async function about({ lang, now }: Asked): Promise<Entry> {
    const [row] = await readContent(db, 'about', 'position', now, 1);
    return presentEntry(row, lang);
  }

  async function contactPage({ lang, now }: Asked): Promise<ContactPage> {
    const [row] = await readContent(db, 'contact', 'position', now, 1);
    return presentContactPage(row, lang, minuteOfWeek(now));
  }

  async function legalPage(slug: LegalPage, { lang, now }: Asked): Promise<Entry> {
    return presentEntry(await readEntry(db, 'page', slug, now), lang);
  }

  /** Questions and answers by group, all of them or those that have the words. */
  async function faqs(q: string | undefined, { lang, now }: Asked): Promise<FaqGroup[]> {
    const match = matchOf(q, await needs.source.catalog());
    return match === null ? [] : presentFaqs(await readFaqs(db, match, now), lang);
  }

  const articles = createArticles(db, needs.source);
  return { home, ourServices, welcomeScreen, about, contactPage, legalPage, faqs, articles };
}
export type { Articles } from './articles.ts';
export type Content = ReturnType<typeof createContent>;
