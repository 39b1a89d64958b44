import type { Role } from '../../../contract/accounts.ts';

/** The actor of a decision about an account: a member of the team, or the command line. */
export type Judge = { userId: number; role: Role } | 'command';

/** The actor as the audit log stores it. */
export const handOf = (judge: Judge) =>
  judge === 'command' ? ({ actorId: null, hand: 'command' } as const) : ({ actorId: judge.userId } as const);
