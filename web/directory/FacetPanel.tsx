import { useEffect, useRef } from 'react';
import { useWords } from '../i18n/words.ts';
import { type FacetLink, FacetLinks } from '../ui/FacetLinks.tsx';
import { HiddenFields } from '../ui/HiddenFields.tsx';
import { Icon } from '../ui/Icon.tsx';
import { kmOfMiles, radiusMiles } from '../ui/miles.ts';
import { Switch } from '../ui/Switch.tsx';
import type { Directory } from './use-directory.ts';

export interface FacetPanelProps {
  directory: Directory;
  /** Tells the fields of the panel in the page from those in the sheet. */
  id: string;
  categories: FacetLink[];
  areas: FacetLink[];
  openCount: number | undefined;
  verifiedCount: number | undefined;
  /** Words can be looked for inside the list: where the list is not itself the answer to words. */
  searchable: boolean;
}

const ownFields = ['open_now', 'verified', 'radius_km', 'q', 'after'];
const categoriesShown = 6;
const areasShown = 5;

/** Everything that narrows a list: one form for what is on or off, and links with counts. */
export function FacetPanel(props: FacetPanelProps) {
  const { directory, id, categories, areas, openCount, verifiedCount, searchable } = props;
  const t = useWords();
  const { address, filters, go } = directory;
  return (
    <>
      <form action={address.path} method="get">
        <HiddenFields search={address.search} except={ownFields} />
        {searchable && <InnerSearch id={`${id}-q`} directory={directory} />}
        <Switch
          name="open_now"
          label={t('cards:openNow')}
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
        {filters.near !== null && !filters.byMap && <Radius directory={directory} id={`${id}-radius`} />}
        <button type="submit" className="btn o sm w nojs-only">
          {t('directory:apply')}
        </button>
      </form>
      {categories.length > 0 && (
        <section aria-labelledby={`${id}-category`}>
          <h2 className="lg" id={`${id}-category`}>
            {t('directory:category')}
          </h2>
          <FacetLinks links={categories} shown={categoriesShown} />
        </section>
      )}
      {areas.length > 0 && (
        <section aria-labelledby={`${id}-area`}>
          <h2 className="lg" id={`${id}-area`}>
            {t('directory:area')}
          </h2>
          <FacetLinks links={areas} shown={areasShown} />
        </section>
      )}
    </>
  );
}

function InnerSearch({ id, directory: { filters, go } }: { id: string; directory: Directory }) {
  const t = useWords();
  const input = useRef<HTMLInputElement>(null);
  const words = filters.q ?? '';
  useEffect(() => {
    if (input.current) input.current.value = words;
  }, [words]);
  const look = () => go({ q: input.current?.value.trim() || null });
  return (
    <div className="inq">
      <label htmlFor={id} className="sr">
        {t('directory:searchInside')}
      </label>
      <input
        id={id}
        ref={input}
        type="search"
        name="q"
        defaultValue={words}
        placeholder={t('directory:searchInside')}
        maxLength={200}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          look();
        }}
      />
      <button
        type="submit"
        className="ib"
        aria-label={t('directory:searchInside')}
        onClick={(event) => {
          event.preventDefault();
          look();
        }}
      >
        <Icon name="search" size="s" />
      </button>
    </div>
  );
}

function Radius({ id, directory: { filters, go } }: { id: string; directory: Directory }) {
  const t = useWords();
  const { radiusKm } = filters;
  const choices = radiusMiles.map((miles) => ({ miles, km: kmOfMiles(miles) }));
  return (
    <div className="rad">
      <label className="lg" htmlFor={id}>
        {t('directory:distance')}
      </label>
      <span className="sel">
        <select
          id={id}
          name="radius_km"
          value={choices.some(({ km }) => km === radiusKm) ? String(radiusKm) : ''}
          onChange={(event) => go({ radius_km: event.target.value || null })}
        >
          <option value="">{t('directory:anyDistance')}</option>
          {choices.map(({ miles, km }) => (
            <option key={miles} value={km}>
              {t('directory:withinMiles', { count: miles })}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="s" />
      </span>
    </div>
  );
}
