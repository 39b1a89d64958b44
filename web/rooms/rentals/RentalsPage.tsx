import type { RentalCard } from '../../../contract/rentals.ts';
import { useWords } from '../../i18n/words.ts';
import { type Facets, placeName } from '../../lists/facet-links.ts';
import { isByMap } from '../../lists/map-area.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { filterChips } from '../../posts/filter-chips.ts';
import { PostLink } from '../../posts/PostLink.tsx';
import { type ListWords, PostList } from '../../posts/PostList.tsx';
import { sortChoice } from '../../posts/sort-choice.ts';
import { useAppSelector } from '../../store.ts';
import type { MapPin } from '../../ui/map-view.ts';
import { priceWords } from '../../ui/Price.tsx';
import { RentalMapCard } from '../../ui/RentalMapCard.tsx';
import { RentalRow } from '../../ui/RentalRow.tsx';
import { SideTabs } from '../../ui/SideTabs.tsx';
import { RentalPanel } from './RentalPanel.tsx';
import {
  isWanted,
  rentalFilterNames,
  rentalFiltersOf,
  rentalFilterWords,
  rentalSorts,
} from './rental-filters.ts';

const words: ListWords = {
  label: 'posts:homesOffered',
  total: 'posts:homes',
  atLeast: 'posts:homesAtLeast',
  show: 'posts:showHomes',
  more: 'posts:moreHomes',
  loading: 'posts:loadingHomes',
  none: 'posts:noHomes',
  noneYet: 'posts:noHomesYet',
  noneYetText: 'posts:noHomesYetText',
};
const wantedWords: ListWords = {
  ...words,
  label: 'posts:homesWanted',
  total: 'posts:requests',
  atLeast: 'posts:requestsAtLeast',
  show: 'posts:showRequests',
  more: 'posts:moreRequests',
  none: 'posts:noRequests',
};

const noFacets: Facets = {};
const openToWords = { male: 'posts:forMen', female: 'posts:forWomen', any: null } as const;

function pinsOf(rows: RentalCard[]): MapPin[] {
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

/** Homes on offer, in a list and on a map, and people who look for one, who have no place yet. */
export default function RentalsPage() {
  const t = useWords();
  const address = useListAddress();
  const { href, params } = address;
  const filters = rentalFiltersOf(params);
  const wanted = isWanted(filters);
  const { data, status, key } = useAppSelector((state) => state.rent.rentData);
  const states = useAppSelector((state) => state.business.stateAndCity.data);
  const facets = data?.meta.facets ?? noFacets;
  const byMap = isByMap(params);
  const chips = filterChips(
    filters,
    (name, value) => rentalFilterWords(name, value, { t, states, byMap }),
    href,
  );
  const countOf = (side: string) => facets.looking_for?.find(({ value }) => value === side)?.count;
  const where = placeName(states, filters.city === null ? null : Number(filters.city));
  const what = t(wanted ? 'posts:homesWanted' : 'posts:homesOffered');
  const post = <PostLink href="/post-rent" words="posts:postHome" />;
  return (
    <PostList
      header={
        <>
          <div className="list-head">
            <h1>{where ? t('directory:inPlace', { what, where }) : what}</h1>
            {post}
          </div>
          <SideTabs
            label={t('posts:sides')}
            sides={[
              {
                href: href({ looking_for: null }),
                label: t('posts:tabOffer'),
                count: countOf('offer'),
                current: !wanted,
              },
              {
                href: href({ looking_for: 'wanted' }),
                label: t('posts:tabWanted'),
                count: countOf('wanted'),
                current: wanted,
              },
            ]}
          />
        </>
      }
      address={address}
      list={data}
      status={status}
      listKey={key}
      words={wanted ? wantedWords : words}
      icon="home"
      sort={sortChoice(
        { sorts: rentalSorts, sort: filters.sort, q: filters.q, near: filters.near !== null && !byMap },
        t,
      )}
      panel={(id) => <RentalPanel id={id} list={address} filters={filters} facets={facets} states={states} />}
      chips={chips}
      filterNames={rentalFilterNames}
      post={post}
      row={(rental, { hot, eager }) => {
        const openTo = wanted ? null : openToWords[rental.gender];
        return (
          <RentalRow
            key={rental.id}
            rental={rental}
            hot={hot}
            eager={eager}
            distance={!byMap}
            openTo={openTo && t(openTo)}
          />
        );
      }}
      map={
        wanted
          ? null
          : {
              label: t('posts:mapOfHomes'),
              states,
              near: filters.near,
              radiusKm: filters.radius_km === null ? null : Number(filters.radius_km),
              pinsOf,
              groupWords: (count) => t('posts:homesHere', { count }),
              cardOf: (rental, close) => <RentalMapCard rental={rental} onClose={close} />,
            }
      }
    />
  );
}
