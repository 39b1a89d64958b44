import { useWords } from '../../i18n/words.ts';
import { FacetSection } from '../../lists/FacetSection.tsx';
import { areaLinks, type Facets, valueLinks } from '../../lists/facet-links.ts';
import { InnerSearch } from '../../lists/InnerSearch.tsx';
import type { ListAddress } from '../../lists/use-list-address.ts';
import { useTypedSubmit } from '../../lists/use-typed-submit.ts';
import { useAppSelector } from '../../store.ts';
import { HiddenFields } from '../../ui/HiddenFields.tsx';
import { conditionWords } from '../../ui/ProductCard.tsx';
import { PriceRange } from '../PriceRange.tsx';
import { type ProductFilters, typeWords } from './product-filters.ts';

interface Props {
  /** Distinguishes the fields of the panel in the page from those in the sheet. */
  id: string;
  list: ListAddress;
  filters: ProductFilters;
  facets: Facets;
  /** The list is a search result: it contains both sides, and the panel has no search field. */
  searched: boolean;
}

const ownFields = ['q', 'after'];
const visibleAreas = 5;
const visibleCategories = 8;

/** All filters of the marketplace. */
export function ProductPanel({ id, list, filters, facets, searched }: Props) {
  const t = useWords();
  const onSubmit = useTypedSubmit(list);
  const states = useAppSelector((state) => state.business.stateAndCity.data);
  const { address, href } = list;
  const { main_id, category_id, condition } = filters;
  return (
    <>
      {searched ? (
        <FacetSection
          id={`${id}-side`}
          title={t('post-lists:side')}
          links={valueLinks({
            facets,
            name: 'type',
            current: filters.type,
            labelOf: (value) => t(typeWords[value as keyof typeof typeWords]),
            hrefOf: (value) => href({ type: value }),
          })}
        />
      ) : (
        <form action={address.path} method="get" onSubmit={onSubmit}>
          <HiddenFields search={address.search} except={ownFields} />
          <InnerSearch id={`${id}-q`} words={filters.q ?? ''} />
        </form>
      )}
      <FacetSection
        id={`${id}-main`}
        title={t('products:kind')}
        links={valueLinks({
          facets,
          name: 'main_id',
          current: main_id,
          hrefOf: (value) => href({ main_id: value, category_id: null }),
        })}
        visibleCount={visibleCategories}
      />
      {main_id !== null && (
        <FacetSection
          id={`${id}-category`}
          title={t('products:subCategory')}
          links={valueLinks({
            facets,
            name: 'category_id',
            current: category_id,
            hrefOf: (value) => href({ category_id: value }),
          })}
        />
      )}
      <PriceRange
        id={`${id}-price`}
        title={t('products:price')}
        min={filters.price_min}
        max={filters.price_max}
        list={list}
      />
      <FacetSection
        id={`${id}-condition`}
        title={t('products:condition')}
        links={valueLinks({
          facets,
          name: 'condition',
          current: condition,
          labelOf: (value) => t(conditionWords[value as keyof typeof conditionWords]),
          hrefOf: (value) => href({ condition: value }),
        })}
      />
      <FacetSection
        id={`${id}-with`}
        title={t('products:terms')}
        links={(['free', 'delivery'] as const).flatMap((name) =>
          valueLinks({
            facets,
            name,
            current: filters[name],
            labelOf: () => t(name === 'free' ? 'cards:free' : 'products:delivery'),
            hrefOf: (value) => href({ [name]: value }),
          }),
        )}
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
