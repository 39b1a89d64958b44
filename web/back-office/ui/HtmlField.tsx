import { type Either, type Lang, langs, locales } from '../../../contract/locales.ts';
import { useWords } from '../../i18n/words.ts';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import { RichText } from '../editor/RichText.tsx';
import { missingIn } from './BothField.tsx';
import * as bothStyles from './both.module.css';
import * as fieldsStyles from './fields.module.css';

interface Props {
  /** The id of the group; those of the texts are `{id}-en` and `{id}-ar`. */
  id: string;
  label: string;
  value: Either;
  errors?: Partial<Record<Lang, string | undefined>>;
  onChange: (value: Either) => void;
}

/** A long text in both languages, one below the other, each in its own direction; a missing language is marked. */
export function HtmlField({ id, label, value, errors, onChange }: Props) {
  const t = useWords();
  const missing = missingIn(value, true);
  return (
    <fieldset className={`${fieldStyles.field} ${fieldsStyles.group} ${bothStyles.both}`}>
      <legend>{label}</legend>
      {langs.map((lang) => (
        <div key={lang} className={bothStyles.language} id={`${id}-${lang}`} tabIndex={-1}>
          <p className={bothStyles.languageName}>
            <span lang={lang}>{locales[lang].nativeName}</span>
            {missing.includes(lang) && (
              <span className={tagStyles.warning}>{t('admin:missingTranslation')}</span>
            )}
          </p>
          <RichText
            lang={lang}
            label={`${label}, ${locales[lang].nativeName}`}
            value={value[lang] ?? ''}
            error={errors?.[lang]}
            onChange={(html) => onChange({ ...value, [lang]: html })}
          />
        </div>
      ))}
    </fieldset>
  );
}
