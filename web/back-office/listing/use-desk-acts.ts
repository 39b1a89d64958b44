import { useState } from 'react';
import type { DataOf, EndpointDefinition, InputOf } from '../../../contract/endpoint.ts';
import { useWords } from '../../i18n/words.ts';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { useToast } from '../../ui/Toasts.tsx';
import type { ToastMessage } from '../../ui/toast-message.ts';
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
  /**
   * @param said the message after success
   * @param more what its toast adds, by the response
   */
  const act = async <E extends EndpointDefinition>(
    endpoint: E,
    input: InputOf<E>,
    said: string,
    more?: (data: DataOf<E>) => Partial<ToastMessage>,
  ): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const headers: Record<string, string> = version === undefined ? {} : { 'if-match': version };
    const { data, refusal } = await call<EndpointDefinition>(endpoint, input, { headers });
    setBusy(false);
    if (refusal) {
      const [first] = Object.values(refusal.errors ?? {}).flat();
      toast({ kind: 'error', title: t('admin:failed'), text: first ?? wordsOf(refusal) });
    } else {
      // The endpoint is not known here, so neither is the type of its response.
      toast({ kind: 'success', title: said, ...more?.(data as DataOf<E>) });
      access.again();
    }
    onDone(!refusal);
  };
  return { isBusy, act };
}
