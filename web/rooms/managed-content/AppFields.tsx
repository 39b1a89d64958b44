import { appStores } from '../../../contract/content.ts';
import { TextField } from '../../back-office/ui/TextField.tsx';
import { useWords } from '../../i18n/words.ts';
import type { FieldsProps } from './fields.ts';

/** The links of the app: at least one of the two stores. */
export function AppFields({ data, errors, onChange }: FieldsProps<'app'>) {
  const t = useWords();
  return appStores.map((store) => (
    <TextField
      key={store}
      id={`data-${store}`}
      label={t(`admin-content:${store}`)}
      ltr
      optional
      inputMode="url"
      value={data[store] ?? ''}
      error={errors[`data.${store}`]}
      onChange={(url) => onChange({ ...data, [store]: url.trim() || null })}
    />
  ));
}
