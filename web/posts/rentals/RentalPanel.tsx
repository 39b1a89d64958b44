import type { State } from '../../../contract/places.ts';
import { useWords } from '../../i18n/words.ts';
import { FacetSection } from '../../lists/FacetSection.tsx';
import { areaLinks, type Facets, valueLinks } from '../../lists/facet-links.ts';
import { InnerSearch } from '../../lists/InnerSearch.tsx';
import { isByMap } from '../../lists/map-area.ts';
import { RadiusField } from '../../lists/RadiusField.tsx';
import type { ListAddress } from '../../lists/use-list-address.ts';
import { useTypedSubmit } from '../../lists/use-typed-submit.ts';
import { HiddenFields } from '../../ui/HiddenFields.tsx';
import { PriceRange } from '../PriceRange.tsx';
import { isWanted, type RentalFilters, rentalFilterWords } from './rental-filters.ts';

interface Props {
  /** Distinguishes the fields of the panel in the page from those in the sheet. */
  id: string;
  list: ListAddress;
  filters: RentalFilters;
  facets: Facets;
  /** The list is a search result: it contains both sides, and the panel has no search field. */
  searched: boolean;
  states: readonly State[];
}

const ownFields = ['radius_km', 'q', 'after'];
const visibleAreas = 5;

/** All filters of rentals. */
export function RentalPanel({ id, list, filters, facets, searched, states }: Props) {
  const t = useWords();
  const onSubmit = useTypedSubmit(list);
  const { address, href } = list;
  const byMap = isByMap(list.params);
  const links = (name: Exclude<keyof RentalFilters, 'q' | 'city' | 'sort'>) =>
    valueLinks({
      facets,
      name,
      current: filters[name],
      labelOf: (value) => rentalFilterWords(name, value, { t, states, byMap }) ?? value,
      hrefOf: (value) => href({ [name]: value }),
    });
  const near = filters.near !== null && !byMap;
  return (
    <>
      <form action={address.path} method="get" onSubmit={onSubmit}>
        <HiddenFields search={address.search} except={ownFields} />
        {!searched && <InnerSearch id={`${id}-q`} words={filters.q ?? ''} />}
        {near && (
          <RadiusField
            id={`${id}-radius`}
            radiusKm={filters.radius_km === null ? null : Number(filters.radius_km)}
            list={list}
          />
        )}
      </form>
      {searched && (
        <FacetSection id={`${id}-side`} title={t('post-lists:side')} links={links('looking_for')} />
      )}
      <PriceRange
        id={`${id}-price`}
        title={t(isWanted(filters) ? 'posts:budget' : 'rentals:monthlyRent')}
        min={filters.price_min}
        max={filters.price_max}
        list={list}
      />
      <FacetSection id={`${id}-type`} title={t('posts:type')} links={links('type')} />
      <FacetSection id={`${id}-bedrooms`} title={t('posts:bedroomsLabel')} links={links('bedrooms')} />
      <FacetSection id={`${id}-bathrooms`} title={t('posts:bathroomsLabel')} links={links('bathrooms')} />
      <FacetSection id={`${id}-gender`} title={t('posts:openTo')} links={links('gender')} />
      <FacetSection id={`${id}-pets`} title={t('rentals:pets')} links={links('pets')} />
      <FacetSection
        id={`${id}-with`}
        title={t('rentals:comesWith')}
        links={[...links('furnished'), ...links('utilities')]}
      />
      <FacetSection
        id={`${id}-area`}
        title={t('directory:area')}
        links={areaLinks({
          facets,
          states,
          current: filters.city === null ? null : Number(filters.city),
          hrefOf: (city) => href({ city: city === null ? null : String(city) }),
        })}
        visibleCount={visibleAreas}
      />
    </>
  );
}
