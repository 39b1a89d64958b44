import type { IncomingMessage, RequestListener } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getRequestListener, type HttpBindings } from '@hono/node-server';

type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

/** How long, and how much of, an unread body is received after its response was written. */
export interface LingerBounds {
  /** In total, in milliseconds. */
  ms: number;
  /** Without receiving a byte, in milliseconds. */
  idleMs: number;
  bytes: number;
}

const defaultBounds: LingerBounds = { ms: 30_000, idleMs: 5_000, bytes: 256 * 1024 * 1024 };

/** Their responses may be large, and they have no significant body: Node discards it. */
const reads: ReadonlySet<string> = new Set(['GET', 'HEAD']);
/** Statuses without a body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Responds to network requests. A client that gets its response while still sending, as with a file that is too
 * large, gets the complete response at once; the rest of its body is received and discarded, within bounds, before
 * the connection closes. Closing with unread bytes would reset the connection, and the client would lose the
 * response.
 */
export function requestListener(fetch: Fetch, bounds: LingerBounds = defaultBounds): RequestListener {
  return getRequestListener((request, bindings) => {
    // The server supports HTTP/1 only.
    const http1 = bindings as HttpBindings;
    const answered = fetch(request, http1);
    if (!(answered instanceof Promise) || reads.has(request.method)) return answered;
    return answered.then((response) => linger(response, http1, bounds));
  });
}

async function linger(response: Response, { incoming, outgoing }: HttpBindings, bounds: LingerBounds) {
  const isOver = () => incoming.complete || incoming.destroyed;
  if (isOver() || bodiless.has(response.status)) return response;
  // A body that was just opened is attached to the connection within this turn; a small one has often arrived by then.
  await nextTurn();
  if (isOver()) return response;
  // Asks the client to stop sending. Other responses precede small bodies, too, and keep the connection open.
  if (response.status === 413) outgoing.shouldKeepAlive = false;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes),
    pull: (controller) => drop(incoming, bounds).then(() => controller.close()),
  });
  const headers = new Headers(response.headers);
  // Tells the client that the response is complete before the connection closes.
  headers.set('content-length', String(bytes.length));
  return new Response(body, { status: response.status, headers });
}

/**
 * Receives and discards the rest of a body; resolves at its end, when the client disconnects, or when a bound is
 * reached.
 */
function drop(incoming: IncomingMessage, { ms, idleMs, bytes }: LingerBounds): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (incoming.readableEnded || incoming.destroyed) return Promise.resolve();
  let received = 0;
  const end = () => {
    clearTimeout(whole);
    clearTimeout(idle);
    incoming.off('data', onData).off('end', end).off('close', end);
    resolve();
  };
  const onData = (piece: Buffer) => {
    received += piece.length;
    if (received > bytes) end();
    else idle.refresh();
  };
  const whole = setTimeout(end, ms);
  const idle = setTimeout(end, idleMs);
  // A reader that has started would pause the stream once it has enough.
  incoming.removeAllListeners('data').on('data', onData).on('end', end).on('close', end);
  incoming.resume();
  return promise;
}
