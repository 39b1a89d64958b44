import { useState } from 'react';
import { limits } from '../../../../contract/limits.ts';
import { useWords } from '../../../i18n/words.ts';
import type { KnownPlaces } from '../../../posting/fields/gazetteer.ts';
import { PhoneField } from '../../../posting/fields/PhoneField.tsx';
import { useLocation } from '../../../posting/fields/use-location.ts';
import { Field } from '../../../ui/Field.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import * as buttonStyles from '../../../ui/shared/button.module.css';
import * as choiceStyles from '../../../ui/shared/choice.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';
import type { QuickFieldsProps } from './QuickFields.tsx';
import * as styles from './QuickRows.module.css';

interface Props extends QuickFieldsProps {
  known: KnownPlaces;
}

/** Location, contact details, and optional fields. */
export function QuickRows({ values, set, errors, known }: Props) {
  const t = useWords();
  const { postType, place, showsPhone, phone, description, delivery } = values;
  const [startsOpen] = useState(description !== '');
  const location = useLocation((point) => {
    const nearest = known.nearest(point);
    if (nearest) set({ place: nearest.id });
  });
  const name = known.place(place)?.name;
  return (
    <>
      <div className={styles.rows}>
        <div className={styles.row}>
          <Icon name="pin" />
          <label className={styles.place}>
            <span>
              <span className={textStyles.hidden}>{t('posting-product:place')} </span>
              {name ?? t('posting-quick:choosePlace')}
              <small>{t('posting-quick:placeText')}</small>
            </span>
            <span className={`${textStyles.link} ${styles.change}`} aria-hidden="true">
              {t(name ? 'posting-quick:change' : 'posting-form:choose')}
            </span>
            <select
              id="place"
              name="place"
              required
              aria-label={t('posting-product:place')}
              aria-invalid={errors.place ? true : undefined}
              aria-describedby={errors.place && 'place-error'}
              value={known.states.length > 0 ? String(place ?? '') : ''}
              onChange={({ currentTarget }) => set({ place: Number(currentTarget.value) || null })}
            >
              <option value="">{t('posting-form:choose')}</option>
              {known.states.map(({ code, name: state, cities }) => (
                <optgroup key={code} label={state}>
                  {cities.map((city) => (
                    <option key={city.id} value={city.id}>
                      {city.name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </label>
          <button
            type="button"
            className={buttonStyles.icon}
            aria-label={t('posting-quick:locate')}
            aria-disabled={location.isLocating || undefined}
            onClick={location.locate}
          >
            <Icon name="locate" size="s" />
          </button>
        </div>
        <label className={styles.row}>
          <Icon name="chat" />
          <span className={styles.words}>
            {t('posting-quick:messages')}
            <small>{t(showsPhone ? 'posting-quick:phoneShows' : 'posting-quick:phoneHidden')}</small>
          </span>
          <input
            type="checkbox"
            role="switch"
            name="messagesOnly"
            className={choiceStyles.switch}
            aria-checked={!showsPhone}
            checked={!showsPhone}
            onChange={({ currentTarget }) => set({ showsPhone: !currentTarget.checked })}
          />
        </label>
      </div>
      {errors.place && <FieldError id="place-error">{errors.place}</FieldError>}
      {location.refusal && (
        <p className={textStyles.small} role="status">
          {t(location.refusal)}
        </p>
      )}
      {showsPhone && (
        <PhoneField
          name="phone"
          label={t('posting-form:phone')}
          value={phone}
          error={errors.phone}
          onChange={(changed) => set({ phone: changed })}
        />
      )}
      {!showsPhone && errors.phone && <FieldError id="phone-error">{errors.phone}</FieldError>}
      <details className={styles.more} open={startsOpen || errors.description ? true : undefined}>
        <summary>
          <Icon name="plus" />
          <span className={styles.words}>
            {t('posting-quick:sayMore')}
            <small>{t('posting-quick:sayMoreText')}</small>
          </span>
          <Icon name="chevron-down" size="s" />
        </summary>
        <Field
          id="description"
          name="description"
          label={t('posting-product:about')}
          rows={4}
          dir="auto"
          optional
          maxLength={limits.body.max}
          defaultValue={description}
          error={errors.description}
          onInput={(event) => set({ description: (event.target as HTMLTextAreaElement).value })}
        />
        <label className={choiceStyles.row}>
          <span className={choiceStyles.word}>
            {t(postType === 'buy' ? 'posting-product:deliveryBuy' : 'posting-product:delivery')}
          </span>
          <input
            type="checkbox"
            role="switch"
            name="delivery"
            className={choiceStyles.switch}
            aria-checked={delivery}
            checked={delivery}
            onChange={({ currentTarget }) => set({ delivery: currentTarget.checked })}
          />
        </label>
      </details>
    </>
  );
}
