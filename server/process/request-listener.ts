import type { IncomingMessage, RequestListener } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getRequestListener, type HttpBindings } from '@hono/node-server';

type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

/** How long and how much of a body that nobody reads is still received after its answer was written. */
export interface LingerBounds {
  /** In all, in milliseconds. */
  ms: number;
  /** Without a single byte arriving, in milliseconds. */
  idleMs: number;
  bytes: number;
}

const defaultBounds: LingerBounds = { ms: 30_000, idleMs: 5_000, bytes: 256 * 1024 * 1024 };

/** What they answer may be large, and they have no body to speak of: Node drops it. */
const reads: ReadonlySet<string> = new Set(['GET', 'HEAD']);
/** Answers that may have no body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Answers requests of the network. Whoever is answered while still sending, as with a file that is too large, gets the
 * whole answer at once; what it sends is received and dropped, within bounds, before the connection may close. Closing
 * with bytes unread would reset the connection, and the client would lose the answer.
 */
export function requestListener(fetch: Fetch, bounds: LingerBounds = defaultBounds): RequestListener {
  return getRequestListener((request, bindings) => {
    // The server speaks HTTP/1 only.
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
  // Asks the client to stop sending. Other answers come before small bodies, too, and leave the connection open.
  if (response.status === 413) outgoing.shouldKeepAlive = false;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes),
    pull: (controller) => drop(incoming, bounds).then(() => controller.close()),
  });
  const headers = new Headers(response.headers);
  // The client knows by it that the answer is whole before the connection says so.
  headers.set('content-length', String(bytes.length));
  return new Response(body, { status: response.status, headers });
}

/** Receives and drops the rest of a body; resolves at its end, when the client leaves, or when a bound is reached. */
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
  // Whoever began to read the body would stop the flow once it has enough.
  incoming.removeAllListeners('data').on('data', onData).on('end', end).on('close', end);
  incoming.resume();
  return promise;
}
