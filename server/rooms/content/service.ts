import type { OurServices } from '../../../contract/content.ts';
import type {
  ContactPage,
  Entry,
  FaqGroup,
  LegalPage,
  LegalText,
  WelcomeScreen,
} from '../../../contract/entries.ts';
import { pickText } from '../../../contract/locales.ts';
import { minuteOfWeek } from '../../../contract/opening.ts';
import type { ServiceKey } from '../../../contract/settings.ts';
import type { Db } from '../../database/connect.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { CatalogSource } from '../catalog/service.ts';
import { matchOf } from '../listings/reading.ts';
import type { Settings } from '../settings/service.ts';
import { dataText } from './article-present.ts';
import { createArticles } from './articles.ts';
import { createHome, type HomeNeeds } from './home.ts';
import { readLegal } from './legal.ts';
import { presentContactPage, presentEntry, presentFaqs, presentWelcome } from './present.ts';
import { readContent, readFaqs } from './queries.ts';

export interface ContentNeeds extends HomeNeeds {
  source: CatalogSource;
  settings: Settings;
}

/** Managed content, as visitors read it. */
export function createContent(db: Db, needs: ContentNeeds) {
  async function ourServices({ lang, cityId, now }: RequestContext): Promise<OurServices> {
    const [rows, general] = await Promise.all([
      readContent(db, 'service', 'position', now),
      needs.settings.general(lang, cityId),
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

  async function welcomeScreen({ lang, now }: RequestContext): Promise<WelcomeScreen> {
    const [row] = await readContent(db, 'welcome', 'position', now, 1);
    return presentWelcome(row, lang);
  }

  async function about({ lang, now }: RequestContext): Promise<Entry> {
    const [row] = await readContent(db, 'about', 'position', now, 1);
    return presentEntry(row, lang);
  }

  async function contactPage({ lang, now }: RequestContext): Promise<ContactPage> {
    const [row] = await readContent(db, 'contact', 'position', now, 1);
    return presentContactPage(row, lang, minuteOfWeek(now));
  }

  const legalPage = (
    slug: LegalPage,
    version: number | undefined,
    context: RequestContext,
  ): Promise<LegalText> => readLegal(db, slug, version, context);

  /** Questions and answers by group, all or those that match a query. */
  async function faqs(q: string | undefined, { lang, now }: RequestContext): Promise<FaqGroup[]> {
    const match = await matchOf({ q }, needs.source);
    return match === null ? [] : presentFaqs(await readFaqs(db, match?.all, now), lang);
  }

  const articles = createArticles(db, needs.source);
  return {
    ...createHome(db, needs),
    ourServices,
    welcomeScreen,
    about,
    contactPage,
    legalPage,
    faqs,
    articles,
  };
}
export { presentArticleDetail, presentPhoto } from './article-present.ts';
export type { Articles } from './articles.ts';
export { plainText } from './headings.ts';
export { cleanHtml } from './html.ts';
export { historyOf } from './legal.ts';
export { type ContentRow, entryColumns } from './queries.ts';
export { searchOf, textColumns } from './writing.ts';
export type Content = ReturnType<typeof createContent>;
