import { type Ability, abilitiesOf, type WaitingKind, waitingFor } from '../../../contract/back-office.ts';
import type { Queue, QueueQuery } from '../../../contract/moderation.ts';
import type { Days, Overview, Trouble } from '../../../contract/overview.ts';
import type { Role } from '../../../contract/roles.ts';
import type { WaitingAge } from '../../database/waiting-age.ts';
import type { RequestContext } from '../../http/request-context.ts';

/** So many of the oldest posts are shown. */
const listedOldest = 4;

export interface OverviewNeeds {
  /** How much of each kind waits, and for how long. */
  ages: Record<WaitingKind, (now: Date) => Promise<WaitingAge>>;
  queue: (query: QueueQuery, userId: number, request: RequestContext) => Promise<Queue>;
  days: () => Promise<Days>;
  /** What went wrong, by the ability of those who can mend it: how often each thing did. */
  troubles: Partial<Record<Ability, () => Promise<Partial<Record<Trouble, number>>>>>;
}

/** What needs somebody behind the scenes. Of what a role may not deal with, nothing is read. */
export function createOverview({ ages, queue, days, troubles }: OverviewNeeds) {
  const kindsFor = (abilities: readonly Ability[]) =>
    (Object.keys(waitingFor) as WaitingKind[]).filter((kind) => abilities.includes(waitingFor[kind]));

  async function agesFor(role: Role, now: Date): Promise<[WaitingKind, WaitingAge][]> {
    return Promise.all(kindsFor(abilitiesOf[role]).map(async (kind) => [kind, await ages[kind](now)]));
  }

  /** How much waits, of what a role may deal with. */
  async function counts(role: Role, now: Date): Promise<Partial<Record<WaitingKind, number>>> {
    const read = await agesFor(role, now);
    return Object.fromEntries(read.map(([kind, { count }]) => [kind, count]));
  }

  async function overview(
    { role, userId }: { role: Role; userId: number },
    request: RequestContext,
  ): Promise<Overview> {
    const abilities = abilitiesOf[role];
    const ifMay = <T>(ability: Ability, read: () => Promise<T>) =>
      abilities.includes(ability) ? read() : undefined;
    const [waiting, posts, compared, ...found] = await Promise.all([
      agesFor(role, request.now),
      ifMay('queue', () => queue({ limit: listedOldest }, userId, request)),
      ifMay('numbers', days),
      ...abilities.map((ability) => troubles[ability]?.() ?? {}),
    ]);
    return {
      ...(posts && { queue: { oldest: posts.data, counts: posts.meta.counts } }),
      waiting: Object.fromEntries(waiting.map(([kind, age]) => [kind, presentAge(age)])),
      troubles: found
        .flatMap((part) => Object.entries(part) as [Trouble, number][])
        .flatMap(([trouble, count]) => (count > 0 ? [{ trouble, count }] : [])),
      ...(compared && { days: compared }),
    };
  }

  return { counts, overview };
}
export type OverviewRoom = ReturnType<typeof createOverview>;

const presentAge = ({ oldest, ...counts }: WaitingAge) => ({
  ...counts,
  oldestAt: oldest?.toISOString() ?? null,
});
