import type { Picture } from '../../../contract/pictures.ts';
import { ApiError, type Refusal } from '../../api.ts';
import type { Sending } from './send-picture.ts';

/**
 * The state of an upload: queued; sending; processed by the server; waiting for the network, for a sign-in or for
 * the delay that the server specified; failed and retryable; rejected.
 */
export type UploadStatus =
  | 'waiting'
  | 'sending'
  | 'storing'
  | 'offline'
  | 'signed-out'
  | 'limited'
  | 'failed'
  | 'refused';

export interface Upload {
  /** Increases with every selected file. */
  turn: number;
  file: File;
  status: UploadStatus;
  /** The fraction of bytes sent, 0 to 1. */
  share: number;
  problem: Refusal | null;
  /** The id of the photo it replaces. */
  replaces: number | null;
  /** The photo belongs to a message, so that only its conversation can access it. */
  isPrivate?: boolean;
}

interface Needs {
  send: (file: File, sending: Sending) => Promise<Picture>;
  /** The signed-in user by email address; null for guests. */
  person: () => string | null;
  /** Identifies the session. */
  session: () => string | null;
  isOnline: () => boolean;
  /** The maximum number of concurrent uploads. */
  atOnce: number;
}

interface StoredUpload extends Upload {
  field: string;
  /** The user who selected it. Files of one user are never sent with the session of another. */
  owner: string | null;
  abort: AbortController | null;
}

export type Receive = (picture: Picture, upload: Upload) => void;

const nothing: readonly Upload[] = [];
/** Status codes that a retry may overcome. */
const passing = (status: number) => status === 0 || status === 408 || status >= 500;

/**
 * The uploads of a page's photo fields. They do not belong to a component: leaving a step of a form, or the page to
 * sign in again, loses none of them.
 */
