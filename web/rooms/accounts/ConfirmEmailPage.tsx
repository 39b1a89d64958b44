import { useCallback, useEffect, useRef, useState } from 'react';
import { confirmEmail } from '../../../contract/accounts.ts';
import { useWords } from '../../i18n/words.ts';
import { readAccount } from '../../state/account.ts';
import { adoptAccount } from '../../state/rename-account.ts';
import { useCall } from '../../state/sending.ts';
import { profile } from '../../state/slices.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { useAppDispatch } from '../../store.ts';
import { Email } from '../../ui/Email.tsx';
import { Phrase } from '../../ui/Phrase.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import * as authStyles from './auth.module.css';

type Result = { kind: 'asking' } | { kind: 'confirmed'; email: string } | { kind: 'dead' } | Failed;
interface Failed {
  kind: 'failed';
  text: string;
}

/**
 * `/Confirm-Email`: confirms an address by the token in the fragment of the emailed link. It is sent by script on
 * arrival, so that programs that scan emails for links do not confirm it.
 */
export default function ConfirmEmailPage() {
  const t = useWords();
  const { result, again } = useConfirmation();
  const titles = {
    asking: 'confirmTitle',
    confirmed: 'confirmed',
    dead: 'notConfirmed',
    failed: 'confirmFailed',
  } as const;
  return (
    <AuthFrame title={t(`account:${titles[result.kind]}`)} lead={null} said={t('account:registerWelcome')}>
      <div className={authStyles.step}>
        <p role="status">
          {result.kind === 'asking' && t('account:confirming')}
          {result.kind === 'dead' && t('account:notConfirmedText')}
          {result.kind === 'failed' && result.text}
          {result.kind === 'confirmed' && (
            <Phrase of="account:confirmedText" slot="email">
              <Email of={result.email} />
            </Phrase>
          )}
        </p>
        {result.kind === 'failed' && (
          <button
            type="button"
            className={`${buttonStyles.primary} ${buttonStyles.large} ${buttonStyles.wide}`}
            onClick={again}
          >
            {t('account:tryAgain')}
          </button>
        )}
        {(result.kind === 'confirmed' || result.kind === 'dead') && (
          <a className={`${buttonStyles.primary} ${buttonStyles.large} ${buttonStyles.wide}`} href="/Profile">
            {t('account:toProfile')}
          </a>
        )}
        {result.kind !== 'asking' && (
          <a className={`${buttonStyles.outlined} ${buttonStyles.wide}`} href="/">
            {t('account:toHome')}
          </a>
        )}
      </div>
    </AuthFrame>
  );
}

function useConfirmation(): { result: Result; again: () => void } {
  const call = useCall();
  const dispatch = useAppDispatch();
  const wordsOf = useRefusalWords();
  const [result, setResult] = useState<Result>({ kind: 'asking' });
  const token = useRef<string | null>(null);
  /** If the user is signed in here, their address may have changed. */
  const refreshAccount = useCallback(async () => {
    if (!readAccount().isSignedIn) return;
    dispatch(profile.slice.actions.forget('account'));
    const read = await dispatch(profile.thunks.account({ silent: true }));
    if (profile.thunks.account.fulfilled.match(read) && read.payload) adoptAccount(read.payload);
  }, [dispatch]);
  const ask = useCallback(async () => {
    if (!token.current) return setResult({ kind: 'dead' });
    setResult({ kind: 'asking' });
    const { data, refusal } = await call(confirmEmail, { body: { token: token.current } });
    if (data) {
      setResult({ kind: 'confirmed', email: data.email });
      await refreshAccount();
    } else if (refusal.status >= 400 && refusal.status < 429) setResult({ kind: 'dead' });
    else setResult({ kind: 'failed', text: wordsOf(refusal) });
  }, [call, wordsOf, refreshAccount]);
  useEffect(() => {
    if (token.current !== null) return;
    token.current = location.hash.slice(1);
    // Removes the token from the address, which may be shared or read later.
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
    void ask();
  }, [ask]);
  return { result, again: () => void ask() };
}
