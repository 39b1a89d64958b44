import type { EventDetail } from '../../contract/events.ts';
import { type Absolute, context, dollarsOf, known, type StructuredData } from './values.ts';

/** An event and when it takes place next (https://schema.org/Event). */
export function eventData(event: EventDetail, path: string, absolute: Absolute): StructuredData {
  const { next, whereabouts, postedBy } = event;
  const point = whereabouts?.radiusMeters === null ? whereabouts.point : null;
  const organizer = event.host ?? postedBy?.name;
  return known({
    '@context': context,
    '@type': 'Event',
    '@id': absolute(path),
    url: absolute(path),
    name: event.title,
    description: event.description.text,
    image: event.photos.map(({ url }) => absolute(url)),
    startDate: next.startsAt,
    endDate: next.endsAt,
    previousStartDate: event.state === 'on' && event.movedFrom,
    eventStatus: `${context}/${statusOf(event)}`,
    eventAttendanceMode: `${context}/OfflineEventAttendanceMode`,
    inLanguage: event.languages,
    maximumAttendeeCapacity: event.seats,
    isAccessibleForFree: event.priceType === 'free' || null,
    location: known({
      '@type': 'Place',
      name: event.venue ?? event.area.name,
      address: known({
        '@type': 'PostalAddress',
        streetAddress: event.street,
        addressLocality: event.area.name,
        addressRegion: event.stateCode,
        postalCode: event.zip,
        addressCountry: 'US',
      }),
      geo: point && { '@type': 'GeoCoordinates', latitude: point.lat, longitude: point.lng },
    }),
    organizer: organizer && { '@type': 'Organization', name: organizer },
    offers:
      event.priceType !== 'donation' &&
      known({
        '@type': 'Offer',
        price: dollarsOf(event.priceCents ?? 0),
        priceCurrency: 'USD',
        url: absolute(path),
      }),
  });
}

function statusOf({ state, movedFrom }: EventDetail): string {
  if (state === 'cancelled') return 'EventCancelled';
  return movedFrom ? 'EventRescheduled' : 'EventScheduled';
}
