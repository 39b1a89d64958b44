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
/** The pin, a point in the API. */
type AddressName = 'street' | 'city' | 'state' | 'zip' | 'point';

interface Props {
  value: AddressValue;
  onChange: (value: AddressValue) => void;
  errors: Partial<Record<AddressName, string>>;
  /** Names of the fields in the form; those of the parts by default. */
  fieldNames: Partial<Record<AddressName, string>>;
  /** The visible parts. */
  parts: readonly AddressPart[];
  /** Those of them that are optional. */
  optional?: readonly AddressPart[];
  /** Labels that differ in this form: «Location». */
  labels?: Partial<Record<AddressPart, string>>;
  hints?: Partial<Record<AddressPart, string>>;
  /** The public map displays a circle instead of the pin. */
  approximate?: boolean;
  /** Accepts a typed city before a form is validated; returns a function that reverts this. */
  beforeCheck?: (settle: () => Promise<void>) => () => void;
}

/** The ZIP codes of a whole borough. */
const allZips = limits.gazetteer.max;

/**
 * An address completed from the site's own gazetteer: a ZIP code determines city, state and point; a city its ZIP
 * codes. The map starts there, and the pin is then adjusted by hand.
 */
export function AddressField(props: Props) {
  const { value, errors, fieldNames, parts, optional = [], labels, hints, approximate } = props;
  const t = useWords();
  const ask = useGazetteer();
  const known = useKnownPlaces(t('posting-fields:comma'));
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<GazetteerEntry | null>(null);
  const [wasLeft, setLeft] = useState(false);
  /** The gazetteer's entry for the current ZIP code. */
  const [zipEntry, setZipEntry] = useState<{ zip: string; entry: GazetteerEntry | null }>();
  const latest = useRef(props);
  latest.current = props;
  /** Typing does not move a pin that the user has set. */
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
    // An unknown ZIP code stays, so that it can be reported and corrected; so does one that has not been looked up
    // yet.
    const keepsZip =
      entry.zip === null &&
      (own ? !own.entry || isRelated(own.entry.cityId, entry.cityId, known) : isWholeZip(zip));
    latest.current.onChange(
      withEntry(latest.current.value, entry, { point: isPinOwn || !has('pin'), zip: keepsZip }),
    );
    if (!own && keepsZip) void dropIfElsewhere(zip, entry);
  };

  /** Removes a ZIP code outside the selected place. */
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
      // A complete and valid code needs no suggestions.
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

  /** Leaving the field in any way accepts the first suggestion for what was typed. */
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
    // Unless the user has typed another city meanwhile.
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

/** Whether one place equals or lies in the other. */
function isRelated(
  one: number,
  other: number,
  { place }: Pick<ReturnType<typeof useKnownPlaces>, 'place'>,
): boolean {
  return one === other || place(one)?.parentId === other || place(other)?.parentId === one;
}
