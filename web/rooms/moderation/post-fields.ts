import type { OwnPostKind } from '../../../contract/my-posts.ts';
import type { WordKey } from '../../i18n/words.ts';

/** How a value is formatted. */
export type Format =
  | 'text'
  | 'either'
  | 'list'
  | 'price'
  | 'latin'
  | 'phone'
  | 'choice'
  | 'yes'
  | 'date'
  | 'clock'
  | 'place'
  | 'category'
  | 'week'
  | 'special'
  | 'fees'
  | 'links'
  | 'point'
  | 'halal'
  | 'prayers'
  | 'photos';

/** A field of a post as displayed to moderators. */
export interface PostField {
  name: string;
  label: WordKey;
  format: Format;
  /** For choices: the label of a value. */
  words?: (value: string) => WordKey;
}

const field = (name: string, label: WordKey, format: Format = 'text'): PostField => ({ name, label, format });
const choice = (name: string, label: WordKey, words: (value: string) => string): PostField => ({
  name,
  label,
  format: 'choice',
  words: (value) => words(value) as WordKey,
});

const contact = [
  field('phone', 'posting-form:phone', 'phone'),
  field('email', 'posting-form:email', 'latin'),
  field('anonymous', 'posting-form:anonymous', 'yes'),
];

const utility: Record<string, string> = { hot_water: 'hotWater' };
const ending = (value: string) => value.replace(/^in_/, '').replace(/^\w/, (letter) => letter.toUpperCase());

