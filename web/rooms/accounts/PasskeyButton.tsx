import { useEffect, useRef, useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { useWords } from '../../i18n/words.ts';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { PasskeyOutcome } from './passkey-sign-in.ts';

/** The options are requested again before they expire. */
const renewMs = (limits.passkeys.challengeMinutes - 1) * 60_000;

/** Signs in with a passkey: with this button, or at the email field if the browser offers it there. */
export function PasskeyButton() {
  const t = useWords();
  const call = useCall();
  const wordsOf = useRefusalWords();
  const isHydrated = useHydrated();
  const [failure, setFailure] = useState<string | null>(null);

  const report = (outcome: PasskeyOutcome) => {
    if (typeof outcome === 'object') {
      const [first] = Object.values(outcome.errors ?? {}).flat();
      setFailure(first ?? wordsOf(outcome));
    } else if (outcome === 'failed') setFailure(t('account:passkeyFailed'));
    else if (outcome === 'unsupported') setFailure(t('account:passkeyUnsupported'));
  };
  /** Conditional mediation would close the dialog. */
  const isDialogOpen = useRef(false);
  const press = async () => {
    setFailure(null);
    isDialogOpen.current = true;
    try {
      const { signInWithPasskey } = await import('./passkey-sign-in.ts');
      report(await signInWithPasskey(call));
    } catch {
      setFailure(t('account:passkeyFailed'));
    }
    isDialogOpen.current = false;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the offer outlives renders
  useEffect(() => {
    let isGone = false;
    const offer = async () => {
      const { signInWithPasskey } = await import('./passkey-sign-in.ts');
      if (isGone || isDialogOpen.current) return;
      const outcome = await signInWithPasskey(call, true);
      // Without a press, only the server's response to a chosen passkey is reported.
      if (typeof outcome === 'object') report(outcome);
    };
    const begin = () => void offer().catch(() => undefined);
    begin();
    const timer = setInterval(begin, renewMs);
    return () => {
      isGone = true;
      clearInterval(timer);
      void import('@simplewebauthn/browser').then(
        ({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony(),
        () => undefined,
      );
    };
  }, []);

  return (
    <>
      <button
        type="button"
        className={`${buttonStyles.outlined} ${buttonStyles.wide}`}
        disabled={!isHydrated}
        onClick={() => void press()}
      >
        {t('account:passkeySignIn')}
      </button>
      {failure && (
        <p className={fieldStyles.summary} role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
