import type { Context } from 'hono';
import type { ApiEnvironment } from './api-environment.ts';
import { clientAddress } from './client-address.ts';
import { countedAs } from './network-address.ts';

/** Who does something, as far as counting goes. */
export interface Visitor {
  userId: number | null;
  /** Who they are for a while: the account, else the network address. Undefined within the process. */
  name: string | undefined;
  isRobot: boolean;
}

/** Robots say so, if they are honest; browsers always name themselves. Cubot makes phones. */
const robot = /(?<!cu)bot|crawl|spider|slurp|externalhit|preview|curl|wget|python|java\/|go-http/i;

/** Whether whoever names itself so is no person; nobody does not name itself at all. */
export const isRobot = (userAgent: string): boolean => userAgent === '' || robot.test(userAgent);

export function visitorOf(context: Context<ApiEnvironment>): Visitor {
  const userId = context.get('actor')?.userId ?? null;
  const address = clientAddress(context);
  return {
    userId,
    name: userId === null ? address && countedAs(address) : `user ${userId}`,
    isRobot: isRobot(context.req.header('user-agent') ?? ''),
  };
}
