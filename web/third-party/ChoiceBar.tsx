import { useEffect, useRef, useState } from 'react';
import { locales } from '../../contract/locales.ts';
import { useWords } from '../i18n/words.ts';
import { contentId } from '../layout/use-arrival.ts';
import { type ThirdPartyServices, useSite } from '../site.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import { useToast } from '../ui/Toasts.tsx';
import * as styles from './ChoiceBar.module.css';
import { ChoiceList } from './ChoiceList.tsx';
import { type Choices, type ConsentService, consentServices, readChoices, saveChoices } from './choices.ts';
import { onReopen } from './reopening.ts';
import { asksNotToBeTracked } from './tracking-signal.ts';

/** The services that can be selected here: a browser with a tracking opt-out has already refused the pixel. */
function servicesToAsk(thirdParties: ThirdPartyServices): ConsentService[] {
  const isSignalled = asksNotToBeTracked();
  return consentServices.filter((service) => thirdParties[service] && !(service === 'pixel' && isSignalled));
}

/**
 * The consent prompt for third-party services: below the page, which stays usable. Refusing is as prominent as
 * accepting, and nothing is preselected. It appears until it is answered, and from the footer.
 */
export function ChoiceBar({ thirdParties }: { thirdParties: ThirdPartyServices }) {
  const t = useWords();
  const { lang } = useSite();
  const toast = useToast();
  const services = servicesToAsk(thirdParties);
  const isAnswered = () => services.every((service) => readChoices()[service] !== undefined);
  const [isOpen, setOpen] = useState(() => !isAnswered());
  const [isDetailed, setDetailed] = useState(false);
  const [calls, setCalls] = useState(0);
  const [draft, setDraft] = useState<Choices>(readChoices);
  const bar = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement | null>(null);

  useEffect(
    () =>
      onReopen(() => {
        opener.current = document.activeElement as HTMLElement | null;
        setDraft(readChoices());
        setDetailed(true);
        setOpen(true);
        setCalls((count) => count + 1);
      }),
    [],
  );
  // If opened from the footer, it receives the focus once rendered; otherwise the focus does not move.
  useEffect(() => {
    if (calls > 0) bar.current?.focus();
  }, [calls]);

  if (!isOpen) return null;

  const close = () => {
    const hadFocus = bar.current?.contains(document.activeElement);
    setOpen(false);
    setDetailed(false);
    if (hadFocus) (opener.current ?? document.getElementById(contentId))?.focus({ preventScroll: true });
    opener.current = null;
  };
  const save = (answerOf: (service: ConsentService) => boolean) => {
    const before = readChoices();
    const choices = Object.fromEntries(services.map((service) => [service, answerOf(service)]));
    saveChoices({ ...before, ...choices });
    toast({ kind: 'success', title: t('outside:saved') });
    close();
    // A running script cannot be unloaded without reloading the page.
    if (before.maps && !choices.maps && 'google' in window) location.reload();
  };
  const names = services.map((service) => t(`outside:${service}Name`));
  const list = new Intl.ListFormat(locales[lang].intl, { type: 'conjunction' }).format(names);

  return (
    <section
      ref={bar}
      className={styles.bar}
      aria-labelledby="choice-title"
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && isAnswered() && close()}
    >
      <h2 id="choice-title">{t('outside:title')}</h2>
      <p>
        {t('outside:text', { services: list })} <a href="/Privacy-Policy">{t('outside:privacy')}</a>
      </p>
      {isDetailed && (
        <ChoiceList
          services={consentServices.filter((service) => thirdParties[service])}
          askable={services}
          draft={draft}
          onChange={(service, isAllowed) => setDraft({ ...draft, [service]: isAllowed })}
        />
      )}
      <div className={styles.actions}>
        <button type="button" className={buttonStyles.outlined} onClick={() => save(() => false)}>
          {t(isDetailed ? 'outside:refuseAll' : 'outside:refuse')}
        </button>
        <button type="button" className={buttonStyles.outlined} onClick={() => save(() => true)}>
          {t(isDetailed ? 'outside:acceptAll' : 'outside:accept')}
        </button>
        {isDetailed ? (
          <button
            type="button"
            className={buttonStyles.outlined}
            onClick={() => save((service) => draft[service] === true)}
          >
            {t('outside:save')}
          </button>
        ) : (
          <button type="button" className={buttonStyles.quiet} onClick={() => setDetailed(true)}>
            {t('outside:details')}
          </button>
        )}
      </div>
    </section>
  );
}
