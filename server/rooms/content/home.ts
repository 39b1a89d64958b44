import type { BusinessCard } from '../../../contract/businesses.ts';
import type { AppPromotion, Home, HomeSections } from '../../../contract/content.ts';
import { limits } from '../../../contract/limits.ts';
import type { Db } from '../../database/connect.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Advertisements } from '../advertisements/service.ts';
import type { Businesses } from '../businesses/service.ts';
import type { Events } from '../events/service.ts';
import type { Jobs } from '../jobs/service.ts';
import type { Products } from '../products/service.ts';
import type { Rentals } from '../rentals/service.ts';
import { presentArticle } from './article-present.ts';
import { presentApp, presentHero } from './present.ts';
import { countContent, readContent } from './queries.ts';

export interface HomeNeeds {
  advertisements: Pick<Advertisements, 'inSlot'>;
  businesses: Businesses;
  rentals: Rentals;
  products: Products;
  jobs: Jobs;
  events: Events;
}

const sectionSizes = limits.home;

/** The content of the home page. */
export function createHome(
  db: Db,
  { advertisements, businesses, rentals, products, jobs, events }: HomeNeeds,
) {
  /** @param withLists else they are empty, and only what there is to read is said */
  async function home(withLists: boolean, context: RequestContext): Promise<Home> {
    const { lang, now } = context;
    const [hero, advertisement, sections, lists] = await Promise.all([
      readContent(db, 'hero', 'position', now),
      advertisements.inSlot('home', context),
      sectionsOf(context),
      withLists ? listsOf(context) : none,
    ]);
    return {
      hero: hero.map((row) => presentHero(row, lang)),
      advertisement,
      sections,
      ...lists,
    };
  }

  async function sectionsOf(context: RequestContext): Promise<HomeSections> {
    const [places, homes, goods, openings, upcoming, written, app] = await Promise.all([
      businesses.countFeatured(sectionSizes.businesses, context),
      rentals.countLatest(sectionSizes.rentals, context),
      products.countLatest(sectionSizes.products, context),
      jobs.countLatest(sectionSizes.jobs, context),
      events.countLatest(sectionSizes.events, context),
      countContent(db, ['blog', 'news', 'guide'], context.now),
      appPromotion(context),
    ]);
    const { title, stores: [first] = [] } = app;
    return {
      businesses: places,
      rentals: homes,
      products: goods,
      jobs: openings,
      events: upcoming,
      blogs: Math.min(written.get('blog') ?? 0, sectionSizes.blogs),
      news: Math.min(written.get('news') ?? 0, sectionSizes.news),
      guide: Math.min(written.get('guide') ?? 0, sectionSizes.guide),
      app: title !== undefined && first ? { title, url: first.url } : null,
    };
  }

  async function listsOf(context: RequestContext) {
    const [places, homes, goods, openings, upcoming, articles] = await Promise.all([
      businesses.featured(sectionSizes.businesses, context),
      rentals.latest(sectionSizes.rentals, context),
      products.latest(sectionSizes.products, context),
      jobs.latest(sectionSizes.jobs, context),
      events.latest(sectionSizes.events, context),
      readContent(db, 'blog', 'date', context.now, sectionSizes.blogs),
    ]);
    return {
      businesses: places,
      rentals: homes,
      products: goods,
      jobs: openings,
      events: upcoming,
      articles: articles.map((row) => presentArticle(row, context.lang)),
    };
  }

  function homeBusinesses(context: RequestContext): Promise<BusinessCard[]> {
    return businesses.featured(sectionSizes.businesses, context);
  }

  async function appPromotion({ lang, now }: RequestContext): Promise<AppPromotion> {
    const [row] = await readContent(db, 'app', 'position', now, 1);
    return presentApp(row, lang);
  }

  return { home, homeBusinesses, appPromotion };
}

const none = { businesses: [], rentals: [], products: [], jobs: [], events: [], articles: [] };
