import {
  type ArticleCard,
  listBlogArticles,
  listGuides,
  listNewsArticles,
  readBlogArticle,
  readGuide,
  readNewsArticle,
} from '../../contract/articles.ts';
import { type BusinessCard, listBusinesses, readBusiness } from '../../contract/businesses.ts';
import { listCategories } from '../../contract/categories.ts';
import { readHome, readOurServices } from '../../contract/content.ts';
import {
  listFaqs,
  readAbout,
  readContactPage,
  readLegalPage,
  readWelcomeScreen,
  type WelcomeScreen,
} from '../../contract/entries.ts';
import type { ListMeta } from '../../contract/envelope.ts';
import { type EventCard, readEvent, readEventCalendar } from '../../contract/events.ts';
import { type FavoriteMeta, listFavorites } from '../../contract/favorites.ts';
import { type JobCard, listJobs, readJob } from '../../contract/jobs.ts';
import { readMember } from '../../contract/members.ts';
import { listOwnPosts } from '../../contract/my-posts.ts';
import { listNeighborhoods, readNeighborhood } from '../../contract/neighborhoods.ts';
import { readOpenData } from '../../contract/open-data.ts';
import { listCities } from '../../contract/places.ts';
import { listProducts, type ProductCard, readProduct } from '../../contract/products.ts';
import { listSessions, readProfile } from '../../contract/profile.ts';
import { listRentals, type RentalCard, readRental } from '../../contract/rentals.ts';
import { listReviews, readReviewNumbers } from '../../contract/reviews.ts';
import { searchSite, suggestWords } from '../../contract/search-results.ts';
import { readGeneralSettings } from '../../contract/settings.ts';
import { createFetchSlice, many, one, page } from './create-fetch-slice.ts';

/* The client slices of the specification that pages read. Field names are the specification's. */

/** A page of a list, with its facets. */
export interface ListOf<Card> {
  data: readonly Card[];
  meta: ListMeta;
}
/** A page of saved items. */
export interface SavedOf<Card> {
  data: readonly Card[];
  meta: FavoriteMeta;
}
const saved = <Card>() => ({
  endpoint: listFavorites,
  whole: true,
  initial: null as SavedOf<Card> | null,
  personal: true,
});
/** A page of one's own posts, and the counts by type. */
const posted = () => ({ ...page(listOwnPosts), personal: true });
export type BusinessList = ListOf<BusinessCard>;

export const settings = createFetchSlice('settings', {
  generalSettings: one(readGeneralSettings),
});

export const home = createFetchSlice('home', {
  homeData: one(readHome),
  welcomeScreenData: {
    endpoint: readWelcomeScreen,
    initial: {} as WelcomeScreen,
    emptyWhilePending: true,
  },
  userGuidData: page(listGuides),
  guide: one(readGuide),
  faqs: many(listFaqs),
});

export const services = createFetchSlice('services', {
  servicesData: one(readOurServices),
  categories: many(listCategories),
});

export const business = createFetchSlice('business', {
  businessData: one(readBusiness),
  businessList: page(listBusinesses),
  searchData: page(searchSite),
  suggestions: many(suggestWords),
  stateAndCity: many(listCities),
  neighborhoods: many(listNeighborhoods),
  neighborhood: one(readNeighborhood),
  reviewNumbers: one(readReviewNumbers),
  placeReviews: page(listReviews),
  savedBusiness: saved<BusinessCard>(),
  postedBusiness: posted(),
});

export const rent = createFetchSlice('rent', {
  rentData: page(listRentals),
  jobData: page(listJobs),
  rental: one(readRental),
  job: one(readJob),
  savedRent: saved<RentalCard>(),
  savedJob: saved<JobCard>(),
  postedRent: posted(),
  postedJob: posted(),
});

export const event = createFetchSlice('event', {
  calendar: one(readEventCalendar),
  event: one(readEvent),
  savedEvent: saved<EventCard>(),
  postedEvent: posted(),
});

export const market = createFetchSlice('market', {
  /** Filtered lists. */
  marketData: page(listProducts),
  /** New posts, of the marketplace or of one main category. */
  marketPlace: many(listProducts),
  /** The main categories and their subcategories. */
  marketNav: many(listCategories),
  product: one(readProduct),
  savedMarket: saved<ProductCard>(),
  postedMarket: posted(),
});

export const about = createFetchSlice('about', {
  aboutData: one(readAbout),
});

export const blog = createFetchSlice('blog', {
  blogData: page(listBlogArticles),
  savedBlogData: saved<ArticleCard>(),
  article: one(readBlogArticle),
});

export const news = createFetchSlice('news', {
  newsData: page(listNewsArticles),
  article: one(readNewsArticle),
});

export const openData = createFetchSlice('openData', {
  files: one(readOpenData),
});

export const contact = createFetchSlice('contact', {
  contactData: one(readContactPage),
});

export const legal = createFetchSlice('legal', {
  page: one(readLegalPage),
});

/** Data of the signed-in user. */
export const profile = createFetchSlice('profile', {
  account: { ...one(readProfile), personal: true },
  /** The public page of a member. */
  member: one(readMember),
  sessions: { ...many(listSessions), personal: true },
  /** Read for its counts: the number of own posts, for the menu of the account. */
  posts: posted(),
});
