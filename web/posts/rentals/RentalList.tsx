import type { RentalCard } from '../../../contract/rentals.ts';
import { useWords } from '../../i18n/words.ts';
import type { Facets } from '../../lists/facet-links.ts';
import { isByMap } from '../../lists/map-area.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useAppSelector } from '../../store.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { MapPin } from '../../ui/map-pin-element.ts';
import { priceWords } from '../../ui/Price.tsx';
import { RentalRow } from '../../ui/RentalRow.tsx';
import { filterChips } from '../filter-chips.ts';
import { PostLink } from '../PostLink.tsx';
import { type ListWords, PostList } from '../PostList.tsx';
import { type PostListSource, searchedWords, withoutFilters } from '../searched.ts';
import { sortChoice } from '../sort-choice.ts';
import { RentalPanel } from './RentalPanel.tsx';
import {
  isWanted,
  rentalFilterNames,
  rentalFiltersOf,
  rentalFilterWords,
  rentalSorts,
} from './rental-filters.ts';

/** Reads the card of a selected pin on demand. */
const RentalMapCard = lazyPart(async () => ({
  default: (await import('../../ui/RentalMapCard.tsx')).RentalMapCard,
}));

const words: ListWords = {
  label: 'posts:homesOffered',
  total: 'rentals:homes',
  atLeast: 'rentals:homesAtLeast',
  show: 'rentals:showHomes',
  more: 'rentals:moreHomes',
  loading: 'rentals:loadingHomes',
  none: 'rentals:noHomes',
  noneYet: 'rentals:noHomesYet',
  noneYetText: 'rentals:noHomesYetText',
};
const wantedWords: ListWords = {
  ...words,
  label: 'posts:homesWanted',
  total: 'rentals:requests',
  atLeast: 'post-lists:requestsAtLeast',
  show: 'rentals:showRequests',
  more: 'rentals:moreRequests',
  none: 'rentals:noRequests',
};

const noFacets: Facets = {};
const openToWords = { male: 'rentals:forMen', female: 'rentals:forWomen', any: null } as const;

function pinsOf(rows: readonly RentalCard[]): MapPin[] {
  return rows.flatMap(({ id, title, point, accommodation, priceCents }) =>
    point
      ? [
          {
            id,
            name: title,
            point,
            icon: accommodation === 'room' ? 'room' : 'home',
            text: priceCents === null ? undefined : priceWords(priceCents),
          },
        ]
      : [],
  );
}

/** Rentals with their filters and map. Wanted rentals have no location, and so no map. */
export function RentalList({ header, list, status, listKey, searched }: PostListSource<RentalCard>) {
  const t = useWords();
  const address = useListAddress();
  const { href, params } = address;
  const filters = rentalFiltersOf(params);
  const wanted = isWanted(filters);
  const states = useAppSelector((state) => state.business.stateAndCity.data);
  const facets = list?.meta.facets ?? noFacets;
  const byMap = isByMap(params);
  const chips = filterChips(
    searched ? withoutFilters(filters, 'q') : withoutFilters(filters, 'looking_for'),
    (name, value) => rentalFilterWords(name, value, { t, states, byMap }),
    href,
  );
  return (
    <PostList
      header={header}
      address={address}
      list={list}
      status={status}
      listKey={listKey}
      words={{ ...(wanted ? wantedWords : words), ...(searched && searchedWords) }}
      icon="home"
      sort={sortChoice(
        {
          sorts: rentalSorts,
          sort: filters.sort,
          q: searched?.keyword ?? filters.q,
          near: filters.near !== null && !byMap,
        },
        t,
      )}
      panel={(id) => (
        <RentalPanel
          id={id}
          list={address}
          filters={filters}
          facets={facets}
          states={states}
          searched={searched !== undefined}
        />
      )}
      chips={chips}
      filterNames={searched ? [...rentalFilterNames, 'looking_for'] : rentalFilterNames}
      post={<PostLink href="/post-rent" words="rentals:postHome" />}
      nothing={searched?.nothing}
      row={(rental, { hot, eager }) => {
        const openTo = rental.postType === 'wanted' ? null : openToWords[rental.gender];
        return (
          <RentalRow
            key={rental.id}
            rental={rental}
            hot={hot}
            eager={eager}
            distance={!byMap}
            openTo={openTo && t(openTo)}
            why={searched?.whyOf(rental)}
          />
        );
      }}
      map={
        wanted
          ? null
          : {
              label: t('rentals:mapOfHomes'),
              states,
              near: filters.near,
              radiusKm: filters.radius_km === null ? null : Number(filters.radius_km),
              pinsOf,
              groupWords: (count) => t('rentals:homesHere', { count }),
              cardOf: (rental, { isFocused, close, areaPath }) => (
                <RentalMapCard
                  key={rental.id}
                  rental={rental}
                  isFocused={isFocused}
                  areaPath={areaPath}
                  onClose={close}
                />
              ),
            }
      }
    />
  );
}
