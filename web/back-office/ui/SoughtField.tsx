import { limits } from '../../../contract/limits.ts';
import { FilterField } from './FilterField.tsx';

/** The search field of a `FilterForm`; `q` in the address. */
export function SoughtField({ id, label, value }: { id: string; label: string; value: string }) {
  return (
    <FilterField
      wide
      id={id}
      name="q"
      type="search"
      dir="auto"
      label={label}
      defaultValue={value}
      maxLength={limits.query.max}
    />
  );
}
