import type { ReactNode } from 'react';
import type { HomeSections } from '../../../contract/content.ts';
import { limits } from '../../../contract/limits.ts';
import { categoryPath } from '../../addresses.ts';
import type { QueryValue } from '../../api.ts';
import type { WordKey } from '../../i18n/words.ts';
import type { SectionData } from '../../state/home-sections.ts';
import * as sectionStyles from '../../ui/shared/section.module.css';

export type SectionName = keyof SectionData;

/** A section of the home page: its frame, its data, and its component. */
export interface Section {
  name: SectionName;
  className: string | undefined;
  /** Its heading and subtitle; those of the app are an editor's. */
  title?: WordKey;
  text?: WordKey;
  /** Links to the full lists. */
  links: { to: string; words: WordKey }[];
  /** The subset of entries to load; all of them by default. */
  query?: Record<string, QueryValue>;
  body: () => Promise<{ default: SectionBody }>;
}
/** Renders the data of its own section: `Drawing` enforces the type. */
export type SectionBody = (props: { data: never }) => ReactNode;
interface Drawing<N extends SectionName> extends Section {
  name: N;
  body: () => Promise<{ default: (props: { data: SectionData[N] }) => ReactNode }>;
}

const { home } = limits;

/** The first entries of each type. All sections but the first load when they come near the viewport. */
export const sections: { [N in SectionName]: Drawing<N> } = {
  businesses: {
    name: 'businesses',
    className: `${sectionStyles.section} ${sectionStyles.tight}`,
    title: 'home:businessesTitle',
    text: 'home:businessesText',
    links: [
      { to: categoryPath('services'), words: 'home:allServices' },
      { to: categoryPath('shops'), words: 'home:allShops' },
    ],
    body: () => import('./late/Businesses.tsx'),
  },
  rentals: {
    name: 'rentals',
    className: `${sectionStyles.section} ${sectionStyles.tinted}`,
    title: 'home:rentalsTitle',
    text: 'home:rentalsText',
    links: [{ to: '/rents', words: 'home:allRentals' }],
    query: { looking_for: 'offer', limit: home.rentals },
    body: () => import('./late/Rentals.tsx'),
  },
  products: {
    name: 'products',
    className: sectionStyles.section,
    title: 'home:productsTitle',
    links: [{ to: '/market-place', words: 'home:allProducts' }],
    query: { type: 'sale', limit: home.products },
    body: () => import('./late/Products.tsx'),
  },
  jobs: {
    name: 'jobs',
    className: `${sectionStyles.section} ${sectionStyles.tight}`,
    title: 'home:jobsTitle',
    text: 'home:jobsText',
    links: [],
    query: { looking_for: 'hiring', limit: home.jobs },
    body: () => import('./late/Jobs.tsx'),
  },
  events: {
    name: 'events',
    className: sectionStyles.section,
    title: 'home:eventsTitle',
    text: 'home:eventsText',
    links: [{ to: '/Events', words: 'home:allEvents' }],
    query: { limit: home.events },
    body: () => import('./late/Events.tsx'),
  },
  blogs: {
    name: 'blogs',
    className: `${sectionStyles.section} ${sectionStyles.warm}`,
    title: 'home:storiesTitle',
    links: [{ to: '/Blog', words: 'home:allStories' }],
    query: { limit: home.blogs },
    body: () => import('./late/BlogPosts.tsx'),
  },
  news: {
    name: 'news',
    className: sectionStyles.section,
    title: 'home:newsTitle',
    links: [{ to: '/News', words: 'home:allNews' }],
    query: { limit: home.news },
    body: () => import('./late/News.tsx'),
  },
  guide: {
    name: 'guide',
    className: `${sectionStyles.section} ${sectionStyles.tinted}`,
    title: 'home:guideTitle',
    text: 'home:guideText',
    links: [{ to: '/User-Guide', words: 'home:allGuides' }],
    query: { limit: home.guide },
    body: () => import('./late/Guides.tsx'),
  },
  app: {
    name: 'app',
    className: sectionStyles.section,
    links: [],
    body: () => import('./late/App.tsx'),
  },
};

/** The number of entries of a section. */
export function countOf(name: SectionName, counted: HomeSections): number {
  if (name === 'app') return counted.app ? 1 : 0;
  return counted[name];
}
