import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../contract/errors.ts';
import type { Actor } from './actor.ts';
import { type KnownSessions, tokenOf } from './admission/known-sessions.ts';
import type { ApiEnvironment } from './api-environment.ts';

/** The member of a bearer token; null if it has expired or never existed. */
export type FindActor = (token: string) => Promise<Actor | null>;

/**
 * Authenticates a request by its bearer token. A request without one is a guest's; one with an invalid token is
 * rejected whatever it requests, so that the browser learns of it at once.
 * @param adminsNeedFactor whether admins need two-step sign-in for the back office
 * @param known is told which tokens are valid
 * @throws AppError `unauthenticated`
 */
export function session(
  find: FindActor,
  adminsNeedFactor: boolean,
  known?: Pick<KnownSessions, 'note'>,
): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    const header = context.req.header('authorization');
    context.set('actor', null);
    context.set('adminsNeedFactor', adminsNeedFactor);
    if (header !== undefined) {
      const token = tokenOf(header);
      const actor = token ? await find(token) : null;
      if (token) known?.note(token, actor !== null);
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
