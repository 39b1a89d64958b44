import { useState } from 'react';
import type { EndpointDefinition, InputOf } from '../../../contract/endpoint.ts';
import { useWords } from '../../i18n/words.ts';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { useToast } from '../../ui/Toasts.tsx';
import { useAccess } from '../access.ts';

/**
 * Runs one back-office action at a time and reports its result.
 * @param onDone receives whether it succeeded; the displayed data may be outdated either way
 */
export function useDeskActs(version: string | undefined, onDone: (isDone: boolean) => void) {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const access = useAccess();
  const wordsOf = useRefusalWords();
  const [isBusy, setBusy] = useState(false);
  /** @param said the message after success */
  const act = async <E extends EndpointDefinition>(
    endpoint: E,
    input: InputOf<E>,
    said: string,
  ): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const headers: Record<string, string> = version === undefined ? {} : { 'if-match': version };
    const { refusal } = await call<EndpointDefinition>(endpoint, input, { headers });
    setBusy(false);
    if (refusal) {
      const [first] = Object.values(refusal.errors ?? {}).flat();
      toast({ kind: 'error', title: t('admin:failed'), text: first ?? wordsOf(refusal) });
    } else {
      toast({ kind: 'success', title: said });
      access.again();
    }
    onDone(!refusal);
  };
  return { isBusy, act };
}
