import { useEffect, useState } from 'react';
import { sendResetCode } from '../../../contract/accounts.ts';
import { limits } from '../../../contract/limits.ts';
import { useWords } from '../../i18n/words.ts';
import { useSend } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as textStyles from '../../ui/shared/text.module.css';

/** Requests another code, after a countdown. */
export function ResendButton({ email }: { email: string }) {
  const t = useWords();
  const send = useSend();
  const wordsOf = useRefusalWords();
  const [until, setUntil] = useState(() => Date.now() + limits.code.resendSeconds * 1000);
  const [left, setLeft] = useState<number>(limits.code.resendSeconds);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, limits.alertStepMs);
    return () => clearInterval(timer);
  }, [until]);
  const resend = async () => {
    if (left > 0) return;
    setSaid('');
    const refusal = await send(sendResetCode, { body: { email } });
    const pause = refusal ? (refusal.retryAfter ?? 0) : limits.code.resendSeconds;
    setUntil(Date.now() + pause * 1000);
    setSaid(refusal ? wordsOf(refusal) : t('account:resent'));
  };
  return (
    <>
      <button
        type="button"
        className={`${buttonStyles.outlined} ${buttonStyles.wide}`}
        aria-disabled={left > 0 || undefined}
        onClick={() => void resend()}
      >
        {left > 0 ? t('account:resendIn', { count: left }) : t('account:resend')}
      </button>
      <p role="status" className={textStyles.small}>
        {said}
      </p>
    </>
  );
}
