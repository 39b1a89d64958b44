import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SignedIn } from '../../../contract/accounts.ts';
import { linkIdentity, logInWithIdentity, type Newcomer } from '../../../contract/identities.ts';
import { type IdentityFailure, identityFailures } from '../../../contract/identity-paths.ts';
import { useWords } from '../../i18n/words.ts';
import { signIn } from '../../state/account.ts';
import type { FetchError } from '../../state/create-fetch-slice.ts';
import { safeNext } from '../../state/next-path.ts';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { useToast } from '../../ui/Toasts.tsx';

type Step =
  | { kind: 'asking' }
  | { kind: 'code' }
  | { kind: 'newcomer'; newcomer: Newcomer }
  | { kind: 'failed'; text: string };

export interface ContinuedSignIn {
  step: Step;
  /** Whether a member links an identity in the settings. */
  isLinking: boolean;
  /** The page on which it began. */
  backPath: string;
  /** Sends the code of an account with two-step sign-in. */
  sendCode: (code: string) => Promise<FetchError | null>;
  /** Stores the session, and leads to the intended page. */
  finish: (signedIn: SignedIn) => void;
}

const failureWords = {
  canceled: 'account:identityCanceled',
  expired: 'account:identityExpired',
  unavailable: 'account:identityUnavailable',
  invalid: 'account:identityInvalid',
  'too-many': 'account:identityTooMany',
} as const satisfies Record<IdentityFailure, string>;

/** Completes what an identity provider has confirmed, once on arrival. */
export function useContinuedSignIn(): ContinuedSignIn {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const navigate = useNavigate();
  const wordsOf = useRefusalWords();
  const query = new URLSearchParams(useLocation().search);
  const next = safeNext(query.get('next'));
  const isLinking = query.has('link');
  // Without a provider that led here there is nothing to request.
  const said = query.has('with') || isLinking ? query.get('failed') : (query.get('failed') ?? 'expired');
  const failure = identityFailures.find((one) => one === said);
  const [step, setStep] = useState<Step>(
    failure ? { kind: 'failed', text: t(failureWords[failure]) } : { kind: 'asking' },
  );
  const hasRequested = useRef(failure !== undefined);

  const fail = useCallback(
    (refusal: FetchError) => {
      const [first] = Object.values(refusal.errors ?? {}).flat();
      setStep({ kind: 'failed', text: first ?? wordsOf(refusal) });
    },
    [wordsOf],
  );
  const finish = useCallback(
    (signedIn: SignedIn) => {
      signIn(signedIn);
      void navigate(next ?? '/', { replace: true });
    },
    [navigate, next],
  );
  const link = useCallback(async () => {
    const { data, refusal } = await call(linkIdentity);
    if (!data) return fail(refusal);
    toast({ kind: 'success', icon: 'lock', title: t('account:identityLinked') });
    return navigate('/changePassword', { replace: true });
  }, [call, fail, navigate, t, toast]);
  const sendCode = useCallback(
    async (code: string) => {
      const { data, refusal } = await call(logInWithIdentity, { body: { ...(code && { code }) } });
      if (data?.signedIn) finish(data.signedIn);
      else if (data?.newcomer) setStep({ kind: 'newcomer', newcomer: data.newcomer });
      // A missing code is not an error yet: the page did not have the field.
      else if (refusal?.errors?.code && !code) setStep({ kind: 'code' });
      else if (refusal && !refusal.errors?.code) fail(refusal);
      else return refusal;
      return null;
    },
    [call, fail, finish],
  );
  useEffect(() => {
    if (hasRequested.current) return;
    hasRequested.current = true;
    if (isLinking) void link();
    else void sendCode('');
  }, [isLinking, link, sendCode]);

  const backPath = isLinking
    ? '/changePassword'
    : next
      ? `/Login?next=${encodeURIComponent(next)}`
      : '/Login';
  return { step, isLinking, backPath, sendCode, finish };
}
