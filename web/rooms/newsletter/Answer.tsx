import { useEffect, useRef, useState } from 'react';
import { stopAlerts } from '../../../contract/alerts.ts';
import { stopMessageMails } from '../../../contract/inbox-settings.ts';
import { confirmSubscription, endSubscription } from '../../../contract/newsletter.ts';
import { stopReviewMails } from '../../../contract/review-mails.ts';
import { useWords } from '../../i18n/words.ts';
import { useSend } from '../../state/sending.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import type { Act, MailLink } from './use-mail-link.ts';

type Progress = 'initial' | 'sending' | 'done' | 'dead' | 'failed';

/** The messages of each step, by the action of its button. */
const words = {
  confirm: {
    initial: ['newsletter:confirmTitle', 'newsletter:confirmText', 'newsletter:confirm'],
    done: ['newsletter:confirmedTitle', 'newsletter:confirmedText', 'newsletter:leave'],
  },
  leave: {
    initial: ['newsletter:leaveTitle', 'newsletter:leaveText', 'newsletter:leave'],
    done: ['newsletter:leftTitle', 'newsletter:leftText', 'newsletter:rejoin'],
  },
  stop: {
    initial: ['newsletter:stopTitle', 'newsletter:stopText', 'newsletter:stop'],
    done: ['newsletter:stoppedTitle', 'newsletter:stoppedText', null],
  },
  reviews: {
    initial: ['newsletter:reviewsTitle', 'newsletter:reviewsText', 'newsletter:stop'],
    done: ['newsletter:stoppedTitle', 'newsletter:reviewsStoppedText', null],
  },
  messages: {
    initial: ['newsletter:messagesTitle', 'newsletter:messagesText', 'newsletter:stop'],
    done: ['newsletter:stoppedTitle', 'newsletter:messagesStoppedText', null],
  },
} as const;

const endpoints = {
  confirm: confirmSubscription,
  leave: endSubscription,
  stop: stopAlerts,
  reviews: stopReviewMails,
  messages: stopMessageMails,
};

/** The undo action; undoing emails of alerts turns them on again. */
const opposite: Record<Act, Act> = {
  confirm: 'leave',
  leave: 'confirm',
  ...{ stop: 'stop', reviews: 'reviews', messages: 'messages' },
};

/** Asks for confirmation, performs the action, reports the result, and offers to undo it. */
export function Answer({ link: { act: first, token } }: { link: MailLink }) {
  const t = useWords();
  const send = useSend();
  const [act, setAct] = useState(first);
  const [progress, setProgress] = useState<Progress>('initial');
  const box = useRef<HTMLDivElement>(null);
  const isOver = progress === 'done' || progress === 'dead';
  useEffect(() => {
    if (isOver) box.current?.focus();
  }, [isOver]);

  const run = async (what: Act) => {
    if (progress === 'sending') return;
    setAct(what);
    setProgress('sending');
    const refusal = await send(endpoints[what], { body: { token } });
    if (!refusal) setProgress('done');
    else setProgress(refusal.code === 'invalid_fields' ? 'dead' : 'failed');
  };

  if (progress === 'dead') {
    return (
      <div ref={box} role="status" tabIndex={-1}>
        <EmptyState
          icon="warning"
          level={1}
          title={t('newsletter:deadTitle')}
          text={t('newsletter:deadText')}
        />
      </div>
    );
  }
  const [title, text, button] = words[act][progress === 'done' ? 'done' : 'initial'];
  const next = progress === 'done' ? opposite[act] : act;
  return (
    <>
      <div ref={box} role={progress === 'done' ? 'status' : undefined} tabIndex={-1}>
        <EmptyState icon={progress === 'done' ? 'check' : 'mail'} level={1} title={t(title)} text={t(text)}>
          {button && (
            <button
              type="button"
              className={
                progress === 'done' ? buttonStyles.outlined : `${buttonStyles.primary} ${buttonStyles.large}`
              }
              aria-disabled={progress === 'sending' || undefined}
              onClick={() => void run(next)}
            >
              {t(button)}
            </button>
          )}
          {progress === 'done' && (
            <a className={buttonStyles.quiet} href="/">
              {t('newsletter:home')}
            </a>
          )}
        </EmptyState>
      </div>
      <div role="alert">
        {progress === 'failed' && (
          <p className={fieldStyles.summary}>
            <Icon name="warning" />
            {t('newsletter:failed')}
          </p>
        )}
      </div>
    </>
  );
}
