import type { EventCard } from '../../../contract/events.ts';
import { useWords } from '../../i18n/words.ts';
import { FacetSection } from '../../lists/FacetSection.tsx';
import { areaLinks, type Facets, valueLinks } from '../../lists/facet-links.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useSlices } from '../../state/use-slices.ts';
import { EventRow } from '../../ui/EventRow.tsx';
import { JobSkeletons } from '../../ui/JobSkeletons.tsx';
import { filterChips } from '../filter-chips.ts';
import { PostLink } from '../PostLink.tsx';
import { type ListWords, PostList } from '../PostList.tsx';
import { type PostListSource, searchedWords } from '../searched.ts';
import { eventFilterNames, eventFilterWords, eventListFiltersOf } from './event-list-filters.ts';

const words: ListWords = {
  label: 'event-lists:events',
  total: 'event-lists:count',
  atLeast: 'event-lists:atLeast',
  show: 'post-lists:showJobs',
  more: 'event-lists:moreEvents',
  loading: 'event-lists:loading',
  none: 'event-lists:none',
  noneYet: 'event-lists:noneYet',
  noneYetText: 'event-lists:noneYetText',
};
const noFacets: Facets = {};
const visibleAreas = 5;

/** Events that match a query, with their filters; the soonest first by default. */
export function EventList({ header, list, status, listKey, searched }: PostListSource<EventCard>) {
  const t = useWords();
  const address = useListAddress();
  const { href } = address;
  const filters = eventListFiltersOf(address.params);
  const state = useSlices('business');
  const facets = list?.meta.facets ?? noFacets;
  const wordsOf = (name: keyof typeof filters, value: string) =>
    eventFilterWords(name, value, { t, state, facets });
  const links = (name: 'category' | 'price' | 'audience') =>
    valueLinks({
      facets,
      name,
      current: filters[name],
      labelOf: (value) => wordsOf(name, value) ?? value,
      hrefOf: (value) => href({ [name]: value }),
    });
  return (
    <PostList
      header={header}
      address={address}
      list={list}
      status={status}
      listKey={listKey}
      words={{ ...words, ...(searched && searchedWords) }}
      icon="calendar"
      sort={null}
      panel={(id) => (
        <>
          <FacetSection id={`${id}-category`} title={t('event-lists:kind')} links={links('category')} />
          <FacetSection id={`${id}-price`} title={t('event-lists:price')} links={links('price')} />
          <FacetSection id={`${id}-audience`} title={t('event-lists:audience')} links={links('audience')} />
          <FacetSection
            id={`${id}-area`}
            title={t('directory:area')}
            links={areaLinks({
              facets,
              states: state.business.stateAndCity.data,
              current: filters.city === null ? null : Number(filters.city),
              hrefOf: (city) => href({ city: city === null ? null : String(city) }),
            })}
            visibleCount={visibleAreas}
          />
        </>
      )}
      chips={filterChips(filters, wordsOf, href)}
      filterNames={eventFilterNames}
      post={<PostLink href="/form/event" words="events:add" />}
      nothing={searched?.nothing}
      className={undefined}
      skeletons={(count) => <JobSkeletons rows={count} />}
      row={(event) => <EventRow key={event.id} event={event} why={searched?.whyOf(event)} />}
      map={null}
    />
  );
}
