import { useCallback, useEffect, useRef, useState } from 'react';
import {
  busyStates,
  type cancelImport,
  type checkImport,
  type mapImport,
  readImport,
  type startImport,
  type TransferDetail,
  type undoImport,
} from '../../../contract/transfers.ts';
import { ApiError } from '../../api.ts';
import { useWords } from '../../i18n/words.ts';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { useAppDispatch } from '../../store.ts';
import { useToast } from '../../ui/Toasts.tsx';

/** The polling interval for an import's status, in milliseconds; it increases up to the maximum. */
const firstPause = 500;
const growth = 1.3;
const longestPause = 5_000;

/** The actions for an import. */
type Deed =
  | typeof mapImport
  | typeof checkImport
  | typeof startImport
  | typeof cancelImport
  | typeof undoImport;

export interface Import {
  detail: TransferDetail | null;
  /** The status of an error response; 0 without a response. */
  failed: number | null;
  busy: boolean;
  again: () => void;
  /** Requests an action; the response replaces the displayed state. */
  act: (deed: Deed, body?: object) => Promise<boolean>;
}

/** An import, polled while it is being processed. */
export function useImport(id: number): Import {
  const t = useWords();
  const dispatch = useAppDispatch();
  const call = useCall();
  const toast = useToast();
  const refusalWords = useRefusalWords();
  const [detail, setDetail] = useState<TransferDetail | null>(null);
  const [failed, setFailed] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [turn, setTurn] = useState(0);
  /** The number of polls since processing began. */
  const requestNumber = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn reads again
  useEffect(() => {
    const stop = new AbortController();
    dispatch((_dispatch, _getState, { api }) =>
      api(readImport, { params: { id } }, { signal: stop.signal }),
    ).then(
      ({ data }) => {
        if (stop.signal.aborted) return;
        setDetail(data);
        setFailed(null);
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setFailed(error instanceof ApiError ? error.problem.status : 0);
      },
    );
    return () => stop.abort();
  }, [dispatch, id, turn]);

  const isWorking = detail !== null && busyStates.includes(detail.transfer.state);
  const again = useCallback(() => setTurn((now) => now + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer sets the next question
  useEffect(() => {
    if (!isWorking) {
      requestNumber.current = 0;
      return;
    }
    const pause = Math.min(longestPause, firstPause * growth ** requestNumber.current);
    requestNumber.current += 1;
    const timer = setTimeout(again, pause);
    return () => clearTimeout(timer);
  }, [isWorking, detail, failed, again]);

  const act = useCallback<Import['act']>(
    async (deed, body = {}) => {
      setBusy(true);
      // The caller ensures that body and endpoint match.
      const { data, refusal } = await call(deed, { params: { id }, body: body as never });
      setBusy(false);
      if (refusal) {
        const [own] = Object.values(refusal.errors ?? {}).flat();
        toast({ kind: 'error', title: t('admin:failed'), text: own ?? refusalWords(refusal) });
        return false;
      }
      if ('transfer' in data) setDetail(data);
      else setDetail((now) => now && { ...now, transfer: data });
      return true;
    },
    [call, id, refusalWords, t, toast],
  );
  return { detail, failed, busy, again, act };
}
