import { useState } from 'react';
import {
  closeMessage,
  type MessageDetail,
  readMessage,
  reopenMessage,
} from '../../../../contract/contact.ts';
import { useAccess } from '../../../back-office/access.ts';
import * as pageStyles from '../../../back-office/page.module.css';
import { timeWords } from '../../../back-office/time-words.ts';
import { AdminHead } from '../../../back-office/ui/AdminHead.tsx';
import * as cardStyles from '../../../back-office/ui/card.module.css';
import { UnreadPage } from '../../../back-office/ui/UnreadPage.tsx';
import { useAdminRead } from '../../../back-office/use-admin-read.ts';
import { useWords, type WordKey } from '../../../i18n/words.ts';
import { useSite } from '../../../site.tsx';
import { useCall } from '../../../state/sending.ts';
import { useRefusalWords } from '../../../state/use-refusal-words.ts';
import { Email } from '../../../ui/Email.tsx';
import { Phone } from '../../../ui/Phone.tsx';
import * as buttonStyles from '../../../ui/shared/button.module.css';
import * as layoutStyles from '../../../ui/shared/layout.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';
import { useToast } from '../../../ui/Toasts.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { MessageStatusTag } from './MessageStatusTag.tsx';
import * as messageStyles from './message.module.css';

/** One message, its answers, and a draft of the next one. */
export function MessagePage({ id }: { id: string }) {
  const t = useWords();
  const read = useAdminRead(readMessage, { params: { id } });
  const back = { href: '/admin/messages', label: t('admin:section.messages') };
  if (read.status !== 'ready')
    return (
      <UnreadPage
        reading={read}
        title={t('admin:section.messages')}
        back={back}
        icon="mail"
        missing={{
          title: t('admin-contact:missing'),
          text: t('admin-contact:missingText'),
          codes: [404, 422],
        }}
      />
    );
  return (
    <div className={pageStyles.page}>
      <AdminHead title={read.data.message.name} back={back} />
      <Message detail={read.data} />
    </div>
  );
}

function Message({ detail: asRead }: { detail: MessageDetail }) {
  const t = useWords();
  const { lang } = useSite();
  const toast = useToast();
  const call = useCall();
  const wordsOf = useRefusalWords();
  const access = useAccess();
  const [detail, setDetail] = useState(asRead);
  const [isBusy, setBusy] = useState(false);
  const { message, answers, personId } = detail;
  const take = (fresh: MessageDetail, said: WordKey) => {
    setDetail(fresh);
    toast({ kind: 'success', title: t(said) });
    access.again();
  };
  async function move(verb: 'close' | 'reopen') {
    setBusy(true);
    const { data, refusal } = await call(verb === 'close' ? closeMessage : reopenMessage, {
      params: { id: message.id },
    });
    setBusy(false);
    if (refusal) toast({ kind: 'error', title: t('admin:failed'), text: wordsOf(refusal) });
    else take(data, verb === 'close' ? 'admin-contact:wasClosed' : 'admin-contact:wasReopened');
  }
  const isClosed = message.status === 'closed';
  return (
    <div className={cardStyles.columns}>
      <div>
        <section
          className={`${layoutStyles.panel} ${cardStyles.card}`}
          aria-label={t('admin-contact:message')}
        >
          <p className={messageStyles.text} dir="auto" lang={message.lang}>
            {message.message}
          </p>
          <small className={textStyles.muted}>
            <time dateTime={message.at}>{timeWords(message.at, lang)}</time>
          </small>
        </section>
        {answers.map((answer) => (
          <section
            key={answer.id}
            className={`${layoutStyles.panel} ${cardStyles.card} ${messageStyles.quote}`}
            aria-label={t('admin-contact:answer')}
          >
            <h2 dir="auto">{answer.subject}</h2>
            <p className={messageStyles.text} dir="auto">
              {answer.body}
            </p>
            <small className={textStyles.muted}>
              <bdi>{answer.by ?? t('admin-contact:byGone')}</bdi> ·{' '}
              <time dateTime={answer.at}>{timeWords(answer.at, lang)}</time>
            </small>
          </section>
        ))}
        {!isClosed && (
          <AnswerForm
            key={answers.length}
            detail={detail}
            onSent={(fresh) => take(fresh, 'admin-contact:wasSent')}
          />
        )}
      </div>
      <div>
        <section
          className={`${layoutStyles.panel} ${cardStyles.card}`}
          aria-label={t('admin-contact:sender')}
        >
          <dl className={cardStyles.facts}>
            <dt>{t('admin-contact:status')}</dt>
            <dd>
              <MessageStatusTag status={message.status} />
            </dd>
            <dt>{t('admin-contact:email')}</dt>
            <dd>
              <Email of={message.email} />
            </dd>
            <dt>{t('admin-contact:phone')}</dt>
            <dd>{message.phone ? <Phone number={message.phone} /> : t('admin-contact:none')}</dd>
            <dt>{t('admin-contact:lang')}</dt>
            <dd>{t(`admin-contact:lang.${message.lang}`)}</dd>
          </dl>
          <div className={layoutStyles.row}>
            {personId !== null && (
              <a className={buttonStyles.outlined} href={`/admin/users/${personId}`}>
                {t('admin-contact:toAccount')}
              </a>
            )}
            <button
              type="button"
              className={buttonStyles.outlined}
              disabled={isBusy}
              onClick={() => void move(isClosed ? 'reopen' : 'close')}
            >
              {t(isClosed ? 'admin-contact:reopen' : 'admin-contact:close')}
            </button>
          </div>
        </section>
      </div>
    </div>
  );
}
