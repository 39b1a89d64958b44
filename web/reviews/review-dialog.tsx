import { type ComponentType, type FormEvent, useState } from 'react';
import { limits } from '../../contract/limits.ts';
import type { Lang } from '../../contract/locales.ts';
import { otherPurpose, visitMonths } from '../../contract/review-values.ts';
import { type OwnReview, removeReview, sendReview } from '../../contract/reviews.ts';
import { withLateWords } from '../i18n/late-words.tsx';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { useSend } from '../state/sending.ts';
import { useForm, type Values } from '../state/use-form.ts';
import { Field } from '../ui/Field.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import { FormNotice } from '../ui/FormNotice.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as chipStyles from '../ui/shared/chip.module.css';
import * as fieldStyles from '../ui/shared/field.module.css';
import * as textStyles from '../ui/shared/text.module.css';
import type { LateDialogProps } from '../ui/use-late-dialog.tsx';
import { monthWords } from './month-words.ts';
import * as styles from './review-dialog.module.css';
import { dropDraft, readDraft, storeDraft } from './review-draft.ts';
import type { ReviewedPlace } from './reviewed-place.ts';
import { StarsField } from './StarsField.tsx';

interface Given {
  place: ReviewedPlace;
  /** The one that is changed; null for a first one. */
  review: OwnReview | null;
  onSent: (what: 'sent' | 'removed') => void;
}

/** The sheet in which a member reviews a business or changes the review, once its words have come. */
export function reviewDialog(lang: Lang, given: Given): Promise<ComponentType<LateDialogProps>> {
  return withLateWords(lang, ['review-form', 'forms'], ({ onClose }: LateDialogProps) => (
    <ReviewDialog {...given} onClose={onClose} />
  ));
}

const formId = 'review-form';
const { text: bounds, purposes: mostPurposes, months } = limits.reviews;

