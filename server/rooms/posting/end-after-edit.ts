import { endOfDay } from '../listings/city-day.ts';
import { publishedUntil } from '../listings/published-until.ts';
import type { ListingState } from '../listings/service.ts';
import type { Body } from './kinds.ts';
import type { Whole } from './whole.ts';

const dayIn = (value: unknown) => (typeof value === 'string' ? value : null);

/**
 * The expiry of a published post after an edit, which only the application deadline of a job changes. A post whose
 * former deadline shortened its period gets the default period; no edit extends it beyond that.
 */
export function endAfterEdit({ listing, detail }: Whole, body: Body, now: Date): ListingState {
  if (listing.kind !== 'job' || listing.expires_at === null) return {};
  const before = 'closing_date' in detail ? dayIn(detail.closing_date) : null;
  const after = dayIn(body.closingDate);
  if (before === after) return {};
  const wasCut = before !== null && endOfDay(before).getTime() === listing.expires_at.getTime();
  const whole = wasCut ? (publishedUntil('job', now) as Date) : listing.expires_at;
  return { expires_at: after && endOfDay(after) < whole ? endOfDay(after) : whole };
}
