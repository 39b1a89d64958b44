import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../contract/errors.ts';
import type { Actor } from './actor.ts';
import type { ApiEnvironment } from './api-environment.ts';

/** The member of a bearer token; null if it has expired or never existed. */
export type FindActor = (token: string) => Promise<Actor | null>;

const bearer = /^Bearer +([A-Za-z0-9_-]{20,200})$/i;

/**
 * Authenticates a request by its bearer token. A request without one is a guest's; one with an invalid token is
 * rejected whatever it requests, so that the browser learns of it at once.
 * @param adminsNeedFactor whether admins need two-step sign-in for the back office
 * @throws AppError `unauthenticated`
 */
export function session(find: FindActor, adminsNeedFactor: boolean): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    const header = context.req.header('authorization');
    context.set('actor', null);
    context.set('adminsNeedFactor', adminsNeedFactor);
    if (header !== undefined) {
      const token = bearer.exec(header.trim())?.[1];
      const actor = token ? await find(token) : null;
      if (!actor) throw new AppError('unauthenticated');
      context.set('actor', actor);
    }
    await next();
  };
}

/**
 * The caller of a member endpoint.
 * @throws AppError `unauthenticated`
 */
export function actorOf(context: { get(name: 'actor'): Actor | null | undefined }): Actor {
  const actor = context.get('actor');
  if (!actor) throw new AppError('unauthenticated');
  return actor;
}
