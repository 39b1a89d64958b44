import { rentalPostSchema } from '../../../../contract/posting/rental.ts';
import { contactFields, contactLabels } from '../../../posting/form/ContactSection.tsx';
import { type FormModule, type PostPlan, planOf, type Step } from '../../../posting/form/plan.ts';
import { HomeReview, HomeStep } from './HomeStep.tsx';
import { PhotosReview, PhotosStep } from './PhotosStep.tsx';
import { PlaceReview, PlaceStep } from './PlaceStep.tsx';
import { type RentalValues, startRental } from './rental-values.ts';
import { TermsReview, TermsStep } from './TermsStep.tsx';
import { WantedReview, WantedStep } from './WantedStep.tsx';
import { WishesReview, WishesStep } from './WishesStep.tsx';

const labels = {
  title: 'posting-rental:name',
  accommodationType: 'posting-rental:accommodation',
  city: 'posting-rental:city',
  location: 'posting-rental:location',
  zipCode: 'posting-rental:zip',
  mapLocation: 'posting-rental:map',
  priceCents: 'posting-rental:price',
  areaSqFt: 'posting-rental:area',
  bedrooms: 'posting-rental:bedrooms',
  bathrooms: 'posting-rental:bathrooms',
  bathroomShared: 'posting-rental:bathroomShared',
  gender: 'posting-rental:gender',
  description: 'posting-rental:about',
  images: 'posting-rental:photos',
  availableFrom: 'posting-rental:availableFrom',
  depositCents: 'posting-rental:deposit',
  fees: 'posting-rental:fees',
  utilities: 'posting-rental:utilities',
  furnished: 'posting-rental:furnished',
  leaseMinMonths: 'posting-rental:leaseMin',
  leaseMaxMonths: 'posting-rental:leaseMax',
  pets: 'posting-rental:pets',
  laundry: 'posting-rental:laundry',
  parking: 'posting-rental:parking',
  subwayLines: 'posting-rental:subway',
  ...contactLabels,
} as const;

const contact: Step = {
  id: 'photos',
  title: 'posting-rental:photosContact',
  text: 'posting-rental:photosContactText',
  fields: ['images', ...contactFields],
  Body: PhotosStep,
  Review: PhotosReview,
};

const shared = {
  kind: 'rent',
  schema: rentalPostSchema,
  photos: ['images'],
  phones: ['phone'],
  links: [],
  text: ({ title, description }: RentalValues) => `${title} ${description}`,
} as const;

const offer: PostPlan<RentalValues> = {
  ...shared,
  name: 'rent-offer',
  title: 'posting-rental:offerTitle',
  intro: 'posting-rental:offerIntro',
  labels,
  start: (poster) => startRental('offer', poster),
  steps: [
    {
      id: 'home',
      title: 'posting-rental:home',
      text: 'posting-rental:homeText',
      fields: [
        'accommodationType',
        'bedrooms',
        'bathrooms',
        'areaSqFt',
        'bathroomShared',
        'gender',
        'title',
        'description',
      ],
      Body: HomeStep,
      Review: HomeReview,
    },
    {
      id: 'place',
      title: 'posting-rental:where',
      text: 'posting-rental:whereText',
      fields: ['location', 'city', 'zipCode', 'mapLocation', 'subwayLines'],
      Body: PlaceStep,
      Review: PlaceReview,
    },
    {
      id: 'rent',
      title: 'posting-rental:terms',
      text: 'posting-rental:termsText',
      fields: [
        'priceCents',
        'depositCents',
        'fees',
        'utilities',
        'availableFrom',
        'furnished',
        'leaseMinMonths',
        'leaseMaxMonths',
        'pets',
        'laundry',
        'parking',
      ],
      Body: TermsStep,
      Review: TermsReview,
    },
    contact,
  ],
};

const wanted: PostPlan<RentalValues> = {
  ...shared,
  name: 'rent-wanted',
  title: 'posting-rental:wantedTitle',
  intro: 'posting-rental:wantedIntro',
  labels: {
    ...labels,
    city: 'posting-rental:cityWanted',
    priceCents: 'posting-rental:priceWanted',
    bedrooms: 'posting-rental:bedroomsWanted',
    bathrooms: 'posting-rental:bathroomsWanted',
    bathroomShared: 'posting-rental:bathroomSharedWanted',
    gender: 'posting-rental:genderWanted',
    availableFrom: 'posting-rental:availableWanted',
    furnished: 'posting-rental:furnishedWanted',
    pets: 'posting-rental:petsWanted',
  },
  start: (poster) => startRental('wanted', poster),
  steps: [
    {
      id: 'wanted',
      title: 'posting-rental:wish',
      text: 'posting-rental:wishText',
      fields: ['accommodationType', 'bathroomShared', 'gender', 'city', 'priceCents', 'title', 'description'],
      Body: WantedStep,
      Review: WantedReview,
    },
    {
      id: 'more',
      title: 'posting-rental:wishes',
      text: 'posting-rental:wishesText',
      fields: ['bedrooms', 'bathrooms', 'availableFrom', 'furnished', 'pets', ...contactFields],
      Body: WishesStep,
      Review: WishesReview,
    },
  ],
};

const plans = { offer: planOf(offer), wanted: planOf(wanted) };

/** The form of an offered or a wanted rental; an edited post determines which. */
export const planFor: FormModule['planFor'] = (variant, body) =>
  (body?.postType ?? variant) === 'wanted' ? plans.wanted : plans.offer;
