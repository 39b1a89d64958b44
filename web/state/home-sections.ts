import { listBlogArticles, listGuides, listNewsArticles } from '../../contract/articles.ts';
import { type AppPromotion, listHomeBusinesses, readAppPromotion } from '../../contract/content.ts';
import { listEvents } from '../../contract/events.ts';
import { listJobs } from '../../contract/jobs.ts';
import { listProducts } from '../../contract/products.ts';
import { listRentals } from '../../contract/rentals.ts';
import type { QueryValue } from '../api.ts';
import { createFetchSlice, many } from './create-fetch-slice.ts';

const resources = {
  businesses: many(listHomeBusinesses),
  rentals: many(listRentals),
  products: many(listProducts),
  jobs: many(listJobs),
  events: many(listEvents),
  blogs: many(listBlogArticles),
  news: many(listNewsArticles),
  guide: many(listGuides),
  app: { endpoint: readAppPromotion, initial: {} as AppPromotion },
};

/** The sections of the home page, each loaded separately. */
export type SectionData = { [N in keyof typeof resources]: (typeof resources)[N]['initial'] };

export const homeSections = createFetchSlice('homeSections', resources);

/** Loads a section. The type of its data is known where it is rendered. */
export function readSection(name: keyof SectionData, query: Record<string, QueryValue> = {}) {
  return (homeSections.thunks[name] as typeof homeSections.thunks.rentals)({ query });
}
