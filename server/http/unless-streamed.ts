import type { MiddlewareHandler } from 'hono';

/** The `Accept` header of event streams. */
export const eventStream = 'text/event-stream';

/** Skips the middleware for event streams, which never end: it would wait for the complete response. */
export function unlessStreamed(middleware: MiddlewareHandler): MiddlewareHandler {
  return (context, next) =>
    context.req.header('accept')?.includes(eventStream) ? next() : middleware(context, next);
}
