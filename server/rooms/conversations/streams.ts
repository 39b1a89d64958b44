import { listingKinds } from '../../../contract/categories.ts';
import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import type { Changes, Dropped } from '../../changes/changes.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import type { InboxSignals } from './signals.ts';
import { readAbout, readChanges, readPosition } from './stream-queries.ts';

/** Events buffered for a slow client; beyond this number it is disconnected and reconnects. */
const mostWaiting = 64;

interface Stream {
  userId: number;
  sessionId: number;
  /** The last change of the inbox that was sent. */
  at: number;
  controller: ReadableStreamDefaultController<Uint8Array>;
  /** A read is in progress; another one follows if something changed meanwhile. */
  isReading: boolean;
  isStale: boolean;
}

const encoder = new TextEncoder();
const event = (name: string, id: number, data: object) =>
  encoder.encode(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
/** A comment, which prevents timeouts of proxies and browsers. */
const heartbeat = encoder.encode(': \n\n');

/** The listings among changed content. */
function listingsIn(dropped: Dropped): number[] {
  if (dropped === 'all') return [];
  return [...dropped].flatMap((tag) => {
    const [kind, id] = tag.split(':');
    return listingKinds.some((one) => one === kind) && Number(id) > 0 ? [Number(id)] : [];
  });
}

interface StreamNeeds {
  db: Db;
  signals: InboxSignals;
  /** Notifications of changed posts; without them an open conversation learns of these when it is read again. */
  changes?: Changes | undefined;
  now: () => Date;
}

/** Notifies open browsers of changes (server-sent events). */
export function createStreams({ db, signals, changes, now }: StreamNeeds) {
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
      // The client has already disconnected.
    }
    if (count > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  function write(stream: Stream, bytes: Uint8Array): void {
    if ((stream.controller.desiredSize ?? 0) <= -mostWaiting) close(stream);
    else stream.controller.enqueue(bytes);
  }

  /** Sends changes since the last event; ends the stream of an expired session. */
  async function bringUp(stream: Stream): Promise<void> {
    stream.isStale = true;
    if (stream.isReading) return;
    stream.isReading = true;
    try {
      while (stream.isStale && byUser.get(stream.userId)?.has(stream)) {
        stream.isStale = false;
        const { isSessionValid, changes } = await readChanges(db, stream, now());
        if (!isSessionValid) {
          close(stream);
          return;
        }
        const last = changes.at(-1);
        if (!last || !byUser.get(stream.userId)?.has(stream)) continue;
        stream.at = last.change;
        write(stream, event('change', stream.at, { conversations: changes.map(({ id }) => id) }));
      }
    } catch {
      // The database is briefly unavailable: reconnecting clients receive what they missed.
      close(stream);
    } finally {
      stream.isReading = false;
    }
  }

  const changedPosts = new Set<number>();
  let isReportingPosts = false;

  /**
   * Reports changed prices and states of posts to those who write about them. This is no change of their inbox: nothing
   * is stored, as browsers read everything again when they reconnect.
   */
  async function reportPosts(): Promise<void> {
    if (isReportingPosts) return;
    isReportingPosts = true;
    try {
      while (changedPosts.size > 0) {
        const posts = [...changedPosts];
        changedPosts.clear();
        if (count === 0) return;
        const read = await readAbout(db, posts, [...byUser.keys()]);
        for (const [userId, about] of Map.groupBy(read, ({ userId }) => userId)) {
          const conversations = about.map(({ id }) => id);
          for (const stream of byUser.get(userId) ?? [])
            write(stream, event('change', stream.at, { conversations }));
        }
      }
    } catch {
      // The database is briefly unavailable, which also ends the streams.
    } finally {
      isReportingPosts = false;
    }
  }

  changes?.subscribe((dropped) => {
    if (count === 0) return;
    for (const id of listingsIn(dropped)) changedPosts.add(id);
    void reportPosts();
  });
  signals.subscribe((userId) => {
    const streams = userId === null ? [...byUser.values()].flatMap((own) => [...own]) : byUser.get(userId);
    for (const stream of streams ?? []) void bringUp(stream);
  });
  signals.onEnd(() => {
    hasEnded = true;
    for (const own of [...byUser.values()]) for (const stream of [...own]) close(stream);
  });

  /** A heartbeat for every stream; those of expired sessions end. */
  function beat(): void {
    for (const own of [...byUser.values()]) {
      for (const stream of [...own]) {
        write(stream, heartbeat);
        void bringUp(stream);
      }
    }
  }

  /**
   * A stream of events for one session: `ready` with the position of the inbox, then `change` with the
   * conversations that changed. If a member has too many streams, the oldest one ends.
   * @param since the id of the last event that the browser received, on reconnecting
   * @throws AppError `unavailable` if this node has too many
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
        // Closing the last stream of a member deletes their set.
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
    // It is subscribed already: later changes are read after this.
    const position = await readPosition(db, userId);
    // An inbox with a lower count than the browser's was restored from a backup: everything may have changed.
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
