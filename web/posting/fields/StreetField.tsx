import { useCallback, useEffect, useRef, useState } from 'react';
import type { Point } from '../../../contract/places.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useGoogleMaps } from '../../third-party/use-google-maps.ts';
import { Field } from '../../ui/Field.tsx';
import { Combobox } from './Combobox.tsx';
import type { FieldProps } from './field-props.ts';
import { Hint } from './Hint.tsx';
import type { FoundStreet, SearchStreets, StreetChoice } from './street-search.ts';

interface Props extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Addresses near it rank first. */
  near: Point | null;
  onPick: (found: FoundStreet) => Promise<void>;
}

const streetLength = 200;
/** The minimum length of the input. */
const enough = 3;
const nothingFits: SearchStreets = async () => [];

/** House number and street; completed by Google if configured and the visitor has consented (decision 21). */
export function StreetField({ name, label, hint, optional, error, value, onChange, near, onPick }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const [isRefused, setRefused] = useState(false);
  const key = useGoogleMaps(!isRefused);
  const search = useRef(Promise.resolve(nothingFits));
  const place = useRef(near);
  place.current = near;

  useEffect(() => {
    if (!key) return;
    const refuse = () => setRefused(true);
    // Input before the code has loaded is answered afterwards.
    search.current = import('../../third-party/google/street-search.ts').then(
      ({ googleStreets }) => googleStreets(key, lang, refuse),
      () => {
        refuse();
        return nothingFits;
      },
    );
    return () => {
      search.current = Promise.resolve(nothingFits);
    };
  }, [key, lang]);

  const complete = useCallback(async (text: string, signal: AbortSignal) => {
    if (text.length < enough) return [];
    const find = await search.current;
    const found = await find(text, place.current, signal);
    return found.map((choice) => ({ ...choice, value: choice }));
  }, []);
  const shared = { name, label, optional, error };
  const words = hint ?? t('posting-fields:streetHint');
  if (!key)
    return (
      <Field
        {...shared}
        id={name}
        optional={optional ?? false}
        dir="auto"
        autoComplete="street-address"
        maxLength={streetLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        hintId={`${name}-hint`}
        hint={<Hint id={`${name}-hint`}>{words}</Hint>}
      />
    );
  return (
    <Combobox<StreetChoice>
      {...shared}
      hint={words}
      input={{ maxLength: streetLength }}
      text={value}
      onText={onChange}
      complete={complete}
      onPick={(choice) => {
        onChange(choice.text);
        // Fields that the service does not know stay as they were chosen.
        choice.find().then(onPick, () => {});
      }}
      listLabel={t('posting-fields:streets')}
      credit={t('posting-fields:streetSource')}
    />
  );
}
