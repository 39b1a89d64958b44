import type { ArticleCard } from '../../contract/articles.ts';
import type { BusinessCard } from '../../contract/businesses.ts';
import type { AppPromotion } from '../../contract/content.ts';
import type { JobCard } from '../../contract/jobs.ts';
import type { ProductCard } from '../../contract/products.ts';
import type { RentalCard } from '../../contract/rentals.ts';
import { createFetchSlice, type FetchArgument } from './create-fetch-slice.ts';

/** What the sections of the home page show, each read by itself. */
export interface SectionData {
  businesses: BusinessCard[];
  rentals: RentalCard[];
  products: ProductCard[];
  jobs: JobCard[];
  blogs: ArticleCard[];
  news: ArticleCard[];
  guide: ArticleCard[];
  app: AppPromotion;
}

export const homeSections = createFetchSlice('homeSections', {
  businesses: { initial: [] as SectionData['businesses'] },
  rentals: { initial: [] as SectionData['rentals'] },
  products: { initial: [] as SectionData['products'] },
  jobs: { initial: [] as SectionData['jobs'] },
  blogs: { initial: [] as SectionData['blogs'] },
  news: { initial: [] as SectionData['news'] },
  guide: { initial: [] as SectionData['guide'] },
  app: { initial: {} as SectionData['app'] },
});

/** Reads a section. Which type it has read is known where it is drawn. */
export function readSection(name: keyof SectionData, argument: FetchArgument) {
  return (homeSections.thunks[name] as typeof homeSections.thunks.businesses)(argument);
}
