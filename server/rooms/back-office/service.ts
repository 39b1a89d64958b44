import { type Ability, abilitiesOf, type WaitingKind, waitingFor } from '../../../contract/back-office.ts';
import type { Queue, QueueQuery } from '../../../contract/moderation.ts';
import type { Days, Overview, Trouble } from '../../../contract/overview.ts';
import type { Role } from '../../../contract/roles.ts';
import type { WaitingAge } from '../../database/waiting-age.ts';
import type { RequestContext } from '../../http/request-context.ts';

/** The number of oldest posts returned. */
const listedOldest = 4;

export interface OverviewNeeds {
  /** Pending counts of each type by age. */
  ages: Record<WaitingKind, (now: Date) => Promise<WaitingAge>>;
  queue: (query: QueueQuery, userId: number, request: RequestContext) => Promise<Queue>;
  days: () => Promise<Days>;
  /** Failures by the ability required to resolve them, with counts. */
  troubles: Partial<Record<Ability, () => Promise<Partial<Record<Trouble, number>>>>>;
}

/** Pending work in the back office. What a role may not handle is not read. */
export function createOverview({ ages, queue, days, troubles }: OverviewNeeds) {
  const kindsFor = (abilities: readonly Ability[]) =>
    (Object.keys(waitingFor) as WaitingKind[]).filter((kind) => abilities.includes(waitingFor[kind]));

  async function agesFor(role: Role, now: Date): Promise<[WaitingKind, WaitingAge][]> {
    return Promise.all(kindsFor(abilitiesOf[role]).map(async (kind) => [kind, await ages[kind](now)]));
  }

  /** Pending counts of what a role may handle. */
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
