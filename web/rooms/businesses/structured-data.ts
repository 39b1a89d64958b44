import type { BusinessDetail } from '../../../contract/businesses.ts';
import type { Week, Weekday } from '../../../contract/hours.ts';
import { addDays } from '../../../contract/opening.ts';
import { profilePath } from '../../addresses.ts';
import type { Translate } from '../../i18n/words.ts';
import { amenity, context, known, type StructuredData } from '../../structured-data/values.ts';
import { weekdays } from '../../ui/clock-words.ts';
import { accessNames, dollarSigns, languageNames, paymentText } from './business-words.ts';
import { schemaTypeOf } from './schema-types.ts';

const dayNames: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** One entry per period; around the clock is midnight to 23:59, as search engines require. */
function openingHours(week: Week): StructuredData[] {
  return weekdays.flatMap((name) => {
    const day = week[name];
    if (day.state === 'closed') return [];
    const spans = day.state === 'always' ? aroundTheClock : day.spans;
    return spans.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `${context}/${dayNames[name]}`,
      opens: from,
      closes: to,
    }));
  });
}

const aroundTheClock = [{ from: '00:00', to: '23:59' }];
/** Closed all day, as search engines require it. */
const closedAllDay = [{ from: '00:00', to: '00:00' }];

/** One entry for each period of special hours, and one for a temporary closure with a known end. */
function specialHours({ specialHours: periods, opening, date }: BusinessDetail): StructuredData[] {
  const closed =
    opening.state === 'temporarily_closed' && opening.until
      ? [{ from: date, to: addDays(opening.until, -1), day: { state: 'closed' as const } }]
      : [];
  return [...closed, ...periods].flatMap(({ from, to, day }) => {
    const spans = day.state === 'open' ? day.spans : day.state === 'always' ? aroundTheClock : closedAllDay;
    return spans.map((span) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: to,
      opens: span.from,
      closes: span.to,
    }));
  });
}

export interface StructuredDataSource {
  business: BusinessDetail;
  categorySlug: string | undefined;
  t: Translate;
  /** Makes an address absolute, in the language of the page. */
  absolute: (path: string) => string;
}

/** The business in terms of schema.org: what the page displays, and nothing else. */
export function businessData({ business, categorySlug, t, absolute }: StructuredDataSource): StructuredData {
  const { street, area, borough, stateCode, zip, point, hours, photos, cover, logo, social } = business;
  const pictures = [cover, ...photos].flatMap((picture) => (picture ? [absolute(picture.url)] : []));
  const { priceRange, halal } = business;
  const links = [business.website, ...Object.values(social)].filter((link) => Boolean(link));
  return known({
    '@context': context,
    '@type': schemaTypeOf(categorySlug, business.category.type),
    '@id': absolute(profilePath(business)),
    url: absolute(profilePath(business)),
    name: business.name,
    description: business.description.text,
    telephone: business.phone,
    email: business.email,
    sameAs: links,
    logo: logo ? absolute(logo.url) : undefined,
    image: pictures,
    address: known({
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: borough?.name ?? area.name,
      addressRegion: stateCode,
      postalCode: zip,
      addressCountry: 'US',
    }),
    geo: point ? { '@type': 'GeoCoordinates', latitude: point.lat, longitude: point.lng } : undefined,
    openingHoursSpecification: hours ? openingHours(hours) : undefined,
    specialOpeningHoursSpecification: specialHours(business),
    // Only if the page displays an average.
    aggregateRating:
      business.rating === null
        ? undefined
        : {
            '@type': 'AggregateRating',
            ratingValue: business.rating,
            reviewCount: business.reviewCount,
            bestRating: 5,
            worstRating: 1,
          },
    priceRange: priceRange && dollarSigns(priceRange),
    paymentAccepted: paymentText(business, t),
    knowsLanguage: languageNames(business, t),
    amenityFeature: accessNames(business, t).map(amenity),
    hasCertification: halal?.certifier && {
      '@type': 'Certification',
      name: t('business-facts:halal'),
      issuedBy: { '@type': 'Organization', name: halal.certifier },
    },
  });
}
