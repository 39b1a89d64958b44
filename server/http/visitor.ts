import type { Context } from 'hono';
import type { ApiEnvironment } from './api-environment.ts';
import { clientAddress } from './client-address.ts';
import { countedAs } from './network-address.ts';

/** The person behind a request, for statistics. */
export interface Visitor {
  userId: number | null;
  /** The key of a person for a while: the account, otherwise the network address. Undefined in process. */
  name: string | undefined;
  isRobot: boolean;
}

/** Bots identify themselves, if they are honest; browsers always send a user agent. Cubot is a phone brand. */
const robot = /(?<!cu)bot|crawl|spider|slurp|externalhit|preview|curl|wget|python|java\/|go-http/i;

/** Whether a user agent is not a person; people always have one. */
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
