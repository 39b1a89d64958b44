import type { Home, OurServices } from '../../../contract/content.ts';
import { type Lang, pickText } from '../../../contract/locales.ts';
import type { ServiceKey } from '../../../contract/settings.ts';
import type { Db } from '../../database/connect.ts';
import type { Asked } from '../../http/asked.ts';
import type { Businesses } from '../businesses/service.ts';
import type { Jobs } from '../jobs/service.ts';
import type { Products } from '../products/service.ts';
import type { Rentals } from '../rentals/service.ts';
import type { Settings } from '../settings/service.ts';
import { dataText, presentAdvertisement, presentArticle, presentHero } from './present.ts';
import { readContent } from './queries.ts';

const onHome = { businesses: 8, rentals: 4, products: 5, jobs: 4, articles: 4 };

export interface ContentNeeds {
  settings: Settings;
  businesses: Businesses;
  rentals: Rentals;
  products: Products;
  jobs: Jobs;
}

/** What editors keep, as visitors read it. */
export function createContent(db: Db, needs: ContentNeeds) {
  async function home(asked: Asked): Promise<Home> {
    const { lang } = asked;
    const [hero, advertisements, articles, businesses, rentals, products, jobs] = await Promise.all([
      readContent(db, 'hero', 'position'),
      readContent(db, 'advertisement', 'position', 1),
      readContent(db, 'blog', 'date', onHome.articles),
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

  async function ourServices(lang: Lang): Promise<OurServices> {
    const [rows, general] = await Promise.all([
      readContent(db, 'service', 'position'),
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

  return { home, ourServices };
}
export type Content = ReturnType<typeof createContent>;
