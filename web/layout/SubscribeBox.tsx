import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { endpointAddress } from '../../contract/endpoint-address.ts';
import { limits } from '../../contract/limits.ts';
import { subscribe } from '../../contract/newsletter.ts';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { useSend } from '../state/sending.ts';
import { useAppSelector } from '../store.ts';
import { isEmail } from '../ui/email.ts';
import { Icon } from '../ui/Icon.tsx';
import { Later } from '../ui/Later.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as textStyles from '../ui/shared/text.module.css';
import { useHydrated } from '../ui/use-hydrated.ts';
import * as styles from './Footer.module.css';

/**
 * The newsletter form at the top of the footer. After a valid submission the button confirms for a while and the
 * field is cleared (section 4 of the specification). Without scripts the server redirects back to the page with
 * `subscribed=1`, or `0` for an invalid address.
 */
export function SubscribeBox() {
  const t = useWords();
  const send = useSend();
  const hydrated = useHydrated();
  const { cityCode: city, lang, cityId, thirdParties } = useSite();
  const text = useAppSelector((state) => state.settings.generalSettings.data?.footer.subscribe);
  const subscribed = new URLSearchParams(useLocation().search).get('subscribed');
  const [done, setDone] = useState(subscribed === '1');
  const [isConfirmationSent, setConfirmationSent] = useState(done);
  const [error, setError] = useState(subscribed === '0' ? t('layout:emailInvalid') : null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!done) return;
    const label = setTimeout(() => setDone(false), limits.subscribedLabelMs);
    const clear = setTimeout(() => {
      if (input.current) input.current.value = '';
    }, limits.inputClearMs);
    return () => {
      clearTimeout(label);
      clearTimeout(clear);
    };
  }, [done]);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const email = input.current?.value.trim() ?? '';
    if (done) return;
    if (!isEmail(email)) {
      setError(t('layout:emailInvalid'));
      input.current?.focus();
      return;
    }
    setError(null);
    const refusal = await send(subscribe, { body: { email } });
    if (!refusal) {
      setDone(true);
      setConfirmationSent(true);
    } else
      setError(refusal.errors?.email?.[0] ?? (refusal.code ? refusal.message : t('layout:subscribeFailed')));
  };

  return (
    <section className={styles.subscribe} id="newsletter" aria-labelledby="newsletter-title">
      <div>
        <h2 id="newsletter-title">{t('layout:newsletter')}</h2>
        <p>{text}</p>
      </div>
      <div>
        <form
          method="post"
          action={endpointAddress({ city, lang, cityId }, subscribe)}
          noValidate={hydrated}
          onSubmit={(event) => void onSubmit(event)}
        >
          <div className={styles.field}>
            <Icon name="mail" />
            <input
              ref={input}
              type="email"
              name="email"
              dir="ltr"
              required
              autoComplete="email"
              placeholder={t('layout:yourEmail')}
              aria-label={t('layout:yourEmail')}
              aria-invalid={error ? true : undefined}
              aria-describedby="newsletter-said"
              onInput={({ currentTarget: { value } }) => error && isEmail(value) && setError(null)}
            />
          </div>
          <button type="submit" className={buttonStyles.accent}>
            {done ? t('layout:subscribed') : t('layout:subscribe')}
          </button>
        </form>
        <p id="newsletter-said" className={styles.answer} role="status">
          {error}
          {done && <span className={textStyles.hidden}>{t('layout:subscribedWell')}</span>}
        </p>
        {isConfirmationSent && !error && (
          <p className={`${styles.answer} ${styles.next}`}>{t('layout:subscribedNext')}</p>
        )}
        {thirdParties?.push && (
          <Later load={async () => (await import('../third-party/start-push.tsx')).newsSwitch(lang)} />
        )}
      </div>
    </section>
  );
}
