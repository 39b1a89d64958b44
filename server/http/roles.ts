import { type Ability, abilitiesOf } from '../../contract/back-office.ts';
import { AppError } from '../../contract/errors.ts';
import type { Actor } from './actor.ts';
import { actorOf } from './session.ts';

interface Asking {
  get(name: 'actor'): Actor | null | undefined;
  get(name: 'adminsNeedFactor'): boolean | undefined;
}

/**
 * The actor of a back-office request.
 * @throws AppError `unauthenticated`, `forbidden`, and `second_factor_required` for an admin without two-step
 * sign-in if admins need it
 */
export function requireStaff(context: Asking): Actor {
  const actor = actorOf(context);
  if (abilitiesOf[actor.role].length === 0) throw new AppError('forbidden');
  if (actor.role === 'admin' && !actor.secondFactor && context.get('adminsNeedFactor')) {
    throw new AppError('second_factor_required');
  }
  return actor;
}

/**
 * The actor, if they have the required ability: the guard of every back-office endpoint.
 * @throws AppError as `requireStaff`
 */
export function requireAbility(context: Asking, ability: Ability): Actor {
  const actor = requireStaff(context);
  if (!abilitiesOf[actor.role].includes(ability)) throw new AppError('forbidden');
  return actor;
}

/** Whether the caller has an ability, for endpoints that others may call, too. */
export function mayUse(context: Asking, ability: Ability): boolean {
  try {
    requireAbility(context, ability);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
