import type { User } from '../../../contract/accounts.ts';
import { useWords } from '../../i18n/words.ts';
import * as noticeStyles from '../../member/notice.module.css';
import { Email } from '../../ui/Email.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Phrase } from '../../ui/Phrase.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import { useConfirmation } from './use-confirmation.ts';

/** Notes that an address is unconfirmed, and sends the link again on request. */
export function EmailNotice({ user: { email, emailConfirmed, pendingEmail } }: { user: User }) {
  const t = useWords();
  const { isSent, sendAgain } = useConfirmation();
  if (emailConfirmed && !pendingEmail) return null;
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
