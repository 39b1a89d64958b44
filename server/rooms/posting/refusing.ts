import type { OwnPostKind } from '../../../contract/my-posts.ts';
import { ownKindOf } from '../../../contract/post-kinds.ts';
import type { Db } from '../../database/connect.ts';
import { rejectChanges, rejectWaiting } from './refusing-queries.ts';

interface Refused {
  kind: OwnPostKind;
  id: number;
  /** A revision, or the post itself. */
  isChange: boolean;
}

export interface RefuseNeeds {
  /** Checks a day later whether a picture is still used. */
  sweepLater(tx: Db, mediaId: number): Promise<void>;
}

/**
 * Rejects all pending posts and revisions of a member for one reason. Nobody is notified.
 * @param by the moderator; null for the command line
 * @returns the rejected posts and revisions
 */
export async function refuseAllOf(
  tx: Db,
  { ownerId, reason, by, now }: { ownerId: number; reason: string; by: number | null; now: Date },
  { sweepLater }: RefuseNeeds,
): Promise<Refused[]> {
  const posts = await rejectWaiting(tx, ownerId, reason, now);
  const changes = await rejectChanges(tx, ownerId, { reason, by, at: now });
  const pictures = new Set(changes.flatMap(({ media_ids }) => media_ids.map(Number)));
  for (const id of pictures) await sweepLater(tx, id);
  return [
    ...posts.map(({ id, kind }) => ({ kind: ownKindOf[kind], id, isChange: false })),
    ...changes.map(({ id, kind }) => ({ kind: ownKindOf[kind], id, isChange: true })),
  ];
}
