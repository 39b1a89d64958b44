import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What streams say of a connection that ended too early, when they do not hand its own error on. */
const cutShort: ReadonlySet<unknown> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR']);

/**
 * Whether a request failed because its client went away, as people do in the middle of an upload, and for no fault of
 * the server: another error that comes while the client is gone is one.
 */
export function isDepartedClient(error: unknown, context: Context): boolean {
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
  if (!incoming?.destroyed || incoming.complete || !(error instanceof Error)) return false;
  return error === incoming.errored || cutShort.has((error as NodeJS.ErrnoException).code);
}
