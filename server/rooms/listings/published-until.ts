import type { ListingKind } from '../../../contract/categories.ts';
import { limits } from '../../../contract/limits.ts';

const day = 86_400_000;

/**
 * The expiry of a post that is published or renewed now: after the period of its kind, a job at its closing date at
 * the latest, an event at its end, a business never (null).
 * @param closesAt the result of `closingMoment`
 */
export function publishedUntil(kind: ListingKind, now: Date, closesAt: Date | null = null): Date | null {
  if (kind === 'business') return null;
  if (kind === 'event') return closesAt;
  const last = new Date(now.getTime() + limits.postDays[kind] * day);
  return closesAt && closesAt < last ? closesAt : last;
}
