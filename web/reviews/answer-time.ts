import type { cityTimeZone } from '../../contract/places.ts';
import type { Translate } from '../i18n/words.ts';

/** The contract's type only, so that no schema is bundled. */
const timeZone: typeof cityTimeZone = 'America/New_York';
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone });
const dayMs = 86_400_000;

const dayOf = (iso: string): number => Date.parse(calendar.format(new Date(iso))) / dayMs;

/**
 * The time between a review and its answer in days of the city: «the same day», «2 days later», «3 weeks later».
 */
export function answerTime(reviewAt: string, answerAt: string, t: Translate): string {
  const days = Math.max(0, Math.round(dayOf(answerAt) - dayOf(reviewAt)));
  if (days === 0) return t('reviews:answeredSameDay');
  if (days < 14) return t('reviews:answeredDays', { count: days });
  if (days < 60) return t('reviews:answeredWeeks', { count: Math.floor(days / 7) });
  return t('reviews:answeredMonths', { count: Math.floor(days / 30) });
}
