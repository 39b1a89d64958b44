import type { Role } from '../../../contract/accounts.ts';

/** Who decides over an account: somebody behind the scenes, or the command line. */
export type Judge = { userId: number; role: Role } | 'command';

/** Who it was, as the log keeps it. */
export const handOf = (judge: Judge) =>
  judge === 'command' ? ({ actorId: null, hand: 'command' } as const) : ({ actorId: judge.userId } as const);
