import type { FormEventHandler } from 'react';
import { useWords } from '../../i18n/words.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { Phrase } from '../../ui/Phrase.tsx';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as authStyles from './auth.module.css';

interface Props {
  error: string | undefined;
  onInput: FormEventHandler<HTMLInputElement>;
}

/** The consents of a registration: the terms, and optionally the newsletter. */
export function Consents({ error, onInput }: Props) {
  const t = useWords();
  return (
    <div className={authStyles.consents}>
      <div className={fieldStyles.field}>
        <div className={authStyles.check}>
          <input
            id="register-terms"
            type="checkbox"
            name="termsAccepted"
            required
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'register-terms-error' : undefined}
            onInput={onInput}
          />
          <label htmlFor="register-terms">
            <Phrase of="account:terms" slot="terms">
              <PageLink href="/Terms-conditions" label={t('account:termsName')} />
            </Phrase>
          </label>
        </div>
        {error && <FieldError id="register-terms-error">{error}</FieldError>}
      </div>
      <label className={authStyles.check}>
        <input type="checkbox" name="newsletter" />
        <span>{t('account:newsletter')}</span>
      </label>
      <p className={`${textStyles.small} ${textStyles.muted}`}>
        <Phrase of="account:privacyNote" slot="privacy">
          <PageLink href="/Privacy-Policy" label={t('account:privacyName')} />
        </Phrase>
      </p>
    </div>
  );
}

/** Opens in a new tab, so that the form is not lost. */
function PageLink({ href, label }: { href: string; label: string }) {
  const t = useWords();
  return (
    <a className={textStyles.link} href={href} target="_blank" rel="noopener">
      {label}
      <span className={textStyles.hidden}> ({t('layout:newTab')})</span>
    </a>
  );
}
