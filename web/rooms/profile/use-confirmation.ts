import { useState } from 'react';
import { resendConfirmation } from '../../../contract/profile.ts';
import { useWords } from '../../i18n/words.ts';
import { useSend } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { useToast } from '../../ui/Toasts.tsx';

/** Resends the confirmation link of the account's address, and reports the result. */
export function useConfirmation(): { isSent: boolean; sendAgain: () => Promise<void> } {
  const t = useWords();
  const toast = useToast();
  const send = useSend();
  const wordsOf = useRefusalWords();
  const [isSent, setSent] = useState(false);
  const sendAgain = async () => {
    const refusal = await send(resendConfirmation, {});
    setSent(!refusal);
    if (refusal) toast({ kind: 'error', title: wordsOf(refusal) });
    else toast({ kind: 'success', icon: 'mail', title: t('member:sentAgain') });
  };
  return { isSent, sendAgain };
}
