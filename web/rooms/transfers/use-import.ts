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

/** How soon it is asked how far an import is, in milliseconds; each further time a little later, up to the longest. */
const firstPause = 500;
const growth = 1.3;
const longestPause = 5_000;

/** What can be done with an import. */
type Deed =
  | typeof mapImport
  | typeof checkImport
  | typeof startImport
  | typeof cancelImport
  | typeof undoImport;

export interface Import {
  detail: TransferDetail | null;
  /** The status of an answer that failed; 0 where none came. */
  failed: number | null;
  busy: boolean;
  again: () => void;
  /** Asks for something to be done with it; what comes back takes the place of what is shown. */
  act: (deed: Deed, body?: object) => Promise<boolean>;
}

/** An import, asked for again and again while something is being done with it. */
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
  /** How often it was asked since something began. */
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
      // Which body goes with which endpoint is up to the caller.
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
