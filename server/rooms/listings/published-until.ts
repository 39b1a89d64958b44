import type { ListingKind } from '../../../contract/categories.ts';
import { limits } from '../../../contract/limits.ts';

const day = 86_400_000;

/**
 * Until when a post is shown that is published or renewed now: so many days as its kind has, a job never beyond its
 * closing date, an event to its end, a business until somebody closes it (null).
 * @param closesAt what `closingMoment` says of it
 */
export function publishedUntil(kind: ListingKind, now: Date, closesAt: Date | null = null): Date | null {
  if (kind === 'business') return null;
  if (kind === 'event') return closesAt;
  const last = new Date(now.getTime() + limits.postDays[kind] * day);
  return closesAt && closesAt < last ? closesAt : last;
}
