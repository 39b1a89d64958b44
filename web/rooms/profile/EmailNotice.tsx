import { useState } from 'react';
import type { User } from '../../../contract/accounts.ts';
import { resendConfirmation } from '../../../contract/profile.ts';
import { useWords } from '../../i18n/words.ts';
import * as noticeStyles from '../../member/notice.module.css';
import { useSend } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { Email } from '../../ui/Email.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Phrase } from '../../ui/Phrase.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import { useToast } from '../../ui/Toasts.tsx';

/** Says that an address waits to be confirmed, and sends the link again when asked. */
export function EmailNotice({ user: { email, emailConfirmed, pendingEmail } }: { user: User }) {
  const t = useWords();
  const toast = useToast();
  const send = useSend();
  const wordsOf = useRefusalWords();
  const [isSent, setSent] = useState(false);
  if (emailConfirmed && !pendingEmail) return null;
  const sendAgain = async () => {
    const refusal = await send(resendConfirmation, {});
    setSent(!refusal);
    if (refusal) toast({ kind: 'error', title: wordsOf(refusal) });
    else toast({ kind: 'success', icon: 'mail', title: t('member:sentAgain') });
  };
  return (
    <div className={noticeStyles.notice}>
      <Icon name="mail" />
      <div className={layoutStyles.grow}>
        {!emailConfirmed && (
          <>
            <b>{t('member:confirmEmail')}</b>
            <p>
              <Phrase of="member:confirmEmailText" slot="email">
                <Email of={email} />
              </Phrase>
            </p>
          </>
        )}
        {pendingEmail && (
          <p>
            <Phrase of="member:pendingEmail" slot="email">
              <bdi dir="ltr">{pendingEmail}</bdi>
            </Phrase>
          </p>
        )}
      </div>
      {!emailConfirmed && !isSent && (
        <button
          type="button"
          className={`${buttonStyles.outlined} ${buttonStyles.small}`}
          onClick={() => void sendAgain()}
        >
          {t('member:sendAgain')}
        </button>
      )}
    </div>
  );
}
