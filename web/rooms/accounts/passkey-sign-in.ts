import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
} from '@simplewebauthn/browser';
import { logInWithPasskey, requestPasskey } from '../../../contract/passkeys.ts';
import { signIn } from '../../state/account.ts';
import type { FetchError } from '../../state/create-fetch-slice.ts';
import type { useCall } from '../../state/sending.ts';

type Call = ReturnType<typeof useCall>;

/**
 * The result of a sign-in: `canceled` by the user or by another attempt, `unsupported` by the browser, or rejected
 * by the site.
 */
export type PasskeyOutcome = 'signed-in' | 'canceled' | 'unsupported' | 'failed' | FetchError;

/**
 * Signs in with a passkey that the browser offers in a dialog or at the email field.
 * @param inField whether the browser offers it at the field; the promise then settles once the user has chosen one
 */
export async function signInWithPasskey(call: Call, inField = false): Promise<PasskeyOutcome> {
  const isSupported = inField ? await browserSupportsWebAuthnAutofill() : browserSupportsWebAuthn();
  if (!isSupported) return 'unsupported';
  const { data: optionsJSON, refusal } = await call(requestPasskey);
  if (!optionsJSON) return refusal ?? 'failed';
  const chosen = await startAuthentication({ optionsJSON, useBrowserAutofill: inField }).catch(() => null);
  if (!chosen) return 'canceled';
  const { id, rawId, response } = chosen;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const credential = {
    ...{ id, rawId, type: 'public-key' as const, clientExtensionResults: {} },
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  };
  const { data, refusal: rejected } = await call(logInWithPasskey, { body: { credential } });
  if (!data) return rejected ?? 'failed';
  signIn(data);
  return 'signed-in';
}
