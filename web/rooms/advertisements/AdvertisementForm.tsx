import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  type AdvertisementDetail,
  type AdvertisementFields,
  advertisementLangs,
  advertisementSlots,
  createAdvertisement,
  deleteAdvertisement,
  readAdvertisement,
  updateAdvertisement,
} from '../../../contract/advertisements.ts';
import { limits } from '../../../contract/limits.ts';
import { type Both, type Either, type Lang, langs, pickText } from '../../../contract/locales.ts';
import { cityTime, momentOf } from '../../back-office/city-clock.ts';
import * as pageStyles from '../../back-office/page.module.css';
import { AdminHead } from '../../back-office/ui/AdminHead.tsx';
import { BothField } from '../../back-office/ui/BothField.tsx';
import { ConfirmDialog } from '../../back-office/ui/ConfirmDialog.tsx';
import { DraftNotices } from '../../back-office/ui/DraftNotices.tsx';
import * as fieldsStyles from '../../back-office/ui/fields.module.css';
import { LeaveGuard } from '../../back-office/ui/LeaveGuard.tsx';
import { PictureField } from '../../back-office/ui/PictureField.tsx';
import { useDraftForm } from '../../back-office/use-draft-form.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './AdvertisementForm.module.css';
import { tones } from './AdvertisementList.tsx';
import { AdvertisementNumbers } from './AdvertisementNumbers.tsx';
import { AdvertisementPreview } from './AdvertisementPreview.tsx';
import * as numbersStyles from './numbers.module.css';

interface Props {
  /** The advertisement as read; null for a new one. */
  first: AdvertisementDetail | null;
  onSaved?: (saved: AdvertisementDetail) => void;
}

/** The initial values of a new one. */
const blank = (): AdvertisementFields => ({
  slot: 'home',
  lang: 'both',
  title: { en: '', ar: '' },
  text: { en: '', ar: '' },
  url: '',
  phone: '',
  picture: null,
  priority: 50,
  startsAt: new Date().toISOString(),
  endsAt: null,
  published: false,
});
const bothOf = (text: Either): Both => ({ en: text.en ?? '', ar: text.ar ?? '' });

