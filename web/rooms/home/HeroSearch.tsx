import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Place, State } from '../../../contract/places.ts';
import { searchPath } from '../../addresses.ts';
import { useWords } from '../../i18n/words.ts';
import { placeName } from '../../lists/facet-links.ts';
import { useSuggest } from '../../state/suggest.ts';
import { useAppSelector } from '../../store.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as styles from './hero.module.css';

/**
 * What and where: a place alone opens all results there, an empty form does nothing. Without scripts the server
 * redirects.
 */
export function HeroSearch() {
  const t = useWords();
  const navigate = useNavigate();
  const suggest = useSuggest();
  const states = useAppSelector((state) => state.business.stateAndCity.data);
  const input = useRef<HTMLInputElement>(null);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const words = String(form.get('q') ?? '').trim();
    const city = String(form.get('city') ?? '');
    if (words) return void navigate(`${searchPath(words)}${city && `?city=${city}`}`);
    const place = city && placeName(states, Number(city));
    if (place) void navigate(searchPath(place));
    else input.current?.focus();
  };
  return (
    <search className={styles.searchBox}>
      <form className={styles.searchBar} action="/search-result" onSubmit={onSubmit}>
        <div className={styles.searchField}>
          <Icon name="search" />
          <div className={layoutStyles.grow}>
            <label htmlFor="hero-what">{t('home:what')}</label>
            <SearchField
              id="hero-what"
              placeholder={t('home:whatHint')}
              input={input}
              suggest={suggest}
              onPick={({ href }) => void navigate(href)}
            />
          </div>
        </div>
        <div className={`${styles.searchField} ${styles.wherePart}`}>
          <Icon name="pin" />
          <div className={layoutStyles.grow}>
            <label htmlFor="hero-where">{t('home:where')}</label>
            <Where />
          </div>
        </div>
        <button type="submit" className={buttonStyles.plain}>
          <Icon name="search" />
          {t('layout:search')}
        </button>
      </form>
    </search>
  );
}

/** Boroughs and cities, each with its neighborhoods; places without listings are omitted. */
function Where() {
  const t = useWords();
  const states = useAppSelector((state) => state.business.stateAndCity.data);
  return (
    <select id="hero-where" name="city" defaultValue="">
      <option value="">{t('home:everywhere')}</option>
      {tops(states).map(({ top, parts }) =>
        parts.length === 0 ? (
          <option key={top.id} value={top.id}>
            {top.name}
          </option>
        ) : (
          <optgroup key={top.id} label={top.name}>
            <option value={top.id}>{t('home:allOf', { name: top.name })}</option>
            {parts.map((part) => (
              <option key={part.id} value={part.id}>
                {part.name}
              </option>
            ))}
          </optgroup>
        ),
      )}
    </select>
  );
}

function tops(states: readonly State[]): { top: Place; parts: readonly Place[] }[] {
  const places = states.flatMap(({ cities }) => cities).filter(({ count }) => count > 0);
  return places
    .filter(({ parentId }) => parentId === null)
    .map((top) => ({ top, parts: places.filter(({ parentId }) => parentId === top.id) }));
}
