import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useWords } from '../../../i18n/words.ts';
import { AddressField, type AddressPart } from '../../fields/AddressField.tsx';
import { type AddressValue, emptyAddress } from '../../fields/address.ts';
import { useFieldError, useFormTools } from '../plan-context.tsx';

/** The post's field for each part of an address. */
export type AddressNames = Partial<Record<'street' | 'city' | 'state' | 'zip' | 'point', string>>;

const keys = { street: 'street', city: 'cityId', state: 'stateCode', zip: 'zip', point: 'point' } as const;
const parts = Object.keys(keys) as (keyof typeof keys)[];

interface Props {
  names: AddressNames;
  optional?: readonly AddressPart[];
  hints?: Partial<Record<AddressPart, string>>;
  /** The public map displays a circle instead of the pin. */
  approximate?: boolean;
}

/** An autocompleting address bound to the fields of the post; parts without a field are omitted. */
export function AddressFields({ names, optional, hints, approximate = false }: Props) {
  const t = useWords();
  const { plan, beforeCheck } = useFormTools();
  const form = useFormContext();
  const [unnamed, setUnnamed] = useState(emptyAddress);
  const bound = parts.flatMap((part) => {
    const name = names[part];
    return name ? [{ part, name, key: keys[part] }] : [];
  });
  const values = useWatch({ name: bound.map(({ name }) => name) }) as unknown[];
  const given = Object.fromEntries(bound.map(({ key }, index) => [key, values[index]]));
  const value = { ...unnamed, ...given } as AddressValue;
  const errors = {
    street: useFieldError(names.street ?? '-'),
    city: useFieldError(names.city ?? '-'),
    state: useFieldError(names.state ?? '-'),
    zip: useFieldError(names.zip ?? '-'),
    point: useFieldError(names.point ?? '-'),
  };
  const visibleParts = bound.map(({ part }): AddressPart => (part === 'point' ? 'pin' : part));
  const labels = Object.fromEntries(
    bound.flatMap(({ part, name }) => {
      const key = plan.labels[name];
      return key ? [[part === 'point' ? 'pin' : part, t(key)]] : [];
    }),
  );
  return (
    <AddressField
      value={value}
      onChange={(next) => {
        setUnnamed(next);
        for (const { name, key } of bound) {
          if (next[key] !== value[key]) form.setValue(name, next[key], { shouldDirty: true });
        }
      }}
      errors={Object.fromEntries(Object.entries(errors).filter(([, error]) => error))}
      fieldNames={names}
      parts={visibleParts}
      labels={labels}
      {...(optional && { optional })}
      {...(hints && { hints })}
      approximate={approximate}
      beforeCheck={beforeCheck}
    />
  );
}

/** A city, borough or neighborhood; the value is its id. */
export function CityField({ name, hint }: { name: string; hint?: string }) {
  return <AddressFields names={{ city: name }} {...(hint && { hints: { city: hint } })} />;
}
