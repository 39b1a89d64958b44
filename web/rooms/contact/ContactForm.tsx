import { useEffect, useRef } from 'react';
import { sendContactMessage } from '../../../contract/contact.ts';
import { endpointAddress } from '../../../contract/endpoint-address.ts';
import { limits } from '../../../contract/limits.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { Alert, type AlertMessage } from '../../ui/Alert.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { useHydrated } from '../../ui/use-hydrated.ts';
import * as formStyles from './ContactForm.module.css';
import * as styles from './contact.module.css';
import { useContactForm } from './use-contact-form.ts';

/** Seconds, long enough to read the confirmation. */
const thanksCount = 10;

/** A message to the team: after submission the form is cleared, and a confirmation is displayed for a while. */
export function ContactForm() {
  const t = useWords();
  const { cityCode: city, lang, cityId } = useSite();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const {
    isSent,
    isSending,
    isThanked,
    about,
    failure,
    announcedErrors,
    errors,
    onSubmit,
    onInput,
    onThanked,
    again,
  } = useContactForm(() => form.current?.reset());
  const thanks: AlertMessage = {
    kind: 'success',
    title: t('contact:thanks'),
    text: t('contact:thanksText'),
    count: thanksCount,
  };
  if (isSent) return <Thanks onAgain={again} />;
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={endpointAddress({ city, lang, cityId }, sendContactMessage)}
      noValidate={hydrated}
      aria-labelledby="contact-form-title"
      onSubmit={(event) => void onSubmit(event)}
    >
      <div>
        <h2 id="contact-form-title">{t('contact:formTitle')}</h2>
        <p className={`${textStyles.small} ${textStyles.muted}`}>{t('contact:formText')}</p>
      </div>
      <Field
        id="contact-name"
        name="name"
        label={t('contact:name')}
        icon="user"
        dir="auto"
        autoComplete="name"
        maxLength={limits.contact.name}
        error={errors.name}
        onInput={onInput}
      />
      <Field
        id="contact-email"
        name="email"
        type="email"
        label={t('contact:email')}
        icon="mail"
        dir="ltr"
        autoComplete="email"
        error={errors.email}
        onInput={onInput}
      />
      <Field
        id="contact-phone"
        name="phone"
        type="tel"
        label={t('contact:phone')}
        icon="phone"
        dir="ltr"
        autoComplete="tel"
        maxLength={limits.contact.phone}
        optional
        error={errors.phone}
        onInput={onInput}
      />
      <Field
        id="contact-message"
        name="message"
        label={t('contact:message')}
        rows={6}
        dir="auto"
        maxLength={limits.contact.message}
        defaultValue={about && `${t('contact:about', { address: about })}\n`}
        error={errors.message}
        onInput={onInput}
      />
      {/* Bots that fill in all fields fill in this one too, and their message is discarded. */}
      <div className={formStyles.trap} aria-hidden="true">
        <label>
          {t('contact:trap')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <FormNotice failure={failure} announcedErrors={announcedErrors} />
      <button
        type="submit"
        className={`${buttonStyles.primary} ${buttonStyles.large}`}
        aria-disabled={isSending || undefined}
      >
        {t('contact:send')}
      </button>
      <Alert message={isThanked ? thanks : null} onHide={onThanked} />
    </form>
  );
}

/** Without scripts, this replaces the form after submission. */
function Thanks({ onAgain }: { onAgain: () => void }) {
  const t = useWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={formStyles.thanks} role="status" tabIndex={-1}>
      <span className={formStyles.icon}>
        <Icon name="check" size="l" />
      </span>
      <h2>{t('contact:thanks')}</h2>
      <p className={textStyles.muted}>{t('contact:thanksText')}</p>
      <a
        className={buttonStyles.outlined}
        href="/Contact"
        onClick={(event) => {
          event.preventDefault();
          onAgain();
        }}
      >
        {t('contact:writeAgain')}
      </a>
    </div>
  );
}