export function createUploads({ send, person, session, isOnline, atOnce }: Needs) {
  let all: readonly StoredUpload[] = [];
  let lists = new Map<string, readonly Upload[]>();
  let turns = 0;
  const listeners = new Set<() => void>();
  const receivers = new Map<string, { receive: Receive; isThere: boolean; session: string | null }>();
  /** Finished uploads of a field whose page was left to sign in. */
  let arrived: readonly { picture: Picture; upload: StoredUpload }[] = [];
  const turnsOf = new Map<number, number>();

  const keep = (next: readonly StoredUpload[]) => {
    all = next;
    lists = Map.groupBy(all, ({ field }) => field);
    for (const listener of listeners) listener();
  };
  const change = (turn: number, changed: Partial<StoredUpload>) =>
    keep(all.map((upload) => (upload.turn === turn ? { ...upload, ...changed } : upload)));
  const find = (turn: number) => all.find((upload) => upload.turn === turn);

  function hand(upload: StoredUpload, picture: Picture): void {
    turnsOf.set(picture.id, upload.turn);
    keep(all.filter(({ turn }) => turn !== upload.turn));
    const receiver = receivers.get(upload.field);
    // A form that moved to its next step still receives it; a form that was left to sign in is mounted again.
    if (receiver && (receiver.isThere || receiver.session === session())) receiver.receive(picture, upload);
    else arrived = [...arrived, { picture, upload }];
  }

  function stumble(turn: number, problem: Refusal): void {
    const status: UploadStatus =
      problem.status === 401
        ? 'signed-out'
        : problem.status === 429
          ? 'limited'
          : problem.status === 0 && !isOnline()
            ? 'offline'
            : passing(problem.status)
              ? 'failed'
              : 'refused';
    change(turn, { status, problem, abort: null, share: 0 });
    if (status === 'limited' && 'retryAfter' in problem && problem.retryAfter) {
      setTimeout(() => find(turn)?.status === 'limited' && retry(turn), problem.retryAfter * 1000);
    }
  }

  async function carry(upload: StoredUpload): Promise<void> {
    const { turn } = upload;
    const abort = new AbortController();
    change(turn, { status: 'sending', share: 0, problem: null, abort });
    const onShare = (share: number) => {
      if (!abort.signal.aborted) change(turn, { share, status: share < 1 ? 'sending' : 'storing' });
    };
    try {
      const picture = await send(upload.file, { onShare, signal: abort.signal, isPrivate: upload.isPrivate });
      const now = find(turn);
      if (now && !abort.signal.aborted) hand(now, picture);
    } catch (error) {
      // The cancellation has already been handled by its caller.
      if (!abort.signal.aborted) {
        stumble(turn, error instanceof ApiError ? error.problem : { status: 0, message: String(error) });
      }
    }
    goOn();
  }

  function goOn(): void {
    const busy = all.filter(({ status }) => status === 'sending' || status === 'storing').length;
    const next = all.filter(({ status }) => status === 'waiting').slice(0, Math.max(atOnce - busy, 0));
    for (const upload of next) void carry(upload);
  }

  function retry(turn: number): void {
    change(turn, { status: 'waiting', problem: null });
    goOn();
  }
  const retryAll = (wanted: UploadStatus) => {
    for (const { turn, status } of all) if (status === wanted) change(turn, { status: 'waiting' });
    goOn();
  };

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The uploads of a field, in the order of selection. */
    of: (field: string): readonly Upload[] => lists.get(field) ?? nothing,
    /** The sequence number of a photo's selection; undefined for those of a draft. */
    turnOf: (photo: number) => turnsOf.get(photo),
    add(
      field: string,
      files: readonly File[],
      { replaces = null, isPrivate }: { replaces?: number | null; isPrivate?: boolean | undefined } = {},
    ): void {
      const owner = person();
      const added = files.map((file): StoredUpload => {
        turns += 1;
        const fresh = { turn: turns, share: 0, problem: null, abort: null } as const;
        const status = isOnline() ? 'waiting' : 'offline';
        return { ...fresh, field, owner, file, replaces, status, ...(isPrivate && { isPrivate }) };
      });
      keep([...all, ...added]);
      goOn();
    },
    /** Whether leaving the page would lose an upload. */
    isBusy: () => all.some(({ status }) => status !== 'refused'),
    retry,
    /** Cancels an upload in any state. */
    cancel(turn: number): void {
      find(turn)?.abort?.abort();
      keep(all.filter((upload) => upload.turn !== turn));
      goOn();
    },
    /** Subscribes to finished uploads of a field, including those that finished meanwhile. */
    attach(field: string, receive: Receive): () => void {
      const receiver = { receive, isThere: true, session: session() };
      receivers.set(field, receiver);
      const own = arrived.filter(({ upload }) => upload.field === field);
      arrived = arrived.filter((one) => !own.includes(one));
      for (const { picture, upload } of own) receive(picture, upload);
      return () => {
        receiver.isThere = false;
        // A rejected file was reported before.
        if (receivers.get(field) === receiver) {
          keep(all.filter((upload) => upload.field !== field || upload.status !== 'refused'));
        }
      };
    },
    /** The network was lost: uploads in progress fail, and restart once it is back. */
    goneOffline(): void {
      const isLost = ({ abort, status }: StoredUpload) => abort !== null || status === 'waiting';
      for (const { abort } of all) abort?.abort();
      keep(all.map((one) => (isLost(one) ? { ...one, status: 'offline', share: 0, abort: null } : one)));
    },
    backOnline: () => retryAll('offline'),
    /** A user signed in: uploads waiting for them resume, those of others are discarded. */
    signedIn(): void {
      const now = person();
      for (const upload of all) if (upload.owner !== now) upload.abort?.abort();
      arrived = arrived.filter(({ upload }) => upload.owner === now);
      keep(all.filter(({ owner }) => owner === now));
      retryAll('signed-out');
    },
  };
}
export type Uploads = ReturnType<typeof createUploads>;
