import { useEffect, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as styles from './NewsSwitch.module.css';
import { type PushState, pushState, startNews, stopNews, supportsNewsPush } from './news-push.ts';

/**
 * Offers to subscribe this browser to news. The permission prompt appears only after a click, and without push
 * support there is no offer.
 */
export function NewsSwitch() {
  const t = useWords();
  const site = useSite();
  const key = site.thirdParties?.push;
  const [state, setState] = useState<PushState | 'unknown'>('unknown');
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!supportsNewsPush()) return;
    // A user who denied permission sees this only after a click.
    pushState(site).then(
      (found) => found !== 'denied' && setState(found),
      () => undefined,
    );
  }, [site]);
  if (!key || state === 'unknown') return null;

  const change = async () => {
    if (isAsking) return;
    setAsking(true);
    setFailed(false);
    try {
      setState(await (state === 'on' ? stopNews(site) : startNews(site, key)));
    } catch {
      setFailed(true);
    } finally {
      setAsking(false);
    }
  };
  const word = isAsking ? 'notifyAsking' : state === 'on' ? 'notifyStop' : 'notify';
  return (
    <div className={styles.offer}>
      {state === 'on' && <span>{t('outside:notified')}</span>}
      {state !== 'denied' && (
        <button
          type="button"
          className={buttonStyles.plain}
          aria-disabled={isAsking}
          onClick={() => void change()}
        >
          {state !== 'on' && <Icon name="bell" />}
          {t(`outside:${word}`)}
        </button>
      )}
      <p role="status">
        {hasFailed && t('outside:notifyFailed')}
        {state === 'denied' && t('outside:notifyDenied')}
      </p>
    </div>
  );
}
