import { useWords } from '../i18n/words.ts';
import { FacetSection } from '../lists/FacetSection.tsx';
import { InnerSearch } from '../lists/InnerSearch.tsx';
import { RadiusField } from '../lists/RadiusField.tsx';
import { useTypedSubmit } from '../lists/use-typed-submit.ts';
import type { FacetLink } from '../ui/FacetLinks.tsx';
import { HiddenFields } from '../ui/HiddenFields.tsx';
import { Switch } from '../ui/Switch.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as visibilityStyles from '../ui/shared/visibility.module.css';
import type { Directory } from './use-directory.ts';

export interface FacetPanelProps {
  directory: Directory;
  /** Distinguishes the fields of the panel in the page from those in the sheet. */
  id: string;
  categories: readonly FacetLink[];
  areas: readonly FacetLink[];
  openCount: number | undefined;
  verifiedCount: number | undefined;
  /** The list can be searched: unless it is itself a search result. */
  searchable: boolean;
}

const ownFields = ['open_now', 'verified', 'rated', 'radius_km', 'q', 'after'];
const visibleAreas = 5;

/** All filters of a list of places: a form for switches, and links with counts. */
export function FacetPanel(props: FacetPanelProps) {
  const { directory, id, categories, areas, openCount, verifiedCount, searchable } = props;
  const t = useWords();
  const onSubmit = useTypedSubmit(directory);
  const { address, filters, go } = directory;
  return (
    <>
      <form action={address.path} method="get" onSubmit={onSubmit}>
        <HiddenFields search={address.search} except={ownFields} />
        {searchable && <InnerSearch id={`${id}-q`} words={filters.q ?? ''} />}
        <Switch
          name="open_now"
          label={t('place-cards:openNow')}
          count={openCount}
          checked={filters.openNow}
          onChange={(on) => go({ open_now: on ? '1' : null })}
        />
        <Switch
          name="verified"
          label={t('directory:verifiedOnly')}
          count={verifiedCount}
          checked={filters.verified}
          onChange={(on) => go({ verified: on ? '1' : null })}
        />
        <Switch
          name="rated"
          label={t('directory:highlyRated')}
          checked={filters.rated}
          onChange={(on) => go({ rated: on ? '1' : null })}
        />
        {filters.near !== null && !filters.byMap && (
          <RadiusField id={`${id}-radius`} radiusKm={filters.radiusKm} list={directory} />
        )}
        <button
          type="submit"
          className={`${buttonStyles.outlined} ${buttonStyles.small} ${buttonStyles.wide} ${visibilityStyles.withoutScripts}`}
        >
          {t('directory:apply')}
        </button>
      </form>
      <FacetSection id={`${id}-category`} title={t('directory:category')} links={categories} />
      <FacetSection id={`${id}-area`} title={t('directory:area')} links={areas} visibleCount={visibleAreas} />
    </>
  );
}
