import type { MiddlewareHandler } from 'hono';

/** What a browser asks a stream of events by, and nothing else. */
export const eventStream = 'text/event-stream';

/** The middleware for all but streams of events, which never end: it would wait for the whole of an answer. */
export function unlessStreamed(middleware: MiddlewareHandler): MiddlewareHandler {
  return (context, next) =>
    context.req.header('accept')?.includes(eventStream) ? next() : middleware(context, next);
}