/** An advertisement: its content, placement, schedule, preview and impressions. */
export function AdvertisementForm({ first, onSaved }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const navigate = useNavigate();
  const editing = useDraftForm<AdvertisementFields, AdvertisementDetail>({
    kind: 'advertisement',
    calls: {
      create: createAdvertisement,
      read: readAdvertisement,
      update: updateAdvertisement,
      remove: deleteAdvertisement,
    },
    first,
    blank,
    savedWords: () => t('admin-advertisements:saved'),
    removedWords: t('admin-advertisements:removed'),
    onSaved,
  });
  const { saved, fields, errors, isBusy, isDirty, change } = editing;
  const [isRemoving, setRemoving] = useState(false);
  const errorsOf = (name: string): Record<Lang, string | undefined> => ({
    en: errors[`${name}.en`],
    ar: errors[`${name}.ar`],
  });
  const hint = (id: string, text: string) => ({
    hintId: `${id}-hint`,
    hint: (
      <p className={fieldsStyles.hint} id={`${id}-hint`}>
        {text}
      </p>
    ),
  });
  const title = pickText(fields.title, lang).text || t('admin-advertisements:add');
  return (
    <div className={pageStyles.page}>
      <AdminHead
        title={title}
        back={{ href: '/admin/advertisements', label: t('admin-advertisements:back') }}
      >
        {saved && (
          <>
            <span className={tones[saved.state]}>{t(`admin-advertisements:state.${saved.state}`)}</span>
            <a
              className={`${buttonStyles.outlined} ${buttonStyles.small}`}
              href={`/admin/advertisements/${saved.id}/history`}
            >
              <Icon name="clock" size="s" />
              {t('admin:history')}
            </a>
          </>
        )}
      </AdminHead>
      <DraftNotices form={editing} />
      <div className={styles.form}>
        <div className={fieldStyles.field}>
          <label htmlFor="ad-slot">{t('admin-advertisements:slot')}</label>
          <div className={fieldStyles.box}>
            <select
              id="ad-slot"
              value={fields.slot}
              onChange={(event) => change({ slot: event.target.value as typeof fields.slot })}
            >
              {advertisementSlots.map((one) => (
                <option key={one} value={one}>
                  {t(`admin-advertisements:slot.${one}`)}
                </option>
              ))}
            </select>
          </div>
        </div>
        <div className={fieldStyles.field}>
          <label htmlFor="ad-lang">{t('admin-advertisements:lang')}</label>
          <div className={fieldStyles.box}>
            <select
              id="ad-lang"
              value={fields.lang}
              onChange={(event) => change({ lang: event.target.value as typeof fields.lang })}
            >
              {advertisementLangs.map((one) => (
                <option key={one} value={one}>
                  {t(`admin-advertisements:lang.${one}`)}
                </option>
              ))}
            </select>
          </div>
        </div>
        <BothField
          id="ad-title"
          label={t('admin-advertisements:fieldTitle')}
          value={fields.title}
          errors={errorsOf('title')}
          maxLength={limits.advertisement.title}
          onChange={(text) => change({ title: bothOf(text) })}
        />
        <BothField
          id="ad-text"
          label={t('admin-advertisements:fieldText')}
          optional
          rows={2}
          value={fields.text}
          errors={errorsOf('text')}
          maxLength={limits.advertisement.text}
          onChange={(text) => change({ text: bothOf(text) })}
        />
        <Field
          id="ad-url"
          label={t('admin-advertisements:fieldUrl')}
          optional
          type="text"
          inputMode="url"
          autoComplete="off"
          dir="ltr"
          value={fields.url}
          error={errors.url}
          {...hint('ad-url', t('admin-advertisements:urlHint'))}
          onChange={(event) => change({ url: event.currentTarget.value })}
        />
        <Field
          id="ad-phone"
          label={t('admin-advertisements:fieldPhone')}
          optional
          type="tel"
          autoComplete="off"
          dir="ltr"
          maxLength={limits.phone}
          value={fields.phone}
          error={errors.phone}
          onChange={(event) => change({ phone: event.currentTarget.value })}
        />
        <Field
          id="ad-from"
          label={t('admin-advertisements:fieldFrom')}
          type="datetime-local"
          dir="ltr"
          value={cityTime(fields.startsAt)}
          error={errors.startsAt}
          {...hint('ad-from', t('admin-advertisements:clockHint'))}
          onChange={(event) =>
            change({ startsAt: momentOf(event.currentTarget.value) ?? new Date().toISOString() })
          }
        />
        <Field
          id="ad-to"
          label={t('admin-advertisements:fieldTo')}
          optional
          type="datetime-local"
          dir="ltr"
          value={cityTime(fields.endsAt)}
          error={errors.endsAt}
          {...hint('ad-to', t('admin-advertisements:toHint'))}
          onChange={(event) => change({ endsAt: momentOf(event.currentTarget.value) })}
        />
        <Field
          id="ad-priority"
          label={t('admin-advertisements:fieldPriority')}
          type="number"
          inputMode="numeric"
          dir="ltr"
          min={0}
          max={100}
          value={fields.priority}
          error={errors.priority}
          {...hint('ad-priority', t('admin-advertisements:priorityHint'))}
          onChange={(event) => change({ priority: Math.round(Number(event.currentTarget.value)) || 0 })}
        />
        <div className={fieldStyles.field}>
          <PictureField
            id="ad-picture"
            label={t('admin-advertisements:fieldPicture')}
            hint={t('admin-advertisements:pictureHint')}
            url={fields.picture?.url ?? null}
            error={errors['picture.id']}
            onChange={(arrived) =>
              change({
                picture: arrived && { id: arrived.id, url: arrived.url, alt: { en: '', ar: '' } },
              })
            }
          />
          {fields.picture && (
            <BothField
              id="ad-alt"
              label={t('admin-advertisements:pictureAlt')}
              value={fields.picture.alt}
              errors={errorsOf('picture.alt')}
              maxLength={limits.pictureAlt}
              onChange={(text) =>
                fields.picture && change({ picture: { ...fields.picture, alt: bothOf(text) } })
              }
            />
          )}
        </div>
      </div>
      <section className={`${layoutStyles.panel} ${numbersStyles.numbers}`} aria-labelledby="ad-preview">
        <h2 id="ad-preview">{t('admin-advertisements:preview')}</h2>
        {langs
          .filter((one) => fields.lang === 'both' || fields.lang === one)
          .map((one) => (
            <AdvertisementPreview key={one} id={saved?.id ?? 0} fields={fields} lang={one} />
          ))}
      </section>
      {saved && <AdvertisementNumbers days={saved.days} />}
      <div className={styles.bar}>
        {fields.published ? (
          <>
            <button
              type="button"
              className={buttonStyles.primary}
              disabled={isBusy}
              onClick={() => void editing.save({ published: true })}
            >
              {t('admin-advertisements:save')}
            </button>
            <button
              type="button"
              className={buttonStyles.outlined}
              disabled={isBusy}
              onClick={() => void editing.save({ published: false })}
            >
              {t('admin-advertisements:unpublish')}
            </button>
          </>
        ) : (
          <>
            <button
              type="button"
              className={buttonStyles.primary}
              disabled={isBusy}
              onClick={() => void editing.save({ published: true })}
            >
              {t('admin-advertisements:publish')}
            </button>
            <button
              type="button"
              className={buttonStyles.outlined}
              disabled={isBusy}
              onClick={() => void editing.save({ published: false })}
            >
              {t('admin-advertisements:save')}
            </button>
          </>
        )}
        {saved && (
          <button
            type="button"
            className={buttonStyles.quiet}
            disabled={isBusy}
            onClick={() => setRemoving(true)}
          >
            {t('admin-advertisements:remove')}
          </button>
        )}
        <p className={`${textStyles.small} ${textStyles.muted}`} role="status">
          {editing.isUnkept
            ? t('admin:unkept')
            : isDirty
              ? t('admin:onDevice')
              : saved && t('admin:allSaved')}
        </p>
      </div>
      {isRemoving && (
        <ConfirmDialog
          title={t('admin-advertisements:removeTitle')}
          action={t('admin-advertisements:remove')}
          danger
          busy={isBusy}
          onConfirm={() =>
            void editing
              .remove()
              .then((isDone) => (isDone ? navigate('/admin/advertisements') : setRemoving(false)))
          }
          onClose={() => setRemoving(false)}
        >
          <p>{t('admin-advertisements:removeText')}</p>
        </ConfirmDialog>
      )}
      <LeaveGuard active={isDirty} />
    </div>
  );
}
