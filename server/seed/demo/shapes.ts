import type { Insertable } from 'kysely';
import type { HalalEvidence } from '../../../contract/businesses.ts';
import type { CategoryType } from '../../../contract/categories.ts';
import type { Congregation } from '../../../contract/congregation.ts';
import type { SocialLinks } from '../../../contract/contact-details.ts';
import type { ContentKind } from '../../../contract/content.ts';
import type { EventPrayer, eventPrices } from '../../../contract/events.ts';
import type { Week } from '../../../contract/hours.ts';
import type { JobBase } from '../../../contract/jobs.ts';
import type { Both } from '../../../contract/locales.ts';
import type { ProductBase } from '../../../contract/products.ts';
import type { Fee, RentalBase } from '../../../contract/rentals.ts';
import type { BusinessTable, JobTable, ProductTable, RentalTable } from '../../database/tables.ts';

/*
 * Types of the demo content. Everything is fictitious: names, people, addresses (on real streets, so that maps make
 * sense) and 555 phone numbers.
 */

export interface DemoCategory {
  slug: string;
  type: CategoryType;
  name: Both;
  /** The name of an icon of the pattern art. */
  icon: string;
  /** Synonyms in both languages, which the search matches. */
  synonyms: string[];
  /** The slug of the main category, for the marketplace's sub-categories. */
  parent?: string;
}

export interface DemoBusiness {
  /** Stable and unique: also the seed of its pattern art. */
  key: string;
  /** Slugs; the first is the main category. */
  categories: string[];
  name: Both;
  /** One to three lines. */
  description: Both;
  street: string;
  /** The slug of a neighborhood or city. */
  area: string;
  zip: string;
  lat: number;
  lng: number;
  /** E.164 with a 555-01xx number: +17185550142. */
  phone: string;
  whatsapp?: string;
  email: string;
  website?: string;
  social: SocialLinks;
  verified: boolean;
  /** Three to nine. */
  services: Both[];
  hours: Week;
  /** Keys of demo photos, three to six, or none: then pattern art is used. */
  photos: string[];
}

type Column<T, K extends keyof Insertable<T>> = Partial<Pick<Insertable<T>, K>>;

/** Additional details; the keys are column names. */
export type DemoBusinessDetails = Column<BusinessTable, 'price_range' | 'payment_methods' | 'languages' | 'accessibility'> & { halal?: HalalEvidence | null; prayers?: Congregation | null };

export type DemoRentalDetails = Column<RentalTable, 'deposit_cents' | 'utilities' | 'furnished' | 'lease_min_months' | 'lease_max_months' | 'pets' | 'laundry' | 'parking' | 'subway_lines'> & { fees?: Fee[] /** Days after the seed day. */; availableInDays?: number };

export type DemoJobDetails = Column<JobTable, 'workplace' | 'apply_url' | 'languages'> & {
  /** Days after the seed day. */
  closesInDays?: number;
};

/** `priceCents` 0 is free, whatever the product cost originally. */
export type DemoProductDetails = Column<ProductTable, 'mileage' | 'negotiable' | 'delivery'> & {
  reserved?: boolean;
  priceCents?: 0;
};

type Demo<T> = Omit<T, 'title' | 'description' | 'cityId' | 'categoryId'> & {
  key: string;
  title: Both;
  description: Both;
  area: string;
  /** Days before the seed day. */
  daysAgo: number;
  photos: string[];
};

export type DemoRental = Demo<RentalBase>;
export type DemoJob = Demo<JobBase> & { category: string };
export type DemoProduct = Demo<ProductBase> & { category: string };

export interface DemoContent {
  kind: ContentKind;
  slug: string;
  title: Both;
  /** One or two sentences. */
  summary: Both;
  /** HTML: p, h2, h3, ul, ol, li, strong, em, a, blockquote. */
  body: Both;
  /** Additional fields of the type: a category, a link, a phone, an icon, … */
  data: Record<string, unknown>;
  /** The key of a demo photo, or nothing: then pattern art is used. */
  photo?: string;
  daysAgo: number;
}

export interface DemoEvent {
  key: string;
  category: string;
  title: Both;
  description: Both;
  /** The earliest first occurrence, in days after the seed day. */
  inDays: number;
  /** The weekday of the first occurrence; Sunday is 0. */
  weekday: number;
  startsMinute: number | null;
  endsMinute: number | null;
  afterPrayer?: EventPrayer;
  repeats?: string;
  priceType: (typeof eventPrices)[number];
  priceCents?: number;
  audience: string[];
  languages: string[];
  seats?: number;
  venue: string;
  host: string;
  street: string | null;
  zip: string | null;
  area: string;
  point: { lat: number; lng: number };
  phone: string | null;
  daysAgo: number;
  photos: string[];
}
