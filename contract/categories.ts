import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';

/** The five service sections of the site, each with categories of its own. */
export const sectionTypes = ['services', 'shops', 'products', 'rents', 'jobs'] as const;
export type SectionType = (typeof sectionTypes)[number];

/** The types of categories: those of the service sections, and events. */
export const categoryTypes = [...sectionTypes, 'events'] as const;
export type CategoryType = (typeof categoryTypes)[number];

/** The two directory types; both are businesses. */
export const directoryTypes = ['services', 'shops'] as const;
export type DirectoryType = (typeof directoryTypes)[number];

export const listingKinds = ['business', 'product', 'rental', 'job', 'event'] as const;
export type ListingKind = (typeof listingKinds)[number];

export const listingStatuses = ['pending', 'published', 'rejected', 'expired', 'closed'] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** The spec's «Listing (sub-category)». */
export const categorySchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    slug: z.string(),
    type: z.enum(categoryTypes),
    parentId: z.number().int().nullable(),
    icon: z.string(),
    count: z
      .number()
      .int()
      .describe(
        'As many published entries as its page lists at first sight: homes on offer, jobs that are open',
      ),
  })
  .meta({ id: 'Category' });
export type Category = Infer<typeof categorySchema>;

/** `business` is the specification's word for both types of the directory. */
const listingsTypes = [...categoryTypes, 'business'] as const;

export const listCategories = endpoint({
  path: '/listings',
  summary: 'The sub-categories of shops and services; those of products, rents, jobs and events by request',
  query: z.object({
    type: z.enum(listingsTypes).default('business').describe('`business` is services and shops'),
  }),
  answer: envelope(z.array(categorySchema)),
  returns: 'The categories in the order of the menus',
});
