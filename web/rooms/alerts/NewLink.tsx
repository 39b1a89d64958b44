import { useState } from 'react';
import { useLocation } from 'react-router';
import { sendAlertLink } from '../../../contract/alerts.ts';
import { endpointAddress } from '../../../contract/endpoint-address.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useSend } from '../../state/sending.ts';
import { useForm } from '../../state/use-form.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { isEmail } from '../../ui/email.ts';
import { Field } from '../../ui/Field.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { useHydrated } from '../../ui/use-hydrated.ts';
import * as styles from './AlertRows.module.css';

/**
 * Sends a new link; the response is the same whether the address has alerts or not. Without scripts the server
 * redirects back to the page with `sent=1` (`alert` after that of a new alert), or `invalid=email`.
 */
export function NewLink({ isDead = false }: { isDead?: boolean }) {
  const t = useWords();
  const send = useSend();
  const { cityCode: city, lang, cityId } = useSite();
  const hydrated = useHydrated();
  const query = new URLSearchParams(useLocation().search);
  const [isSent, setSent] = useState(query.has('sent'));
  const isNew = query.get('sent') === 'alert';
  const { isSending, failure, announcedErrors, errors, onSubmit, onInput } = useForm({
    fields: ['email'],
    initial: query.has('invalid') ? { email: t('alerts:emailNeeded') } : {},
    check: (_field, { email = '' }) => !isEmail(email.trim()) && t('alerts:emailNeeded'),
    send: async ({ email = '' }) => {
      const refusal = await send(sendAlertLink, { body: { email: email.trim() } });
      if (!refusal) setSent(true);
      return refusal;
    },
  });
  if (isSent) {
    return (
      <div role="status">
        <EmptyState
          icon="mail"
          level={1}
          title={t('alerts:linkSent')}
          text={t(isNew ? 'alerts:mailedText' : 'alerts:linkSentText')}
        />
      </div>
    );
  }
  return (
    <>
      <h1>{t(isDead ? 'alerts:deadTitle' : 'alerts:title')}</h1>
      <p className={textStyles.muted}>{t('alerts:linkText')}</p>
      <form
        className={styles.form}
        method="post"
        action={endpointAddress({ city, lang, cityId }, sendAlertLink)}
        noValidate={hydrated}
        onSubmit={(event) => void onSubmit(event)}
      >
        <Field
          id="alert-email"
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          icon="mail"
          label={t('alerts:email')}
          error={errors.email}
          onInput={onInput}
        />
        <FormNotice failure={failure} announcedErrors={announcedErrors} />
        <p>
          <button type="submit" className={buttonStyles.primary} aria-disabled={isSending || undefined}>
            {t('alerts:sendLink')}
          </button>
        </p>
      </form>
    </>
  );
}
