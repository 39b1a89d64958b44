import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Lang, langs, locales } from '../../../contract/locales.ts';
import { writtenLang } from '../../../contract/posting/written-lang.ts';
import { useWords } from '../../i18n/words.ts';
import * as chipStyles from '../../ui/shared/chip.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as fieldsStyles from '../fields/fields.module.css';
import * as chipsStyles from './bound/chips.module.css';
import { useBound, useFormTools } from './plan-context.tsx';
import * as styles from './WrittenLanguage.module.css';

/** The language of a post: as selected, or else as detected from its letters. */
export function useWrittenLanguage(): { lang: Lang; isFound: boolean; hasText: boolean } {
  const { plan } = useFormTools();
  const form = useFormContext();
  useWatch();
  const values = form.getValues();
  const text = plan.text(values);
  const chosen = values.lang as Lang | '';
  return { lang: chosen || writtenLang(text), isFound: !chosen, hasText: /\p{L}/u.test(text) };
}

/** «Written in Arabic — change»: the detected language of the text, which can be corrected. */
export function WrittenLanguage() {
  const t = useWords();
  const { onChange } = useBound<string>({ name: 'lang' });
  const { lang, hasText } = useWrittenLanguage();
  const [isOpen, setOpen] = useState(false);
  if (!hasText) return null;
  if (!isOpen)
    return (
      <p className={`${textStyles.small} ${textStyles.muted} ${styles.written}`}>
        {t('posting-form:writtenIn', { language: t(`posting-form:in_${lang}`) })}{' '}
        <button type="button" className={textStyles.link} onClick={() => setOpen(true)}>
          {t('posting-form:changeLanguage')}
        </button>
      </p>
    );
  return (
    <fieldset className={`${fieldStyles.field} ${fieldsStyles.group} ${styles.written}`}>
      <legend>{t('posting-form:whichLanguage')}</legend>
      <div className={chipsStyles.chips}>
        {langs.map((one) => (
          <label key={one} className={chipStyles.chip}>
            <input
              type="radio"
              name="lang"
              value={one}
              checked={lang === one}
              onChange={() => onChange(one)}
            />
            <span lang={one}>{locales[one].nativeName}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
