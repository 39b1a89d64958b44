import { useCallback, useEffect, useRef, useState } from 'react';
import type { GazetteerEntry } from '../../../contract/gazetteer.ts';
import { limits } from '../../../contract/limits.ts';
import type { Point } from '../../../contract/places.ts';
import { useWords } from '../../i18n/words.ts';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './AddressField.module.css';
import { type AddressValue, isWholeZip, typedZip, withEntry } from './address.ts';
import { type Choice, Combobox } from './Combobox.tsx';
import * as fieldsStyles from './fields.module.css';
import { useGazetteer, useKnownPlaces } from './gazetteer.ts';
import { PinField } from './PinField.tsx';
import { StateField } from './StateField.tsx';
import { StreetField } from './StreetField.tsx';
import type { FoundStreet } from './street-search.ts';

export type AddressPart = 'street' | 'city' | 'state' | 'zip' | 'pin';
/** A pin is a point to the server. */
type AddressName = 'street' | 'city' | 'state' | 'zip' | 'point';

interface Props {
  value: AddressValue;
  onChange: (value: AddressValue) => void;
  errors: Partial<Record<AddressName, string>>;
  /** What the form calls each part; the part's own name by default. */
  fieldNames: Partial<Record<AddressName, string>>;
  /** Which parts are shown. */
  parts: readonly AddressPart[];
  /** Of them, those that may stay empty. */
  optional?: readonly AddressPart[];
  /** What a part is called, where the form calls it otherwise: «Location». */
  labels?: Partial<Record<AddressPart, string>>;
  hints?: Partial<Record<AddressPart, string>>;
  /** Everybody is shown a circle in the place of the pin. */
  approximate?: boolean;
  /** Has the city that was typed taken before a form is checked; answers how to take that back. */
  beforeCheck?: (settle: () => Promise<void>) => () => void;
}

/** A whole borough's ZIP codes. */
const allZips = limits.gazetteer.max;

/**
 * An address that completes itself from the site's own gazetteer: a ZIP code gives its city, state and point; a city
 * gives its ZIP codes. The map starts there, and the pin is then set right by hand.
 */
