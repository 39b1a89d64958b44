import { pickText } from '../../../contract/locales.ts';
import { BothField } from '../../back-office/ui/BothField.tsx';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import * as fieldStyles from '../../ui/shared/field.module.css';
import { errorsOf, type FieldsProps } from './fields.ts';

interface Props extends FieldsProps<'faq'> {
  groups: readonly { en: string; ar: string }[];
}

const keyOf = ({ en, ar }: { en: string; ar: string }) => `${en}\n${ar}`;

/** The group of a question: an existing one, or a new one. */
export function FaqFields({ data, errors, groups, onChange }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const known = new Map(groups.map((group) => [keyOf(group), group]));
  const key = keyOf(data.group);
  return (
    <>
      {known.size > 0 && (
        <div className={fieldStyles.field}>
          <div className={fieldStyles.label}>
            <label htmlFor="known-group">{t('admin-content:knownGroup')}</label>
          </div>
          <div className={fieldStyles.box}>
            <select
              id="known-group"
              value={known.has(key) ? key : ''}
              onChange={({ target: { value } }) =>
                onChange({ group: known.get(value) ?? { en: '', ar: '' } })
              }
            >
              <option value="">{t('admin-content:newGroup')}</option>
              {[...known].map(([value, group]) => (
                <option key={value} value={value}>
                  {pickText(group, lang).text}
                </option>
              ))}
            </select>
          </div>
        </div>
      )}
      {!known.has(key) && (
        <BothField
          id="data-group"
          label={t('admin-content:group')}
          value={data.group}
          maxLength={80}
          errors={errorsOf(errors, 'data.group')}
          onChange={(group) => onChange({ group: { ...data.group, ...group } })}
        />
      )}
    </>
  );
}
