import type { SocialNetwork } from '../../../../contract/contact-details.ts';
import type { Week } from '../../../../contract/hours.ts';
import type { Either } from '../../../../contract/locales.ts';
import type { Point } from '../../../../contract/places.ts';
import type { SpecialPeriod } from '../../../../contract/special-hours.ts';
import { tidySocial } from '../../../posting/fields/links.ts';
import type { SocialValue } from '../../../posting/fields/SocialLinksField.tsx';
import type { TypedPrayers } from '../../../posting/fields/typed-prayers.ts';
import type { TypedNumber } from '../../../posting/form/bound/typed-number.ts';
import type { Body, Poster } from '../../../posting/form/plan.ts';
import type { PostPhoto } from '../../../posting/photos/post-photo.ts';
import { settled } from './either.ts';

export interface TypedHalal {
  certifier: string | null;
  since: TypedNumber;
}

/** The values of the business form. */
export interface BusinessValues {
  companyName: Either;
  businessType: number | null;
  subcategories: readonly number[];
  description: Either;
  logo: PostPhoto | null;
  cover: PostPhoto | null;
  streetAddress: string;
  city: number | null;
  state: string | null;
  postalCode: string;
  mapLocation: Point | null;
  phone: string;
  whatsapp: string;
  /** The WhatsApp number equals the phone number; not submitted. */
  whatsappSame: boolean;
  email: string;
  websiteLink: string;
  socialLinks: SocialValue;
  services: readonly Either[];
  mainPhotos: readonly PostPhoto[];
  galleryPhotos: readonly PostPhoto[];
  workingHours: Week | null;
  specialHours: readonly SpecialPeriod[];
  temporarilyClosed: boolean;
  closedUntil: string;
  priceRange: number | null;
  paymentMethods: readonly string[];
  languages: readonly string[];
  halal: TypedHalal | null;
  accessibility: readonly string[];
  prayers: TypedPrayers | null;
}

export function startBusiness({ email, phone }: Poster): BusinessValues {
  return {
    companyName: {},
    businessType: null,
    subcategories: [],
    description: {},
    logo: null,
    cover: null,
    streetAddress: '',
    city: null,
    state: null,
    postalCode: '',
    mapLocation: null,
    phone,
    whatsapp: '',
    whatsappSame: false,
    email,
    websiteLink: '',
    socialLinks: {},
    services: [],
    mainPhotos: [],
    galleryPhotos: [],
    workingHours: null,
    specialHours: [],
    temporarilyClosed: false,
    closedUntil: '',
    priceRange: null,
    paymentMethods: [],
    languages: [],
    halal: null,
    accessibility: [],
    prayers: null,
  };
}

/** The request body: each text under its language, user names in networks as links. */
export function tidyBusiness({ whatsappSame, ...values }: BusinessValues): Body {
  const social = Object.entries(values.socialLinks) as [SocialNetwork, string][];
  return {
    ...values,
    companyName: settled(values.companyName),
    description: settled(values.description),
    services: values.services.map(settled),
    whatsapp: whatsappSame ? values.phone : values.whatsapp,
    socialLinks: Object.fromEntries(social.map(([network, typed]) => [network, tidySocial(network, typed)])),
    closedUntil: values.temporarilyClosed ? values.closedUntil : null,
  };
}
