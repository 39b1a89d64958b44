import { useWords } from '../../i18n/words.ts';
import { FacetSection } from '../../lists/FacetSection.tsx';
import { areaLinks, type Facets, valueLinks } from '../../lists/facet-links.ts';
import { InnerSearch } from '../../lists/InnerSearch.tsx';
import type { ListAddress } from '../../lists/use-list-address.ts';
import { useTypedSubmit } from '../../lists/use-typed-submit.ts';
import { useSlices } from '../../state/use-slices.ts';
import { HiddenFields } from '../../ui/HiddenFields.tsx';
import { type JobFilters, jobFilterWords } from './job-filters.ts';
import { PayFilter } from './PayFilter.tsx';

interface Props {
  /** Distinguishes the fields of the panel in the page from those in the sheet. */
  id: string;
  list: ListAddress;
  filters: JobFilters;
  facets: Facets;
  /** The list is a search result: it contains both sides, and the panel has no search field. */
  searched: boolean;
}

const ownFields = ['q', 'after'];
const visibleAreas = 5;
const visibleFields = 8;

/** All filters of jobs. */
export function JobPanel({ id, list, filters, facets, searched }: Props) {
  const t = useWords();
  const onSubmit = useTypedSubmit(list);
  const state = useSlices('business', 'settings');
  const { address, href } = list;
  const links = (name: 'looking_for' | 'category' | 'job_type' | 'experience' | 'workplace') =>
    valueLinks({
      facets,
      name,
      current: filters[name],
      labelOf: (value) => jobFilterWords(name, value, { t, state, filters }) ?? value,
      hrefOf: (value) => href({ [name]: value }),
    });
  return (
    <>
      {searched ? (
        <FacetSection id={`${id}-side`} title={t('post-lists:side')} links={links('looking_for')} />
      ) : (
        <form action={address.path} method="get" onSubmit={onSubmit}>
          <HiddenFields search={address.search} except={ownFields} />
          <InnerSearch id={`${id}-q`} words={filters.q ?? ''} />
        </form>
      )}
      <FacetSection
        id={`${id}-category`}
        title={t('jobs:field')}
        links={links('category')}
        visibleCount={visibleFields}
      />
      <FacetSection id={`${id}-type`} title={t('jobs:jobType')} links={links('job_type')} />
      <FacetSection id={`${id}-experience`} title={t('jobs:experience')} links={links('experience')} />
      <FacetSection id={`${id}-workplace`} title={t('jobs:workplace')} links={links('workplace')} />
      <PayFilter id={`${id}-pay`} list={list} filters={filters} />
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
  );
}
