import { type Either, type Lang, langs, locales } from '../../../contract/locales.ts';
import { useWords } from '../../i18n/words.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as bothStyles from './both.module.css';
import * as fieldsStyles from './fields.module.css';

interface Props {
  /** The id of the group; those of the controls are `{id}-en` and `{id}-ar`. */
  id: string;
  label: string;
  hint?: string;
  value: Either;
  /** The error of each language. */
  errors?: Partial<Record<Lang, string | undefined>>;
  /** Multiline. */
  rows?: number;
  /** Optional: no language counts as missing as long as both are empty. */
  optional?: boolean;
  maxLength?: number;
  onChange: (value: Either) => void;
}

/** The missing languages of a text; those of an optional text only if it has another language. */
export function missingIn(value: Either, optional = false): Lang[] {
  const empty = langs.filter((lang) => !value[lang]?.trim());
  return optional && empty.length === langs.length ? [] : empty;
}

/** A text in both languages side by side, each in its own direction; a missing language is marked. */
export function BothField({ id, label, hint, value, errors, rows, optional, maxLength, onChange }: Props) {
  const t = useWords();
  const missing = missingIn(value, optional);
  return (
    <fieldset className={`${fieldStyles.field} ${fieldsStyles.group} ${bothStyles.both}`}>
      <legend>
        {label}
        {optional && <span className={fieldStyles.optional}>{t('admin:optional')}</span>}
      </legend>
      {hint && <p className={fieldsStyles.hint}>{hint}</p>}
      <div className={bothStyles.columns}>
        {langs.map((lang) => {
          const error = errors?.[lang];
          const control = {
            id: `${id}-${lang}`,
            name: `${id}.${lang}`,
            lang,
            dir: locales[lang].dir,
            value: value[lang] ?? '',
            maxLength,
            'aria-invalid': error ? true : undefined,
            'aria-describedby': error ? `${id}-${lang}-error` : undefined,
          };
          const change = (text: string) => onChange({ ...value, [lang]: text });
          return (
            <div key={lang} className={bothStyles.language}>
              <label htmlFor={control.id}>
                <span className={textStyles.hidden}>{label}, </span>
                <span lang={lang}>{locales[lang].nativeName}</span>
                {missing.includes(lang) && (
                  <span className={tagStyles.warning}>{t('admin:missingTranslation')}</span>
                )}
              </label>
              <div
                className={[fieldStyles.box, rows && fieldStyles.area, error && fieldStyles.invalid]
                  .filter(Boolean)
                  .join(' ')}
              >
                {rows ? (
                  <textarea {...control} rows={rows} onChange={(event) => change(event.target.value)} />
                ) : (
                  <input {...control} type="text" onChange={(event) => change(event.target.value)} />
                )}
              </div>
              {error && <FieldError id={`${id}-${lang}-error`}>{error}</FieldError>}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
