import type { Context, MiddlewareHandler } from 'hono';

/** In-process reads of pages pass this object instead of a connection. */
export interface Inside {
  /** The response value as passed to `context.json`. */
  data?: unknown;
}

/** The environment of such a read, for `app.request`. */
export const insideEnvironment = (inside: Inside) => ({ inside });

export function insideOf(context: Context): Inside | undefined {
  return (context.env as { inside?: Inside } | undefined)?.inside;
}

/** Middleware for network requests only: in-process reads need no headers, ETags and compression. */
export function networkOnly(middleware: MiddlewareHandler): MiddlewareHandler {
  return (context, next) => (insideOf(context) ? next() : middleware(context, next));
}

/**
 * Passes response values to in-process reads directly. Serializing 30 kB of JSON, parsing it again, and copying the
 * bodies of two responses took as long as the database queries.
 */
export const handOver: MiddlewareHandler = (context, next) => {
  const inside = insideOf(context);
  if (inside) {
    context.json = ((data: unknown, status?: number) => {
      inside.data = data;
      return new Response(null, { status: status ?? 200 });
    }) as typeof context.json;
  }
  return next();
};
