import type { OwnPostKind } from '../../../contract/my-posts.ts';
import type { WordKey } from '../../i18n/words.ts';

/** The parameters of a posting form's address. */
export interface Place {
  kind: OwnPostKind;
  /** The variant of the form: offered or wanted, company or individual, or the short one. */
  variant: string | null;
  title: WordKey;
  /** The options before a form loads. */
  choice?: readonly Choice[];
}

interface Choice {
  href: string;
  icon: 'home' | 'search' | 'store' | 'user';
  title: WordKey;
  text: WordKey;
}

const homes: readonly Choice[] = [
  { href: '/rentForm', icon: 'home', title: 'posting:homeOffer', text: 'posting:homeOfferText' },
  {
    href: '/rentForm?type=wanted',
    icon: 'search',
    title: 'posting:homeWanted',
    text: 'posting:homeWantedText',
  },
];
const jobs: readonly Choice[] = [
  { href: '/jobforcompany', icon: 'store', title: 'posting:jobCompany', text: 'posting:jobCompanyText' },
  {
    href: '/form/job-individual',
    icon: 'user',
    title: 'posting:jobIndividual',
    text: 'posting:jobIndividualText',
  },
];

const business: Place = { kind: 'business', variant: null, title: 'posting:business' };
const product: Place = { kind: 'product', variant: null, title: 'posting:product' };
const quick: Place = { kind: 'product', variant: 'quick', title: 'posting:quick' };
const rent: Place = { kind: 'rent', variant: null, title: 'posting:rent', choice: homes };
const offer: Place = { kind: 'rent', variant: 'offer', title: 'posting:homeOffer' };
const wanted: Place = { kind: 'rent', variant: 'wanted', title: 'posting:homeWanted' };
const job: Place = { kind: 'job', variant: null, title: 'posting:job', choice: jobs };
const company: Place = { kind: 'job', variant: 'company', title: 'posting:jobCompany' };
const individual: Place = { kind: 'job', variant: 'individual', title: 'posting:jobIndividual' };
const event: Place = { kind: 'event', variant: null, title: 'posting:event' };

/** The addresses of the specification, and the slugs of `/form/`. */
export const postingPlaces = {
  '/add-business': business,
  '/market-place/new-product': product,
  '/post-job': job,
  '/jobforcompany': company,
  '/post-rent': rent,
  '/rentForm': offer,
  '/form/business': business,
  '/form/product': product,
  '/form/quick': quick,
  '/form/rent': rent,
  '/form/rent-offer': offer,
  '/form/rent-wanted': wanted,
  '/form/job': job,
  '/form/job-company': company,
  '/form/job-individual': individual,
  '/form/event': event,
} as const satisfies Record<string, Place>;
export type PostingPath = keyof typeof postingPlaces;
