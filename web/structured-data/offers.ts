import type { ProductDetail } from '../../contract/products.ts';
import type { RentalDetail } from '../../contract/rentals.ts';
import { type Absolute, amenity, context, dayOf, dollarsOf, known, type StructuredData } from './values.ts';

const conditions = { new: 'NewCondition', used: 'UsedCondition' } as const;
const accommodations = { apartment: 'Apartment', house: 'House', townhouse: 'House', room: 'Room' } as const;

function picturesOf({ photos }: { photos: readonly { url: string }[] }, absolute: Absolute): string[] {
  return photos.map(({ url }) => absolute(url));
}

/** A product with its price; null for wanted products and for «ask the seller». */
export function productData(product: ProductDetail, path: string, absolute: Absolute): StructuredData | null {
  if (product.postType !== 'sale' || product.priceCents === null) return null;
  const { mileage } = product;
  const condition = product.condition && `${context}/${conditions[product.condition]}`;
  return known({
    '@context': context,
    '@type': mileage === null ? 'Product' : ['Product', 'Vehicle'],
    '@id': absolute(path),
    name: product.title,
    description: product.description.text,
    image: picturesOf(product, absolute),
    category: product.category.name,
    brand: product.brand && { '@type': 'Brand', name: product.brand },
    model: product.model,
    color: product.color,
    mileageFromOdometer: mileage !== null && {
      '@type': 'QuantitativeValue',
      value: mileage,
      unitCode: 'SMI',
    },
    itemCondition: condition,
    offers: known({
      '@type': 'Offer',
      url: absolute(path),
      price: dollarsOf(product.priceCents),
      priceCurrency: 'USD',
      availability: `${context}/${product.reserved ? 'Reserved' : 'InStock'}`,
      itemCondition: condition,
      priceValidUntil: product.expiresAt && dayOf(product.expiresAt),
      areaServed: product.area.name,
    }),
  });
}

/**
 * An offered rental and, if it has a price, its monthly offer; null for wanted ones. The location is as approximate
 * as on the page. `amenities` are included in the rent, as labeled on the page.
 */
export function rentalData(
  rental: RentalDetail,
  path: string,
  absolute: Absolute,
  amenities: string[],
): StructuredData | null {
  if (rental.postType !== 'offer') return null;
  const id = `${absolute(path)}#home`;
  const { bedrooms, bathrooms, areaSqFt, point, priceCents, expiresAt } = rental;
  const home = known({
    '@type': accommodations[rental.accommodation],
    '@id': id,
    url: absolute(path),
    name: rental.title,
    description: rental.description.text,
    image: picturesOf(rental, absolute),
    numberOfBedrooms: bedrooms,
    numberOfBathroomsTotal: bathrooms,
    petsAllowed: rental.pets && rental.pets !== 'none',
    amenityFeature: amenities.map(amenity),
    floorSize: areaSqFt && { '@type': 'QuantitativeValue', value: areaSqFt, unitCode: 'FTK' },
    address: known({
      '@type': 'PostalAddress',
      streetAddress: rental.street,
      addressLocality: rental.area.name,
      addressRegion: rental.stateCode,
      postalCode: rental.zip,
      addressCountry: 'US',
    }),
    geo: point && { '@type': 'GeoCoordinates', latitude: point.lat, longitude: point.lng },
  });
  if (priceCents === null) return { '@context': context, ...home };
  const price = { price: dollarsOf(priceCents), priceCurrency: 'USD' };
  const offer = known({
    '@type': 'Offer',
    '@id': `${absolute(path)}#offer`,
    url: absolute(path),
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    ...price,
    priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitCode: 'MON' },
    availability: `${context}/InStock`,
    availabilityStarts: rental.availableFrom,
    availabilityEnds: expiresAt && dayOf(expiresAt),
    itemOffered: { '@id': id },
  });
  return { '@context': context, '@graph': [home, offer] };
}
