import { z } from 'zod';
import { advertisementSchema } from './advertisements.ts';
import { articleCardSchema } from './articles.ts';
import { businessCardSchema } from './businesses.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { eventCardSchema } from './events.ts';
import { jobCardSchema } from './jobs.ts';
import { pictureSchema } from './pictures.ts';
import { productCardSchema } from './products.ts';
import { rentalCardSchema } from './rentals.ts';

export type { ArticleCard } from './articles.ts';

/** Content that editors maintain: one table for all types. */
export const contentKinds = [
  'hero',
  'about',
  'service',
  'contact',
  'blog',
  'news',
  'guide',
  'faq',
  'page',
  'welcome',
  'app',
] as const;
export type ContentKind = (typeof contentKinds)[number];

export const contentStatuses = ['draft', 'published', 'archived'] as const;

/** The first hero entry provides the home page's title and description. `description` is sanitized HTML. */
export const heroSchema = z.object({
  id: z.number().int(),
  media: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  /** Replaces the page's own link, which leads to the about page. */
  button: z.object({ text: z.string(), url: z.string() }).nullable(),
});

/** The `home` read: with its lists, or without them for a page whose sections load them separately. */
export const homeQuerySchema = z.object({
  lists: z
    .enum(['0', '1'])
    .default('1')
    .describe('`0` leaves the lists empty: then `sections` says what there is to read'),
});

const countSchema = z.number().int().min(0);

/** The number of entries available to each section of the home page; `app` is the heading of the app section. */
export const homeSectionsSchema = z.object({
  businesses: countSchema,
  rentals: countSchema,
  products: countSchema,
  jobs: countSchema,
  events: countSchema,
  blogs: countSchema,
  news: countSchema,
  guide: countSchema,
  app: z.object({ title: z.string(), url: z.string() }).nullable(),
});
export type HomeSections = Infer<typeof homeSectionsSchema>;

/** The `home` read: the hero list, the advertisement and the initial entries of the sections below. */
export const homeSchema = z
  .object({
    hero: z.array(heroSchema),
    advertisement: advertisementSchema.nullable(),
    sections: homeSectionsSchema,
    businesses: z.array(businessCardSchema),
    rentals: z.array(rentalCardSchema),
    products: z.array(productCardSchema),
    jobs: z.array(jobCardSchema),
    events: z.array(eventCardSchema),
    articles: z.array(articleCardSchema),
  })
  .meta({ id: 'Home' });
export type Home = Infer<typeof homeSchema>;

export const appStores = ['ios', 'android'] as const;
export type AppStore = (typeof appStores)[number];

/** The text about the site's app, or an empty object if there is none. */
export const appPromotionSchema = z
  .object({
    title: z.string(),
    text: z.string(),
    /** At least one. */
    stores: z.array(z.object({ store: z.enum(appStores), url: z.string() })),
    /** The screenshot in the drawn phone; without one it displays the site's own tile work. */
    picture: pictureSchema.nullable(),
  })
  .partial()
  .meta({ id: 'AppPromotion' });
export type AppPromotion = Infer<typeof appPromotionSchema>;

/** One of the services of `/Our-Service`. */
export const serviceEntrySchema = z.object({
  id: z.number().int(),
  key: z.string(),
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  link: z.string(),
  count: z.number().int(),
});
export const ourServicesSchema = z
  .object({
    title: z.string(),
    introduction: z.string(),
    services: z.array(serviceEntrySchema),
  })
  .meta({ id: 'OurServices' });
export type OurServices = Infer<typeof ourServicesSchema>;

export const readHome = endpoint({
  path: '/home',
  summary: 'The home page: hero, advertisement and the first entries of each section',
  query: homeQuerySchema,
  answer: envelope(homeSchema),
  returns: 'The home data',
});

export const listHomeBusinesses = endpoint({
  path: '/home/businesses',
  summary: 'The businesses of the home page: the most complete and trusted ones of many trades',
  answer: envelope(z.array(businessCardSchema)),
  returns: 'The businesses',
});

export const readAppPromotion = endpoint({
  path: '/app-promotion',
  summary: 'The app of the site, or an empty object',
  answer: envelope(appPromotionSchema),
  returns: 'The promotion',
});

export const readOurServices = endpoint({
  path: '/our_services',
  summary: 'The services that the site offers',
  answer: envelope(ourServicesSchema),
  returns: 'The services',
});
