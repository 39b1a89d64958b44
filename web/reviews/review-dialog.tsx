import { type ComponentType, useEffect, useRef, useState } from 'react';
import { limits } from '../../contract/limits.ts';
import type { Lang } from '../../contract/locales.ts';
import { removePartnerReview, sendPartnerReview } from '../../contract/member-reviews.ts';
import { visitMonths } from '../../contract/review-values.ts';
import { type OwnReview, removeReview, sendReview } from '../../contract/reviews.ts';
import { withLateWords } from '../i18n/late-words.tsx';
import { useWords } from '../i18n/words.ts';
import { PhotoField, type PostPhoto } from '../posting/photos/PhotoField.tsx';
import { KeepDraft } from '../report/KeepDraft.tsx';
import { useSite } from '../site.tsx';
import { useSend } from '../state/sending.ts';
import { useForm, type Values } from '../state/use-form.ts';
import { Field } from '../ui/Field.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import { FormNotice } from '../ui/FormNotice.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as fieldStyles from '../ui/shared/field.module.css';
import * as textStyles from '../ui/shared/text.module.css';
import type { LateDialogProps } from '../ui/use-late-dialog.tsx';
import { CameForField } from './CameForField.tsx';
import { monthWords } from './month-words.ts';
import * as styles from './review-dialog.module.css';
import { type ReviewDraft, reviewDraft } from './review-draft.ts';
import type { ReviewTarget } from './reviewed-place.ts';
import { StarsField } from './StarsField.tsx';

interface Given {
  target: ReviewTarget;
  /** The review to edit; null for a new one. */
  review: OwnReview | null;
  onSent: (what: 'sent' | 'removed') => void;
}

/** The dialog in which a member writes or edits a review, rendered once its messages have loaded. */
export function reviewDialog(lang: Lang, given: Given): Promise<ComponentType<LateDialogProps>> {
  return withLateWords(
    lang,
    ['reviews', 'review-form', 'report', 'posting-photos', 'forms'],
    ({ onClose }: LateDialogProps) => <ReviewDialog {...given} onClose={onClose} />,
  );
}

const formId = 'review-form';
const reviewFields = ['stars', 'cameFor', 'visited', 'text', 'review-photos', 'accepted'] as const;
type ReviewField = (typeof reviewFields)[number];
const { text: bounds, photos: mostPhotos, months } = limits.reviews;

