import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import type { InboxSignals } from './signals.ts';
import { readChanges, readPosition } from './stream-queries.ts';

/** Events that wait for a client that does not read; one that lets more wait is cut off, and comes back. */
const mostWaiting = 64;

interface Stream {
  userId: number;
  sessionId: number;
  /** The last change of the inbox that was sent. */
  at: number;
  controller: ReadableStreamDefaultController<Uint8Array>;
  /** A read is under way; another one follows where something changed meanwhile. */
  isReading: boolean;
  isStale: boolean;
}

const encoder = new TextEncoder();
const event = (name: string, id: number, data: object) =>
  encoder.encode(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
/** A comment, which keeps proxies and browsers from giving the connection up. */
const heartbeat = encoder.encode(': \n\n');

/** What tells browsers of changes while they are open (server-sent events). */
export function createStreams({ db, signals, now }: { db: Db; signals: InboxSignals; now: () => Date }) {
  const byUser = new Map<number, Set<Stream>>();
  let count = 0;
  let hasEnded = false;
  let timer: NodeJS.Timeout | undefined;

  function close(stream: Stream): void {
    const own = byUser.get(stream.userId);
    if (!own?.delete(stream)) return;
    count -= 1;
    if (own.size === 0) byUser.delete(stream.userId);
    try {
      stream.controller.close();
    } catch {
      // The client has left already.
    }
    if (count > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  function write(stream: Stream, bytes: Uint8Array): void {
    if ((stream.controller.desiredSize ?? 0) <= -mostWaiting) close(stream);
    else stream.controller.enqueue(bytes);
  }

  /** Sends what changed since the last event; ends the stream of a session that is over. */
  async function bringUp(stream: Stream): Promise<void> {
    stream.isStale = true;
    if (stream.isReading) return;
    stream.isReading = true;
    try {
      while (stream.isStale && byUser.get(stream.userId)?.has(stream)) {
        stream.isStale = false;
        const { isAlive, changes } = await readChanges(db, stream, now());
        if (!isAlive) {
          close(stream);
          return;
        }
        const last = changes.at(-1);
        if (!last || !byUser.get(stream.userId)?.has(stream)) continue;
        stream.at = last.change;
        write(stream, event('change', stream.at, { conversations: changes.map(({ id }) => id) }));
      }
    } catch {
      // A database that is away for a moment: whoever comes back is told what was missed.
      close(stream);
    } finally {
      stream.isReading = false;
    }
  }

  signals.subscribe((userId) => {
    const streams = userId === null ? [...byUser.values()].flatMap((own) => [...own]) : byUser.get(userId);
    for (const stream of streams ?? []) void bringUp(stream);
  });
  signals.onEnd(() => {
    hasEnded = true;
    for (const own of [...byUser.values()]) for (const stream of [...own]) close(stream);
  });

  /** A beat for every stream; those whose session is over end with it. */
  function beat(): void {
    for (const own of [...byUser.values()]) {
      for (const stream of [...own]) {
        write(stream, heartbeat);
        void bringUp(stream);
      }
    }
  }

  /**
   * A stream of events for one session: `ready` with where the inbox stands, then `change` with the conversations that
   * changed. The oldest stream of a member ends where there are too many.
   * @param since the id of the last event that the browser knows, where it comes back
   * @throws AppError `unavailable` where this node has too many
   */
  async function open(
    { userId, sessionId }: Actor,
    since: number | null,
  ): Promise<ReadableStream<Uint8Array>> {
    if (hasEnded || count >= limits.inboxStreams.ofNode) throw new AppError('unavailable');
    const own = byUser.get(userId) ?? new Set();
    const [oldest] = own;
    if (oldest && own.size >= limits.inboxStreams.ofMember) close(oldest);
    let stream: Stream | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        stream = { userId, sessionId, at: since ?? 0, controller, isReading: true, isStale: false };
        // Closing the last one of a member forgets their set.
        const streams = byUser.get(userId) ?? own;
        byUser.set(userId, streams.add(stream));
        count += 1;
        timer ??= setInterval(beat, limits.inboxStreams.beatSeconds * 1_000).unref();
      },
      cancel() {
        if (stream) close(stream);
      },
    });
    if (!stream) return body;
    // It listens already: what changes from here on is read after this.
    const position = await readPosition(db, userId);
    // An inbox that counts less than the browser knows was restored from a backup: everything may be another.
    const isKnown = since !== null && since <= position;
    stream.at = isKnown ? since : position;
    write(stream, event('ready', stream.at, { resumed: isKnown }));
    stream.isReading = false;
    void bringUp(stream);
    return body;
  }

  return { open, count: () => count };
}
export type Streams = ReturnType<typeof createStreams>;
