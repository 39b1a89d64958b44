import { eventPostSchema } from '../../../../contract/posting/event.ts';
import { type FormModule, type PostPlan, planOf } from '../../../posting/form/plan.ts';
import { BasicsReview, BasicsStep } from './BasicsStep.tsx';
import { type EventValues, startEvent, tidyEvent } from './event-values.ts';
import { MoreReview, MoreStep } from './MoreStep.tsx';

const plan: PostPlan<EventValues> = {
  name: 'event',
  kind: 'event',
  title: 'posting-event:title',
  intro: 'posting-event:intro',
  schema: eventPostSchema,
  labels: {
    title: 'posting-event:name',
    category: 'posting-event:category',
    state: 'posting-event:state',
    startsOn: 'posting-event:startsOn',
    startsMinute: 'posting-event:startsMinute',
    endsMinute: 'posting-event:endsMinute',
    afterPrayer: 'posting-event:atPrayer',
    repeats: 'posting-event:repeat',
    venue: 'posting-event:venue',
    streetAddress: 'posting-event:street',
    city: 'posting-event:city',
    zipCode: 'posting-event:zip',
    mapLocation: 'posting-event:map',
    priceType: 'posting-event:price',
    priceCents: 'posting-event:priceCents',
    description: 'posting-event:about',
    audience: 'posting-event:audience',
    languages: 'posting-event:languages',
    seats: 'posting-event:seats',
    host: 'posting-event:host',
    images: 'posting-event:photos',
    phone: 'posting-form:phone',
    email: 'posting-form:email',
  },
  start: startEvent,
  photos: ['images'],
  phones: ['phone'],
  links: [],
  tidy: tidyEvent,
  text: ({ title, description }) => `${title} ${description}`,
  steps: [
    {
      id: 'basics',
      title: 'posting-event:basics',
      text: 'posting-event:basicsText',
      fields: [
        ...['title', 'category', 'state', 'startsOn', 'startsMinute', 'endsMinute', 'afterPrayer', 'repeats'],
        ...['venue', 'streetAddress', 'city', 'zipCode', 'mapLocation', 'priceType', 'priceCents'],
      ],
      Body: BasicsStep,
      Review: BasicsReview,
    },
    {
      id: 'more',
      title: 'posting-event:more',
      text: 'posting-event:moreText',
      fields: ['description', 'audience', 'languages', 'seats', 'host', 'images', 'phone', 'email'],
      Body: MoreStep,
      Review: MoreReview,
    },
  ],
};

const planned = planOf(plan);

/** Title, day, time, place and price come first; all else may stay empty. */
export const planFor: FormModule['planFor'] = () => planned;