function ReviewDialog({ place, review, onSent, onClose }: Given & LateDialogProps) {
  const t = useWords();
  const { lang } = useSite();
  const send = useSend();
  const params = { id: place.id };
  // An edit begins with what was sent, a first review with what was typed and not sent.
  const start = review ?? readDraft(place.id);
  const [stars, setStars] = useState<number | null>(start?.stars ?? null);
  const [cameFor, setCameFor] = useState<string[]>(start?.cameFor ?? []);
  const [length, setLength] = useState(start?.text.length ?? 0);
  const [isAsked, setAsked] = useState(false);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());
  const offered = [...new Set([...visitMonths(today, months), ...(review ? [review.visited] : [])])];

  const check = (field: 'stars' | 'cameFor' | 'visited' | 'text' | 'accepted', values: Values) => {
    if (field === 'stars') return !values.stars && t('review-form:starsNeeded');
    if (field === 'accepted') return !values.accepted && t('review-form:termsNeeded');
    if (field !== 'text') return undefined;
    const typed = (values.text ?? '').trim().length;
    if (typed < bounds.min) return t('review-form:tooShort', { count: bounds.min });
    return typed > bounds.max && t('review-form:tooLong', { count: bounds.max });
  };
  const { isSending, failure, faults, errors, onSubmit, onInput } = useForm({
    fields: ['stars', 'cameFor', 'visited', 'text', 'accepted'],
    check,
    send: async ({ text = '', visited = '' }) => {
      const photos = review?.photos.map(({ id }) => id) ?? [];
      const body = { stars: stars ?? 0, cameFor, visited, text, photos, accepted: true as const };
      const refusal = await send(sendReview, { params, body });
      if (!refusal) {
        dropDraft(place.id);
        onSent('sent');
        onClose();
      }
      return refusal;
    },
  });
  const store = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    if (review) return;
    const values = new FormData(form);
    const typed = String(values.get('text') ?? '');
    storeDraft(place.id, { stars, cameFor, text: typed, visited: String(values.get('visited') ?? '') });
  };
  const remove = async () => {
    if (!isAsked) return setAsked(true);
    if (await send(removeReview, { params })) return;
    onSent('removed');
    onClose();
  };
  const choose = (text: string) =>
    setCameFor((now) => (now.includes(text) ? now.filter((one) => one !== text) : [...now, text]));

  return (
    <Sheet
      title={t('review-form:title')}
      closeLabel={t('layout:close')}
      className={styles.sheet}
      onClose={onClose}
      footer={() => (
        <div className={styles.foot}>
          <p className={`${textStyles.small} ${textStyles.muted}`}>
            <Icon name="clock" size="s" />
            {t('review-form:readFirst')}
          </p>
          {review && (
            <button type="button" className={buttonStyles.quiet} onClick={() => void remove()}>
              {t(isAsked ? 'review-form:removeSurely' : 'review-form:remove')}
            </button>
          )}
          <button
            type="submit"
            form={formId}
            className={`${buttonStyles.primary} ${buttonStyles.large}`}
            aria-disabled={isSending || undefined}
          >
            {t('review-form:send')}
          </button>
        </div>
      )}
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        onInput={store}
      >
        <p className={styles.place}>
          <b lang={place.lang} dir="auto">
            {place.name}
          </b>
          <span className={`${textStyles.small} ${textStyles.muted}`}>{place.area.name}</span>
        </p>
        <StarsField value={stars} onChange={setStars} onInput={onInput} error={errors.stars} />
        {place.allServices.length > 0 && (
          <fieldset>
            <legend>
              {t('review-form:cameFor')}
              <span className={textStyles.small}>{t('review-form:upTo', { count: mostPurposes })}</span>
            </legend>
            <div className={chipStyles.list}>
              {[...place.allServices, { text: otherPurpose, lang }].map((service) => {
                const isOn = cameFor.includes(service.text);
                return (
                  <button
                    key={service.text}
                    type="button"
                    className={isOn ? chipStyles.chosen : chipStyles.chip}
                    aria-pressed={isOn}
                    aria-disabled={(!isOn && cameFor.length >= mostPurposes) || undefined}
                    onClick={() => (isOn || cameFor.length < mostPurposes) && choose(service.text)}
                  >
                    {isOn && <Icon name="check" size="s" />}
                    {service.text === otherPurpose ? (
                      t('review-form:other')
                    ) : (
                      <span lang={service.lang} dir="auto">
                        {service.text}
                      </span>
                    )}
                  </button>
                );
              })}
            </div>
            {errors.cameFor && <FieldError id="review-came-for-error">{errors.cameFor}</FieldError>}
          </fieldset>
        )}
        <div className={fieldStyles.field}>
          <div className={fieldStyles.label}>
            <label htmlFor="review-visited">{t('review-form:when')}</label>
          </div>
          <div className={`${fieldStyles.box} ${styles.select}`}>
            <select id="review-visited" name="visited" defaultValue={start?.visited || offered[0]}>
              {offered.map((month) => (
                <option key={month} value={month}>
                  {monthWords(month, lang)}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" />
          </div>
          {errors.visited && <FieldError id="review-visited-error">{errors.visited}</FieldError>}
        </div>
        <Field
          id="review-text"
          name="text"
          label={t('review-form:text')}
          rows={4}
          dir="auto"
          defaultValue={start?.text}
          error={errors.text}
          onInput={(event) => {
            setLength(event.currentTarget.value.length);
            onInput(event);
          }}
          aside={
            length > 0 && (
              <bdi className={length > bounds.max ? styles.tooLong : textStyles.small}>
                {t('review-form:counter', { count: length, most: bounds.max.toLocaleString('en') })}
              </bdi>
            )
          }
          hint={
            <p className={`${textStyles.small} ${textStyles.muted}`} id="review-text-hint">
              {t('review-form:eitherLanguage')}
            </p>
          }
          hintId="review-text-hint"
        />
        <div className={fieldStyles.field}>
          <label className={styles.terms}>
            <input
              type="checkbox"
              name="accepted"
              aria-invalid={errors.accepted ? true : undefined}
              aria-describedby={errors.accepted ? 'review-accepted-error' : undefined}
              onInput={onInput}
            />
            <span>
              {t('review-form:honest')}{' '}
              <a className={textStyles.link} href="/Terms-conditions" target="_blank" rel="noopener">
                {t('review-form:terms')}
              </a>
            </span>
          </label>
          {errors.accepted && <FieldError id="review-accepted-error">{errors.accepted}</FieldError>}
        </div>
        <FormNotice failure={failure} faults={faults} />
      </form>
    </Sheet>
  );
}
