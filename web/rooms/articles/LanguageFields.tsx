import { useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { type Both, type Lang, langs, locales } from '../../../contract/locales.ts';
import type { ArticleFields } from '../../../contract/managed-articles.ts';
import { RichText } from '../../back-office/editor/RichText.tsx';
import * as fieldsStyles from '../../back-office/ui/fields.module.css';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { Field } from '../../ui/Field.tsx';
import * as chipStyles from '../../ui/shared/chip.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as visibilityStyles from '../../ui/shared/visibility.module.css';
import { type Change, type Errors, isWhole } from './article-form.ts';
import * as styles from './LanguageFields.module.css';

interface Props {
  fields: ArticleFields;
  errors: Errors;
  change: Change;
}

/** The texts in both languages side by side; on small screens one of them, selected by tabs. */
export function LanguageFields({ fields, errors, change }: Props) {
  const t = useWords();
  const { lang: own } = useSite();
  const [visibleLang, setVisibleLang] = useState<Lang>(own);
  return (
    <div className={styles.both}>
      <div
        className={`${styles.tabs} ${visibilityStyles.small}`}
        role="tablist"
        aria-label={t('admin-articles:languages')}
      >
        {langs.map((lang) => (
          <button
            key={lang}
            id={`art-tab-${lang}`}
            type="button"
            role="tab"
            lang={lang}
            className={lang === visibleLang ? chipStyles.chosen : chipStyles.chip}
            aria-selected={lang === visibleLang}
            aria-controls={`art-panel-${lang}`}
            tabIndex={lang === visibleLang ? 0 : -1}
            onClick={() => setVisibleLang(lang)}
            onKeyDown={({ key, currentTarget }) => {
              if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
              const other = langs.find((one) => one !== lang) ?? lang;
              setVisibleLang(other);
              currentTarget.parentElement?.querySelector<HTMLElement>(`#art-tab-${other}`)?.focus();
            }}
          >
            {locales[lang].nativeName}
            {hasErrors(errors, lang) && <span className={styles.error} aria-hidden="true" />}
          </button>
        ))}
      </div>
      {langs.map((lang) => {
        const set = (name: 'title' | 'summary' | 'body') => (text: string) =>
          change({ [name]: { ...fields[name], [lang]: text } as Both });
        const id = (name: string) => `art-${name}-${lang}`;
        const dir = locales[lang].dir;
        return (
          <div
            key={lang}
            id={`art-panel-${lang}`}
            className={lang === visibleLang ? styles.language : `${styles.language} ${styles.inactive}`}
            role="tabpanel"
            aria-labelledby={`art-tab-${lang}`}
          >
            <p className={styles.head}>
              <b lang={lang}>{locales[lang].nativeName}</b>
              {!isWhole(fields, lang) && (
                <span className={tagStyles.warning}>{t('admin-articles:notWhole')}</span>
              )}
            </p>
            <Field
              id={id('title')}
              label={t('admin-articles:fieldTitle')}
              type="text"
              lang={lang}
              dir={dir}
              maxLength={limits.title.max}
              value={fields.title[lang]}
              error={errors[`title.${lang}`]}
              onChange={(event) => set('title')(event.currentTarget.value)}
            />
            <div className={fieldStyles.field}>
              <div className={fieldStyles.label}>
                <label htmlFor={id('summary')}>{t('admin-articles:fieldSummary')}</label>
              </div>
              <div className={`${fieldStyles.box} ${fieldStyles.area}`}>
                <textarea
                  id={id('summary')}
                  rows={3}
                  lang={lang}
                  dir={dir}
                  maxLength={limits.article.summary}
                  value={fields.summary[lang]}
                  aria-describedby={`${id('summary')}-hint`}
                  onChange={(event) => set('summary')(event.currentTarget.value)}
                />
              </div>
              <p className={fieldsStyles.hint} id={`${id('summary')}-hint`}>
                {t('admin-articles:summaryHint')}
              </p>
            </div>
            <div className={fieldStyles.field}>
              <div className={fieldStyles.label}>
                <span>{t('admin-articles:fieldBody')}</span>
              </div>
              <RichText
                value={fields.body[lang]}
                onChange={set('body')}
                lang={lang}
                label={`${t('admin-articles:fieldBody')}, ${locales[lang].nativeName}`}
                error={errors[`body.${lang}`]}
              />
            </div>
          </div>
        );
      })}
    </div>
  );
}

const hasErrors = (errors: Errors, lang: Lang) =>
  Object.entries(errors).some(
    ([name, error]) => error && /^(title|summary|body)\./.test(name) && name.endsWith(lang),
  );
