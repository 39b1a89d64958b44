import type { User } from '../../contract/accounts.ts';
import type { ArticleCard, ArticleDetail } from '../../contract/articles.ts';
import type { BusinessCard, BusinessDetail } from '../../contract/businesses.ts';
import type { Category } from '../../contract/categories.ts';
import type { Home, OurServices } from '../../contract/content.ts';
import type { ContactPage, Entry, FaqGroup, LegalText, WelcomeScreen } from '../../contract/entries.ts';
import type { ListMeta } from '../../contract/envelope.ts';
import type { FavoriteMeta } from '../../contract/favorites.ts';
import type { JobCard, JobDetail } from '../../contract/jobs.ts';
import type { OwnPosts } from '../../contract/my-posts.ts';
import type { State } from '../../contract/places.ts';
import type { ProductCard, ProductDetail } from '../../contract/products.ts';
import type { Session } from '../../contract/profile.ts';
import { listRentals, type RentalCard, readRental } from '../../contract/rentals.ts';
import type { SearchResults, Suggestion } from '../../contract/search-results.ts';
import type { GeneralSettings } from '../../contract/settings.ts';
import { createFetchSlice, one, page } from './create-fetch-slice.ts';

/* The spec's client data slices, as far as pages read them. Field names are the spec's. */

/** A page of a list, with what there is to choose among. */
export interface ListOf<Card> {
  data: Card[];
  meta: ListMeta;
}
/** A page of what somebody saved. */
export interface SavedOf<Card> {
  data: Card[];
  meta: FavoriteMeta;
}
const saved = <Card>() => ({ initial: null as SavedOf<Card> | null, personal: true });
/** A page of somebody's own posts, and how many there are of each kind. */
const posted = () => ({ initial: null as OwnPosts | null, personal: true });
export type BusinessList = ListOf<BusinessCard>;

export const settings = createFetchSlice('settings', {
  generalSettings: { initial: null as GeneralSettings | null },
});

export const home = createFetchSlice('home', {
  homeData: { initial: null as Home | null },
  welcomeScreenData: { initial: {} as WelcomeScreen, emptyWhilePending: true },
  userGuidData: { initial: null as ListOf<ArticleCard> | null },
  guide: { initial: null as ArticleDetail | null },
  faqs: { initial: [] as FaqGroup[] },
});

export const services = createFetchSlice('services', {
  servicesData: { initial: null as OurServices | null },
  categories: { initial: [] as Category[] },
});

export const business = createFetchSlice('business', {
  businessData: { initial: null as BusinessDetail | null },
  businessList: { initial: null as BusinessList | null },
  searchData: { initial: null as SearchResults | null },
  suggestions: { initial: [] as Suggestion[] },
  stateAndCity: { initial: [] as State[] },
  savedBusiness: saved<BusinessCard>(),
  postedBusiness: posted(),
});

export const rent = createFetchSlice('rent', {
  rentData: page(listRentals),
  jobData: { initial: null as ListOf<JobCard> | null },
  rental: one(readRental),
  job: { initial: null as JobDetail | null },
  savedRent: saved<RentalCard>(),
  savedJob: saved<JobCard>(),
  postedRent: posted(),
  postedJob: posted(),
});

export const market = createFetchSlice('market', {
  /** What was asked for with filters. */
  marketData: { initial: null as ListOf<ProductCard> | null },
  /** What is new, of everything or of one main category. */
  marketPlace: { initial: [] as ProductCard[] },
  /** The main categories and their sub-categories. */
  marketNav: { initial: [] as Category[] },
  product: { initial: null as ProductDetail | null },
  savedMarket: saved<ProductCard>(),
  postedMarket: posted(),
});

export const about = createFetchSlice('about', {
  aboutData: { initial: null as Entry | null },
});

export const blog = createFetchSlice('blog', {
  blogData: { initial: null as ListOf<ArticleCard> | null },
  savedBlogData: saved<ArticleCard>(),
  article: { initial: null as ArticleDetail | null },
});

export const news = createFetchSlice('news', {
  newsData: { initial: null as ListOf<ArticleCard> | null },
  article: { initial: null as ArticleDetail | null },
});

export const contact = createFetchSlice('contact', {
  contactData: { initial: null as ContactPage | null },
});

export const legal = createFetchSlice('legal', {
  page: { initial: null as LegalText | null },
});

/** What belongs to whoever is signed in. */
export const profile = createFetchSlice('profile', {
  account: { initial: null as User | null, personal: true },
  sessions: { initial: [] as Session[], personal: true },
  /** Asked for its counts: how many own posts there are, for the menu of the account. */
  posts: posted(),
});
