import { useId } from 'react';
import type { ArticleKind } from '../../../contract/articles.ts';
import { limits } from '../../../contract/limits.ts';
import type { Both, Lang } from '../../../contract/locales.ts';
import type { ArticleFields, EditedArticle } from '../../../contract/managed-articles.ts';
import { cityTime, momentOf } from '../../back-office/city-clock.ts';
import { BothField } from '../../back-office/ui/BothField.tsx';
import * as checkStyles from '../../back-office/ui/check.module.css';
import * as fieldsStyles from '../../back-office/ui/fields.module.css';
import { PictureField } from '../../back-office/ui/PictureField.tsx';
import { useWords } from '../../i18n/words.ts';
import { Field } from '../../ui/Field.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as styles from './ArticleSettings.module.css';
import type { Change, Errors } from './article-form.ts';

interface Props {
  kind: ArticleKind;
  article: EditedArticle | null;
  categories: readonly Both[];
  fields: ArticleFields;
  errors: Errors;
  change: Change;
}

const bothOf = (text: Partial<Both>): Both => ({ en: text.en ?? '', ar: text.ar ?? '' });
const errorsOf = (errors: Errors, name: string): Record<Lang, string | undefined> => ({
  en: errors[`${name}.en`],
  ar: errors[`${name}.ar`],
});

/** The metadata of an article: topic, picture, address and date. */
export function ArticleSettings({ kind, article, categories, fields, errors, change }: Props) {
  const t = useWords();
  const id = useId();
  const { picture } = fields;
  return (
    <section className={`${layoutStyles.panel} ${styles.panel}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('admin-articles:about')}</h2>
      <div className={styles.grid}>
        <div className={fieldStyles.field}>
          <BothField
            id="art-category"
            label={t('admin-articles:fieldCategory')}
            hint={t('admin-articles:categoryHint')}
            optional
            value={fields.category}
            errors={errorsOf(errors, 'category')}
            maxLength={limits.article.name}
            onChange={(text) => change({ category: bothOf(text) })}
          />
          {categories.length > 0 && (
            <p className={styles.picked}>
              {categories.map((one) => (
                <button
                  key={`${one.en} ${one.ar}`}
                  type="button"
                  className={`${buttonStyles.quiet} ${buttonStyles.small}`}
                  dir="auto"
                  onClick={() => change({ category: one })}
                >
                  {one.en || one.ar}
                  {one.en && one.ar && <bdi lang="ar">{one.ar}</bdi>}
                </button>
              ))}
            </p>
          )}
        </div>
        <BothField
          id="art-author"
          label={t('admin-articles:fieldAuthor')}
          optional
          value={fields.author}
          errors={errorsOf(errors, 'author')}
          maxLength={limits.article.name}
          onChange={(text) => change({ author: bothOf(text) })}
        />
        <div className={fieldStyles.field}>
          <PictureField
            id="art-picture"
            label={t('admin-articles:fieldPicture')}
            hint={t('admin-articles:pictureHint')}
            url={picture?.url ?? null}
            error={errors['picture.id']}
            onChange={(arrived) =>
              change({
                picture: arrived && {
                  id: arrived.id,
                  url: arrived.url,
                  decorative: false,
                  alt: { en: '', ar: '' },
                },
              })
            }
          />
          {picture && (
            <>
              <label className={checkStyles.check}>
                <input
                  type="checkbox"
                  checked={picture.decorative}
                  onChange={(event) =>
                    change({ picture: { ...picture, decorative: event.currentTarget.checked } })
                  }
                />
                <span>{t('admin-articles:pictureDecorative')}</span>
              </label>
              {!picture.decorative && (
                <BothField
                  id="art-alt"
                  label={t('admin-articles:pictureAlt')}
                  value={picture.alt}
                  errors={errorsOf(errors, 'picture.alt')}
                  maxLength={limits.pictureAlt}
                  onChange={(text) => change({ picture: { ...picture, alt: bothOf(text) } })}
                />
              )}
            </>
          )}
        </div>
        <div className={styles.places}>
          <Field
            id="art-slug"
            label={t('admin-articles:fieldSlug')}
            optional
            type="text"
            dir="ltr"
            autoComplete="off"
            maxLength={limits.article.slug}
            value={fields.slug}
            error={errors.slug}
            hintId="art-slug-hint"
            hint={
              <div className={fieldsStyles.hint} id="art-slug-hint">
                <p>{t('admin-articles:slugHint')}</p>
                {article && article.formerSlugs.length > 0 && (
                  <>
                    <p>{t('admin-articles:slugFormer')}</p>
                    <ul>
                      {article.formerSlugs.map((slug) => (
                        <li key={slug}>
                          <bdi dir="ltr">{slug}</bdi>
                        </li>
                      ))}
                    </ul>
                  </>
                )}
              </div>
            }
            onChange={(event) => change({ slug: event.currentTarget.value })}
          />
          <Field
            id="art-from"
            label={t('admin-articles:fieldFrom')}
            optional
            type="datetime-local"
            dir="ltr"
            value={cityTime(fields.publishedAt)}
            error={errors.publishedAt}
            hintId="art-from-hint"
            hint={
              <p className={fieldsStyles.hint} id="art-from-hint">
                {t('admin-articles:fromHint')}
              </p>
            }
            onChange={(event) => change({ publishedAt: momentOf(event.currentTarget.value) })}
          />
          {kind === 'guide' && (
            <Field
              id="art-position"
              label={t('admin-articles:fieldPosition')}
              type="number"
              inputMode="numeric"
              dir="ltr"
              min={0}
              max={limits.article.position}
              value={fields.position}
              error={errors.position}
              hintId="art-position-hint"
              hint={
                <p className={fieldsStyles.hint} id="art-position-hint">
                  {t('admin-articles:positionHint')}
                </p>
              }
              onChange={(event) => change({ position: Math.round(Number(event.currentTarget.value)) || 0 })}
            />
          )}
        </div>
      </div>
    </section>
  );
}
