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

/** How a sign-in ended: `canceled` by its user or by another one, `unsupported` by the browser, or refused by the site. */
export type PasskeyOutcome = 'signed-in' | 'canceled' | 'unsupported' | 'failed' | FetchError;

/**
 * Signs in with a passkey that the browser offers in a dialog, or while the email is filled in.
 * @param inField whether the browser offers it at the field; the promise then settles once its user has chosen one
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
