import { useState } from 'react';
import { requestAlertAddress } from '../../../contract/alerts.ts';
import { isolate } from '../../i18n/isolate.ts';
import { useWords } from '../../i18n/words.ts';
import { useSend } from '../../state/sending.ts';
import { useForm } from '../../state/use-form.ts';
import { isEmail } from '../../ui/email.ts';
import { Field } from '../../ui/Field.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './AlertRows.module.css';

/** Where the alerts of a link are sent, with a form that moves them to an address once that has confirmed it. */
export function ChangeAddress({ token, email: current }: { token: string; email: string }) {
  const t = useWords();
  const send = useSend();
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { isSending, failure, announcedErrors, errors, onSubmit, onInput } = useForm({
    fields: ['email'],
    check: (_field, { email = '' }) => !isEmail(email.trim()) && t('alerts:emailNeeded'),
    send: async ({ email = '' }) => {
      const refusal = await send(requestAlertAddress, { body: { token, email: email.trim() } });
      if (!refusal) setSentTo(email.trim());
      return refusal;
    },
  });
  return (
    <>
      <div className={styles.address}>
        <p className={textStyles.muted}>{t('alerts:sentTo', { email: isolate(current) })}</p>
        <button
          type="button"
          className={textStyles.link}
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
            setSentTo(null);
          }}
        >
          {t('alerts:changeAddress')}
        </button>
      </div>
      <div role="status">
        {isOpen && sentTo && (
          <p className={`${layoutStyles.panel} ${styles.wide}`}>
            <b>{t('alerts:mailed')}</b>{' '}
            {t('alerts:addressMailed', { email: isolate(sentTo), current: isolate(current) })}
          </p>
        )}
      </div>
      {isOpen && !sentTo && (
        <form
          className={`${layoutStyles.panel} ${styles.form} ${styles.wide}`}
          aria-label={t('alerts:changeAddress')}
          noValidate
          onSubmit={(event) => void onSubmit(event)}
        >
          <Field
            id="new-email"
            name="email"
            type="email"
            dir="ltr"
            autoComplete="email"
            icon="mail"
            label={t('alerts:newEmail')}
            error={errors.email}
            onInput={onInput}
            hint={
              <p className={`${textStyles.small} ${textStyles.muted}`} id="new-email-hint">
                {t('alerts:newEmailHint')}
              </p>
            }
            hintId="new-email-hint"
          />
          <FormNotice failure={failure} announcedErrors={announcedErrors} />
          <p>
            <button type="submit" className={buttonStyles.primary} aria-disabled={isSending || undefined}>
              {t('alerts:sendAddressLink')}
            </button>
          </p>
        </form>
      )}
    </>
  );
}
