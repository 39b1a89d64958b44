import { useNavigate } from 'react-router';
import { useWords } from '../../i18n/words.ts';
import { useSlices } from '../../state/use-slices.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as chipStyles from '../../ui/shared/chip.module.css';
import * as selectStyles from '../../ui/shared/select.module.css';
import * as visibilityStyles from '../../ui/shared/visibility.module.css';
import * as styles from './EventsPage.module.css';
import { type EventFilters, eventsAddress, weekendOf } from './event-filters.ts';

interface Props {
  filters: EventFilters;
  today: string;
}

const nothing: EventFilters = {
  price: null,
  audience: null,
  category: null,
  city: null,
  from: null,
  until: null,
  month: null,
};

/** Narrows the calendar: each chip is a link that adds or takes away one filter. */
export function EventChips({ filters, today }: Props) {
  const t = useWords();
  const { services } = useSlices('services');
  const weekend = weekendOf(today);
  const isWeekend = filters.from === weekend.from && filters.until === weekend.until;
  const isAll = Object.entries(filters).every(
    ([name, value]) => name === 'city' || name === 'month' || !value,
  );
  const { city } = filters;
  const toggles = [
    {
      label: t('events:weekend'),
      isOn: isWeekend,
      changes: isWeekend ? { from: null, until: null } : { ...weekend, month: null },
    },
    toggle(filters, 'price', 'free', t('events:free')),
    toggle(filters, 'audience', 'families', t('events:families')),
    ...services.categories.data
      .filter(({ type, id, count }) => type === 'events' && (count > 0 || String(id) === filters.category))
      .map(({ id, name }) => toggle(filters, 'category', String(id), name)),
  ];
  return (
    <nav aria-label={t('events:filters')} className={styles.chips}>
      <ul className={chipStyles.list}>
        <li>
          <Chip href={eventsAddress({ ...nothing, city }, {})} isOn={isAll} label={t('events:all')} />
        </li>
        {toggles.map(({ label, isOn, changes }) => (
          <li key={label}>
            <Chip href={eventsAddress(filters, changes)} isOn={isOn} label={label} />
          </li>
        ))}
        <li>
          <AreaForm filters={filters} />
        </li>
      </ul>
    </nav>
  );
}

function toggle(
  filters: EventFilters,
  name: 'price' | 'audience' | 'category',
  value: string,
  label: string,
) {
  const isOn = filters[name] === value;
  return { label, isOn, changes: { [name]: isOn ? null : value } };
}

function Chip({ href, isOn, label }: { href: string; isOn: boolean; label: string }) {
  return (
    <a
      className={isOn ? chipStyles.chosen : chipStyles.chip}
      href={href}
      data-stay=""
      rel="nofollow"
      {...(isOn && { 'aria-current': 'true' as const })}
    >
      {label}
    </a>
  );
}

/** Where events take place; without scripts a button sends the choice. */
function AreaForm({ filters }: { filters: EventFilters }) {
  const t = useWords();
  const navigate = useNavigate();
  const { business } = useSlices('business');
  const places = business.stateAndCity.data.flatMap(({ cities }) => cities);
  const others = Object.entries(filters).filter(([name, value]) => name !== 'city' && value);
  return (
    <form action="/Events" className={styles.area}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value ?? ''} />
      ))}
      <span className={selectStyles.select}>
        <select
          name="city"
          aria-label={t('events:place')}
          value={filters.city ?? ''}
          onChange={({ target }) =>
            void navigate(eventsAddress(filters, { city: target.value || null }), {
              preventScrollReset: true,
            })
          }
        >
          <option value="">{t('events:anywhere')}</option>
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="s" />
      </span>
      <button
        type="submit"
        className={`${buttonStyles.soft} ${buttonStyles.small} ${visibilityStyles.withoutScripts}`}
      >
        {t('events:show')}
      </button>
    </form>
  );
}
