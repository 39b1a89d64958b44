import type { Context, MiddlewareHandler } from 'hono';

/** What a read of our own pages brings along where others have a connection. */
export interface Inside {
  /** What was answered, as it was handed to `context.json`. */
  data?: unknown;
}

/** The environment of such a read, for `app.request`. */
export const insideEnvironment = (inside: Inside) => ({ inside });

export function insideOf(context: Context): Inside | undefined {
  return (context.env as { inside?: Inside } | undefined)?.inside;
}

/** The middleware for those who come by network only: our own pages need no headers, tags and compressed bytes. */
export function networkOnly(middleware: MiddlewareHandler): MiddlewareHandler {
  return (context, next) => (insideOf(context) ? next() : middleware(context, next));
}

/**
 * Hands what is answered to our own pages over as it is. Writing 30 kB of JSON only to read them again, and the
 * bodies of two responses between, took as long as asking the database.
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
