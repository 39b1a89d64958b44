import { neighborhoodPath } from '../../addresses.ts';
import type { HeadContext } from '../../loading.ts';
import { absoluteOn } from '../../structured-data/absolute.ts';
import { itemListData } from '../../structured-data/lists.ts';
import { type StructuredData, context as schemaContext } from '../../structured-data/values.ts';
import { wayData } from '../../structured-data/way.ts';
import { neighborhoodCrumbs } from './neighborhood-crumbs.ts';

/** The structured data of a neighborhood, with its breadcrumbs. */
export function neighborhoodStructuredData({ state, site, t }: HeadContext): StructuredData[] {
  const found = state.business.neighborhood.data;
  if (!found) return [];
  const absolute = absoluteOn(site);
  return [
    {
      '@context': schemaContext,
      '@type': 'Place',
      name: found.name,
      alternateName: found.otherName.text,
      url: absolute(neighborhoodPath(found.slug)),
      geo: { '@type': 'GeoCoordinates', latitude: found.point.lat, longitude: found.point.lng },
      containedInPlace: { '@type': 'Place', name: found.parent },
    },
    wayData(neighborhoodCrumbs(found, t), site),
  ];
}

export function overviewStructuredData({ state, site, t }: HeadContext): (StructuredData | null)[] {
  const items = state.business.neighborhoods.data.map(({ name, slug }) => ({
    name,
    path: neighborhoodPath(slug),
  }));
  return [itemListData(t('neighborhoods:title'), items, absoluteOn(site))];
}
