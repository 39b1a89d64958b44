import { z } from 'zod';
import { articleCardSchema } from './articles.ts';
import { businessCardSchema } from './businesses.ts';
import { jobCardSchema } from './jobs.ts';
import { productCardSchema } from './products.ts';
import { rentalCardSchema } from './rentals.ts';

export type { ArticleCard } from './articles.ts';

/** What editors keep: one table, a kind each. */
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
  'advertisement',
] as const;
export type ContentKind = (typeof contentKinds)[number];

export const contentStatuses = ['draft', 'published', 'archived'] as const;

/** The first hero entry gives the home page its title and description. `description` is sanitised HTML. */
export const heroSchema = z.object({
  id: z.number().int(),
  media: z.string().nullable(),
  title: z.string(),
  description: z.string(),
});

export const advertisementSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  text: z.string(),
  url: z.string().nullable(),
  phone: z.string().nullable(),
});

/** The `home` read: the hero list, the advertisement and what the sections below show first. */
export const homeSchema = z
  .object({
    hero: z.array(heroSchema),
    advertisement: advertisementSchema.nullable(),
    businesses: z.array(businessCardSchema),
    rentals: z.array(rentalCardSchema),
    products: z.array(productCardSchema),
    jobs: z.array(jobCardSchema),
    articles: z.array(articleCardSchema),
  })
  .meta({ id: 'Home' });
export type Home = z.infer<typeof homeSchema>;

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
export type OurServices = z.infer<typeof ourServicesSchema>;
