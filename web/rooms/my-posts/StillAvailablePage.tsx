import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { confirmStillAvailable, type StillAvailableAnswer } from '../../../contract/post-lifecycle.ts';
import { useWords } from '../../i18n/words.ts';
import { ownPlaces } from '../../member/own-places.ts';
import { useSite } from '../../site.tsx';
import { useCall } from '../../state/sending.ts';
import { dateWords } from '../../ui/date-words.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as narrowPageStyles from '../../ui/narrow-page.module.css';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import { ownKinds } from './own-kinds.ts';

function listen(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The token of an emailed link, in the fragment, which is not sent to servers on navigation. */
function useToken(): string {
  const hash = useSyncExternalStore(
    listen,
    () => location.hash,
    () => '',
  );
  return hash.slice(1);
}

/**
 * `/Still-Available`: renews a post with one click and without signing in; a click is required because mail clients
 * prefetch links.
 */
export default function StillAvailablePage() {
  const t = useWords();
  const token = useToken();
  return (
    <div className={`${layoutStyles.wrap} ${narrowPageStyles.page}`}>
      {token ? (
        <Question key={token} token={token} />
      ) : (
        <EmptyState
          icon="clock"
          level={1}
          title={t('my-posts:stillTitle')}
          text={t('my-posts:stillNoLink')}
        />
      )}
      <noscript>
        <p className={fieldStyles.summary}>{t('my-posts:noScript')}</p>
      </noscript>
    </div>
  );
}

type Progress = 'asked' | 'sending' | 'dead' | 'failed' | StillAvailableAnswer;

function Question({ token }: { token: string }) {
  const t = useWords();
  const { lang } = useSite();
  const call = useCall();
  const [progress, setProgress] = useState<Progress>('asked');
  const box = useRef<HTMLDivElement>(null);
  const isOver = progress === 'dead' || typeof progress === 'object';
  useEffect(() => {
    if (isOver) box.current?.focus();
  }, [isOver]);

  async function confirm(): Promise<void> {
    if (progress === 'sending') return;
    setProgress('sending');
    const { data, refusal } = await call(confirmStillAvailable, { body: { token } });
    if (!refusal) setProgress(data);
    else setProgress(refusal.code === 'invalid_fields' ? 'dead' : 'failed');
  }

  if (typeof progress === 'object') {
    const { kind, title, expiresAt } = progress;
    const text = expiresAt
      ? t('my-posts:stillDoneText', { date: dateWords(expiresAt, lang) })
      : t('my-posts:renewed');
    return (
      <div ref={box} role="status" tabIndex={-1}>
        <EmptyState icon="check" level={1} title={t('my-posts:stillDone')} text={text}>
          <a
            className={buttonStyles.primary}
            href={ownKinds[kind].publicPath(progress)}
            dir="auto"
            lang={progress.lang}
          >
            {title}
          </a>
          <a className={buttonStyles.outlined} href={ownPlaces[kind].path}>
            {t(ownPlaces[kind].title)}
          </a>
        </EmptyState>
      </div>
    );
  }
  if (progress === 'dead') {
    return (
      <div ref={box} role="status" tabIndex={-1}>
        <EmptyState icon="warning" level={1} title={t('my-posts:deadTitle')} text={t('my-posts:deadText')}>
          <a className={buttonStyles.primary} href="/my-business">
            {t('member:myPosts')}
          </a>
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <EmptyState icon="clock" level={1} title={t('my-posts:stillTitle')} text={t('my-posts:stillText')}>
        <button
          type="button"
          className={`${buttonStyles.primary} ${buttonStyles.large}`}
          aria-disabled={progress === 'sending' || undefined}
          onClick={() => void confirm()}
        >
          {t('my-posts:stillYes')}
        </button>
      </EmptyState>
      <div role="alert">
        {progress === 'failed' && (
          <p className={fieldStyles.summary}>
            <Icon name="warning" />
            {t('my-posts:stillFailed')}
          </p>
        )}
      </div>
    </>
  );
}