function ReviewDialog({ target, review, onSent, onClose }: Given & LateDialogProps) {
  const t = useWords();
  const { lang } = useSite();
  const send = useSend();
  const place = target.kind === 'business' ? target.place : null;
  const params = { id: target.kind === 'business' ? target.place.id : target.conversationId };
  const [draft] = useState(() =>
    reviewDraft(target.kind === 'business' ? String(params.id) : `conversation-${params.id}`),
  );
  // Starts with unsent input, otherwise with the submitted review.
  const of = review?.id ?? null;
  const start = draft.read(of) ?? review;
  const [stars, setStars] = useState<number | null>(start?.stars ?? null);
  const [cameFor, setCameFor] = useState<readonly string[]>(start?.cameFor ?? []);
  const [length, setLength] = useState(start?.text.length ?? 0);
  const [photos, setPhotos] = useState<readonly PostPhoto[]>(() =>
    (start?.photos ?? []).map(({ id, url, width, height, placeholder }) => ({
      ...{ id, url, width, height, placeholder },
      alt: '',
    })),
  );
  const [isUploading, setUploading] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  /** The input has changed; closing asks whether to save a draft. */
  const isWritten = useRef(false);
  const [isLeaving, setLeaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());
  const offered = [...new Set([...visitMonths(today, months), ...(review ? [review.visited] : [])])];

  const check = (field: ReviewField, values: Values) => {
    if (field === 'stars') return !values.stars && t('review-form:starsNeeded');
    if (field === 'review-photos') return isUploading && t('review-form:photosUnderWay');
    if (field === 'accepted')
      return !values.accepted && t(place ? 'review-form:termsNeeded' : 'review-form:memberTermsNeeded');
    if (field !== 'text') return undefined;
    const typed = (values.text ?? '').trim().length;
    if (typed < bounds.min) return t('review-form:tooShort', { count: bounds.min });
    return typed > bounds.max && t('review-form:tooLong', { count: bounds.max });
  };
  const { isSending, failure, announcedErrors, errors, onSubmit, onInput } = useForm({
    fields: reviewFields,
    check,
    send: async ({ text = '', visited = '' }) => {
      const said = { stars: stars ?? 0, text, accepted: true as const };
      const ids = photos.map(({ id }) => id);
      const refusal = place
        ? await send(sendReview, { params, body: { ...said, cameFor, visited, photos: ids } })
        : await send(sendPartnerReview, { params, body: said });
      if (!refusal) {
        isWritten.current = false;
        draft.drop();
        onSent('sent');
        onClose();
      }
      return refusal;
    },
  });
  const store = (changed: Partial<ReviewDraft> = {}) => {
    if (!form.current) return;
    isWritten.current = true;
    const values = new FormData(form.current);
    const text = String(values.get('text') ?? '');
    const visited = String(values.get('visited') ?? '');
    draft.store({ of, stars, cameFor, text, visited, photos, ...changed });
  };
  // Uploads finish independently of typing.
  const known = useRef(photos);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is chosen is stored by it
  useEffect(() => {
    if (known.current === photos) return;
    known.current = photos;
    store();
  }, [photos]);
  const remove = async () => {
    if (!isConfirming) return setConfirming(true);
    if (await (place ? send(removeReview, { params }) : send(removePartnerReview, { params }))) return;
    isWritten.current = false;
    draft.drop();
    onSent('removed');
    onClose();
  };
  if (isLeaving)
    return (
      <KeepDraft
        onKeep={onClose}
        onDiscard={() => {
          draft.drop();
          onClose();
        }}
      />
    );
  return (
    <Sheet
      title={t('review-form:title')}
      closeLabel={t('layout:close')}
      className={styles.sheet}
      onClose={() => (isWritten.current ? setLeaving(true) : onClose())}
      footer={() => (
        <div className={styles.foot}>
          <p className={`${textStyles.small} ${textStyles.muted}`}>
            <Icon name="clock" size="s" />
            {t('review-form:readFirst')}
          </p>
          {review && (
            <button type="button" className={buttonStyles.quiet} onClick={() => void remove()}>
              {t(isConfirming ? 'review-form:removeSurely' : 'review-form:remove')}
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
        ref={form}
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        onInput={() => store()}
      >
        <p className={styles.place}>
          <b lang={place?.lang} dir="auto">
            {place?.name ?? (target.kind === 'member' && target.name)}
          </b>
          {place && <span className={`${textStyles.small} ${textStyles.muted}`}>{place.area.name}</span>}
        </p>
        <StarsField
          label={t(place ? 'review-form:stars' : 'review-form:memberStars')}
          value={stars}
          onChange={(value) => {
            setStars(value);
            store({ stars: value });
          }}
          onInput={onInput}
          error={errors.stars}
        />
        {place && place.allServices.length > 0 && (
          <CameForField
            services={place.allServices}
            value={cameFor}
            onChange={(purposes) => {
              setCameFor(purposes);
              store({ cameFor: purposes });
            }}
            error={errors.cameFor}
          />
        )}
        {place && (
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
        )}
        <Field
          id="review-text"
          name="text"
          label={t(place ? 'review-form:text' : 'review-form:memberText')}
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
        {place && (
          <PhotoField
            name="review-photos"
            label={t('review-form:photos')}
            hint={t('review-form:photosHint')}
            value={photos}
            onChange={setPhotos}
            max={mostPhotos}
            optional
            isDescribed={false}
            error={errors['review-photos']}
            onBusyChange={setUploading}
          />
        )}
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
              {t(place ? 'review-form:honest' : 'review-form:memberHonest')}{' '}
              <a className={textStyles.link} href="/Terms-conditions" target="_blank" rel="noopener">
                {t('review-form:terms')}
              </a>
            </span>
          </label>
          {errors.accepted && <FieldError id="review-accepted-error">{errors.accepted}</FieldError>}
        </div>
        <FormNotice failure={failure} announcedErrors={announcedErrors} />
      </form>
    </Sheet>
  );
}
