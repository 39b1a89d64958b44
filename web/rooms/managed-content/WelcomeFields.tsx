import * as fieldsStyles from '../../back-office/ui/fields.module.css';
import { PictureField } from '../../back-office/ui/PictureField.tsx';
import { TextField } from '../../back-office/ui/TextField.tsx';
import { useWords } from '../../i18n/words.ts';
import * as choiceCardsStyles from '../../posting/form/bound/ChoiceCards.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import type { FieldsProps } from './fields.ts';

const types = ['image', 'youtube'] as const;

/** The media of the welcome: a YouTube video or a picture of the site. */
export function WelcomeFields({ data, errors, onChange }: FieldsProps<'welcome'>) {
  const t = useWords();
  return (
    <>
      <fieldset className={`${fieldStyles.field} ${fieldsStyles.group}`}>
        <legend>{t('admin-content:type')}</legend>
        <div className={choiceCardsStyles.cards}>
          {types.map((type) => (
            <label key={type} className={choiceCardsStyles.card}>
              <input
                type="radio"
                name="welcome-type"
                checked={data.type === type}
                onChange={() => onChange({ type, link: '' })}
              />
              {t(`admin-content:type.${type}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {data.type === 'youtube' ? (
        <TextField
          id="data-link"
          label={t('admin-content:filmLink')}
          hint={t('admin-content:filmHint')}
          ltr
          inputMode="url"
          value={data.link}
          error={errors['data.link']}
          onChange={(link) => onChange({ ...data, link })}
        />
      ) : (
        <PictureField
          id="data-link"
          label={t('admin-content:picture')}
          url={data.link || null}
          error={errors['data.link']}
          onChange={(picture) => onChange({ ...data, link: picture?.url ?? '' })}
        />
      )}
    </>
  );
}