export function AddressField(props: Props) {
  const { value, errors, fieldNames, parts, optional = [], labels, hints, approximate } = props;
  const t = useWords();
  const ask = useGazetteer();
  const known = useKnownPlaces(t('posting-fields:comma'));
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<GazetteerEntry | null>(null);
  const [wasLeft, setLeft] = useState(false);
  /** What is known of the ZIP code that stands there. */
  const [zipEntry, setZipEntry] = useState<{ zip: string; entry: GazetteerEntry | null }>();
  const latest = useRef(props);
  latest.current = props;
  /** A pin that somebody set is not moved by what they type. */
  const [isPinOwn, setPinOwn] = useState(value.point !== null);
  const has = (part: AddressPart) => parts.includes(part);
  const nameOf = (part: AddressName) => fieldNames[part] ?? part;
  const field = (part: AddressPart) => {
    const key = part === 'pin' ? 'point' : part;
    const words = { street: 'street', city: 'city', state: 'state', zip: 'zip', pin: 'pin' } as const;
    return {
      name: nameOf(key),
      label: labels?.[part] ?? t(`posting-fields:${words[part]}`),
      optional: optional.includes(part),
      error: errors[key],
      hint: hints?.[part],
    };
  };
  const change = (part: Partial<AddressValue>) =>
    latest.current.onChange({ ...latest.current.value, ...part });

  const own = zipEntry && zipEntry.zip === value.zip ? zipEntry : undefined;
  const take = (entry: GazetteerEntry) => {
    setPicked(entry);
    setTyped('');
    if (entry.zip) setZipEntry({ zip: entry.zip, entry });
    const { zip } = latest.current.value;
    // A code that nobody knows stays, so that it can be said and set right; so does one that was not looked up yet.
    const keepsZip =
      entry.zip === null &&
      (own ? !own.entry || isRelated(own.entry.cityId, entry.cityId, known) : isWholeZip(zip));
    latest.current.onChange(
      withEntry(latest.current.value, entry, { point: isPinOwn || !has('pin'), zip: keepsZip }),
    );
    if (!own && keepsZip) void dropIfElsewhere(zip, entry);
  };

  /** Removes a ZIP code that turns out to lie in another place than the one that was chosen. */
  const dropIfElsewhere = async (zip: string, chosen: GazetteerEntry) => {
    const [entry] = await ask(zip, 1).catch(() => []);
    const { value: now } = latest.current;
    if (!entry || now.cityId !== chosen.cityId || now.zip !== zip) return;
    setZipEntry({ zip, entry });
    if (!isRelated(entry.cityId, chosen.cityId, known)) change({ zip: '' });
  };

  const cityName =
    picked && picked.cityId === value.cityId ? withoutZip(picked) : known.name(value.cityId) || picked?.city;
  const cityText = value.cityId === null ? typed : (cityName ?? '');
  const entries = useCallback(
    async (text: string, signal: AbortSignal) => {
      if (text === '') return [];
      return (await ask(text, limits.gazetteer.default, signal)).map(choiceOf);
    },
    [ask],
  );
  const { cityId } = value;
  const cityQuery = picked && picked.cityId === cityId ? picked.city : known.place(cityId)?.name;
  const zips = useCallback(
    async (text: string, signal: AbortSignal) => {
      const q = typedZip(text) || cityQuery;
      if (!q) return [];
      const found = await ask(q, allZips, signal);
      const own = found.filter((entry) => entry.zip && (typedZip(text) || entry.cityId === cityId));
      // A whole code that is right already needs no list.
      if (own.length === 1 && own[0]?.zip === text) return [];
      return own.map((entry) => ({
        key: entry.zip ?? '',
        text: entry.zip ?? '',
        detail: entry.city,
        value: entry,
      }));
    },
    [ask, cityQuery, cityId],
  );

  /** Whoever wrote of a place and went on, by whichever way, has chosen the first that the list offers. */
  const leaveCity = async () => {
    setLeft(true);
    const text = typed.trim();
    if (latest.current.value.cityId !== null || text === '') return;
    const [first] = await ask(text, 1).catch(() => []);
    if (first && latest.current.value.cityId === null) take(first);
  };
  const leave = useRef(leaveCity);
  leave.current = leaveCity;
  const { beforeCheck } = props;
  useEffect(() => beforeCheck?.(() => leave.current()), [beforeCheck]);

  const writeZip = async (text: string) => {
    const zip = typedZip(text);
    change({ zip });
    if (!isWholeZip(zip)) return setZipEntry(undefined);
    const [entry] = await ask(zip, 1).catch(() => []);
    if (latest.current.value.zip !== zip) return;
    setZipEntry({ zip, entry: entry ?? null });
    // Whoever writes a city by now means that one.
    const isWritingCity = document.activeElement?.id === nameOf('city');
    if (entry && latest.current.value.cityId === null && !isWritingCity) take(entry);
    else if (entry && !isPinOwn && has('pin')) change({ point: { lat: entry.lat, lng: entry.lng } });
  };

  const takeStreet = async ({ street, zip, point }: FoundStreet) => {
    change({ street, ...(zip && { zip }), ...(point && { point }) });
    if (point) setPinOwn(true);
    const [entry] = zip ? await ask(zip, 1).catch(() => []) : [];
    if (!entry) return;
    setPicked(entry);
    setZipEntry({ zip, entry });
    change({ cityId: entry.cityId, stateCode: entry.stateCode });
  };

  const setPin = (point: Point | null) => {
    setPinOwn(point !== null);
    change({ point });
  };

  const elsewhere =
    own?.entry && cityId !== null && !isRelated(own.entry.cityId, cityId, known) ? own.entry : null;
  const cityError =
    value.cityId === null && typed.trim() && wasLeft ? t('posting-fields:cityPick') : undefined;
  const around = own?.entry ?? picked ?? known.place(cityId) ?? null;

  return (
    <div className={styles.address}>
      {has('street') && (
        <StreetField
          {...field('street')}
          value={value.street}
          near={around}
          onChange={(street) => change({ street })}
          onPick={takeStreet}
        />
      )}
      {(has('city') || has('state') || has('zip')) && (
        <div className={styles.columns}>
          {has('city') && (
            <Combobox
              {...field('city')}
              error={errors.city ? (cityError ?? errors.city) : cityError}
              hint={hints?.city ?? t('posting-fields:cityHint')}
              icon="pin"
              text={cityText}
              onText={(text) => {
                setTyped(text);
                setLeft(false);
                setPicked(null);
                if (latest.current.value.cityId !== null) change({ cityId: null });
              }}
              complete={entries}
              onPick={take}
              onLeave={() => void leaveCity()}
              takesFirst
              listLabel={t('posting-fields:places')}
              nothing={t('posting-fields:nothingFound')}
            />
          )}
          {has('zip') && (
            <Combobox
              {...field('zip')}
              dir="ltr"
              input={{ inputMode: 'numeric', autoComplete: 'postal-code' }}
              text={value.zip}
              onText={(text) => void writeZip(text)}
              complete={zips}
              onPick={take}
              listLabel={t('posting-fields:zips')}
            />
          )}
          {has('state') && (
            <StateField
              {...field('state')}
              value={value.stateCode}
              states={known.states}
              onChange={(stateCode) => {
                const stays = known.place(cityId)?.stateCode === stateCode;
                change({ stateCode, ...(!stays && { cityId: null }) });
              }}
            />
          )}
        </div>
      )}
      {own && !own.entry && !errors.zip && (
        <p className={`${fieldsStyles.hint} ${fieldsStyles.warning}`}>{t('posting-fields:zipUnknown')}</p>
      )}
      {elsewhere && (
        <p className={`${fieldsStyles.hint} ${fieldsStyles.warning}`} role="status">
          {t('posting-fields:zipElsewhere', { place: withoutZip(elsewhere) })}{' '}
          <button type="button" className={textStyles.link} onClick={() => take(elsewhere)}>
            {t('posting-fields:takePlace', { place: elsewhere.city })}
          </button>
        </p>
      )}
      {has('pin') && (
        <PinField
          {...field('pin')}
          value={value.point}
          onChange={setPin}
          around={around && { lat: around.lat, lng: around.lng }}
          aroundName={around ? ('city' in around ? around.city : around.name) : ''}
          labels={known.labels}
          approximate={approximate}
          note={value.point && !isPinOwn ? t('posting-fields:pinRough') : undefined}
        />
      )}
    </div>
  );
}

function choiceOf(entry: GazetteerEntry): Choice<GazetteerEntry> {
  const { cityId, zip, stateCode } = entry;
  return {
    key: `${cityId} ${zip ?? ''}`,
    text: withoutZip(entry),
    detail: [stateCode, zip].filter(Boolean).join(' '),
    value: entry,
  };
}

function withoutZip({ label, zip }: GazetteerEntry): string {
  return zip ? label.replace(zip, '').trim() : label;
}

/** Whether one place is the other, or lies in it. */
function isRelated(
  one: number,
  other: number,
  { place }: Pick<ReturnType<typeof useKnownPlaces>, 'place'>,
): boolean {
  return one === other || place(one)?.parentId === other || place(other)?.parentId === one;
}
