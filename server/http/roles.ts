import type { Role } from '../../contract/accounts.ts';
import { AppError } from '../../contract/errors.ts';
import type { Actor } from './actor.ts';
import { actorOf } from './session.ts';

interface Asking {
  get(name: 'actor'): Actor | null | undefined;
  get(name: 'adminsNeedFactor'): boolean | undefined;
}

/**
 * Who asks, where only some roles may: the door of every call behind the scenes.
 * @throws AppError `unauthenticated`, `forbidden`, and `second_factor_required` for an admin who has none where
 * admins must
 */
export function requireRole(context: Asking, ...roles: Exclude<Role, 'member'>[]): Actor {
  const actor = actorOf(context);
  if (actor.role === 'member' || !roles.includes(actor.role)) throw new AppError('forbidden');
  if (actor.role === 'admin' && !actor.secondFactor && context.get('adminsNeedFactor')) {
    throw new AppError('second_factor_required');
  }
  return actor;
}