/** The fields of each type in the order for moderators: the main content first. */
export const postFields: Record<OwnPostKind, readonly PostField[]> = {
  business: [
    field('companyName', 'posting-business:companyName', 'either'),
    field('businessType', 'posting-business:businessType', 'category'),
    field('subcategories', 'posting-business:subcategories', 'category'),
    field('description', 'posting-business:description', 'either'),
    field('logo', 'posting-business:logo', 'photos'),
    field('cover', 'posting-business:cover', 'photos'),
    field('mainPhotos', 'posting-business:mainPhotos', 'photos'),
    field('galleryPhotos', 'posting-business:galleryPhotos', 'photos'),
    field('streetAddress', 'posting-business:street'),
    field('city', 'posting-business:city', 'place'),
    field('state', 'posting-business:state', 'latin'),
    field('postalCode', 'posting-business:postalCode', 'latin'),
    field('mapLocation', 'posting-business:map', 'point'),
    field('phone', 'posting-form:phone', 'phone'),
    field('whatsapp', 'posting-business:whatsapp', 'phone'),
    field('email', 'posting-form:email', 'latin'),
    field('websiteLink', 'posting-business:website', 'latin'),
    field('socialLinks', 'posting-business:social', 'links'),
    field('services', 'posting-business:services', 'list'),
    field('workingHours', 'posting-business:workingHours', 'week'),
    field('specialHours', 'posting-business:specialHours', 'special'),
    field('temporarilyClosed', 'posting-business:temporarilyClosed', 'yes'),
    field('closedUntil', 'posting-business:closedUntil', 'date'),
    choice('priceRange', 'posting-business:priceRange', (value) => `business-facts:priceRange_${value}`),
    choice('paymentMethods', 'posting-business:paymentMethods', (value) => `business-facts:pay_${value}`),
    choice('languages', 'posting-business:languages', (value) => `languages:${value}`),
    field('halal', 'posting-business:halal', 'halal'),
    choice('accessibility', 'posting-business:accessibility', (value) => `business-facts:access_${value}`),
    field('prayers', 'business-facts:prayers', 'prayers'),
  ],
  product: [
    field('title', 'posting-product:name'),
    choice('postType', 'admin-moderation:postedAs', (value) => `admin-moderation:${value}`),
    field('description', 'posting-product:about'),
    field('images', 'posting-product:photos', 'photos'),
    field('mainCategory', 'posting-product:mainCategory', 'category'),
    field('subCategory', 'posting-product:subCategory', 'category'),
    field('type', 'posting-product:type'),
    field('priceCents', 'posting-product:price', 'price'),
    field('negotiable', 'posting-product:negotiable', 'yes'),
    field('delivery', 'posting-product:delivery', 'yes'),
    choice('condition', 'posting-product:condition', (value) => `posting-product:${value}`),
    field('brand', 'posting-product:brand'),
    field('model', 'posting-product:model'),
    field('year', 'posting-product:year', 'latin'),
    field('color', 'posting-product:color'),
    field('mileage', 'posting-product:mileage', 'latin'),
    field('place', 'posting-product:place', 'place'),
    ...contact,
  ],
  rent: [
    field('title', 'posting-rental:name'),
    choice('postType', 'admin-moderation:postedAs', (value) => `admin-moderation:${value}`),
    field('description', 'posting-rental:about'),
    field('images', 'posting-rental:photos', 'photos'),
    choice('accommodationType', 'posting-rental:accommodation', (value) => `posting-rental:${value}`),
    field('priceCents', 'posting-rental:price', 'price'),
    field('depositCents', 'posting-rental:deposit', 'price'),
    field('fees', 'posting-rental:fees', 'fees'),
    field('city', 'posting-rental:city', 'place'),
    field('location', 'posting-rental:location'),
    field('zipCode', 'posting-rental:zip', 'latin'),
    field('mapLocation', 'posting-rental:map', 'point'),
    field('bedrooms', 'posting-rental:bedrooms', 'latin'),
    field('bathrooms', 'posting-rental:bathrooms', 'latin'),
    field('bathroomShared', 'posting-rental:bathroomShared', 'yes'),
    field('areaSqFt', 'posting-rental:area', 'latin'),
    choice('gender', 'posting-rental:gender', (value) => `posting-rental:${value}`),
    field('availableFrom', 'posting-rental:availableFrom', 'date'),
    choice('utilities', 'posting-rental:utilities', (value) => `posting-rental:${utility[value] ?? value}`),
    choice('furnished', 'posting-rental:furnished', (value) =>
      value === 'true' ? 'posting-rental:furnishedYes' : 'posting-rental:furnishedNo',
    ),
    field('leaseMinMonths', 'posting-rental:leaseMin', 'latin'),
    field('leaseMaxMonths', 'posting-rental:leaseMax', 'latin'),
    choice('pets', 'posting-rental:pets', (value) => `posting-rental:pets${ending(value)}`),
    choice('laundry', 'posting-rental:laundry', (value) => `posting-rental:laundry${ending(value)}`),
    choice('parking', 'posting-rental:parking', (value) => `posting-rental:parking${ending(value)}`),
    field('subwayLines', 'posting-rental:subwayLines', 'latin'),
    ...contact,
  ],
  job: [
    field('title', 'posting-jobs:name'),
    choice('postType', 'admin-moderation:postedAs', (value) => `admin-moderation:${value}`),
    field('description', 'posting-jobs:about'),
    field('category', 'posting-jobs:field', 'category'),
    choice('jobType', 'posting-jobs:jobType', (value) => `posting-jobs:type_${value}`),
    field('salaryMinCents', 'posting-jobs:payMin', 'price'),
    field('salaryMaxCents', 'posting-jobs:payMax', 'price'),
    choice('salaryType', 'posting-jobs:per', (value) => `posting-jobs:per_${value}`),
    field('smallEmployer', 'posting-jobs:small', 'yes'),
    field('company', 'posting-jobs:company'),
    field('city', 'posting-jobs:city', 'place'),
    field('location', 'posting-jobs:location'),
    choice('workplace', 'posting-jobs:workplace', (value) => `posting-jobs:place_${value}`),
    choice('experience', 'posting-jobs:experience', (value) => `posting-jobs:needs_${value}`),
    choice('languages', 'posting-jobs:languages', (value) => `languages:${value}`),
    field('portfolioUrl', 'posting-jobs:portfolio', 'latin'),
    field('applyUrl', 'posting-jobs:apply', 'latin'),
    field('closingDate', 'posting-jobs:closing', 'date'),
    ...contact,
  ],
  event: [
    field('title', 'posting-event:name'),
    field('description', 'posting-event:about'),
    field('images', 'posting-event:photos', 'photos'),
    field('category', 'posting-event:category', 'category'),
    field('startsOn', 'posting-event:startsOn', 'date'),
    field('startsMinute', 'posting-event:startsMinute', 'clock'),
    choice('afterPrayer', 'posting-event:afterPrayer', (value) => `time:${value}`),
    field('endsMinute', 'posting-event:endsMinute', 'clock'),
    field('repeats', 'posting-event:repeat', 'latin'),
    choice('state', 'posting-event:state', (value) => `posting-event:state_${value}`),
    choice('priceType', 'posting-event:price', (value) => `posting-event:${value}`),
    field('priceCents', 'posting-event:priceCents', 'price'),
    field('venue', 'posting-event:venue'),
    field('streetAddress', 'posting-event:street'),
    field('city', 'posting-event:city', 'place'),
    field('zipCode', 'posting-event:zip', 'latin'),
    field('mapLocation', 'posting-event:map', 'point'),
    field('host', 'posting-event:host'),
    choice('audience', 'posting-event:audience', (value) => `posting-event:for_${value}`),
    choice('languages', 'posting-event:languages', (value) => `languages:${value}`),
    field('seats', 'posting-event:seats', 'latin'),
    field('phone', 'posting-form:phone', 'phone'),
    field('email', 'posting-form:email', 'latin'),
  ],
};
