import type { MiddlewareHandler } from 'hono';
import { asGuestRead } from '../database/replicas/guest-reads.ts';
import type { Replicas } from '../database/replicas/replicas.ts';
import type { ApiEnvironment } from './api-environment.ts';

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** Allows reads of requests without a session to be sent to replicas. Members read what they wrote, on any node. */
export const guestReads: MiddlewareHandler<ApiEnvironment> = (context, next) =>
  isRead(context.req.method) && !context.get('actor') ? asGuestRead(next) : next();

/** After a write, replicas are read only once they have replayed it, even if nothing notifies of it. */
export const readReplicasAfterWrites =
  (replicas: Pick<Replicas, 'hold'>): MiddlewareHandler<ApiEnvironment> =>
  async (context, next) => {
    await next();
    if (!isRead(context.req.method)) replicas.hold();
  };
