import { lastDayOf, partsOfRule, type RepeatFrequency } from '../../../contract/event-repeats.ts';
import type { Translate } from '../../i18n/words.ts';

/** How an event repeats: «Every two weeks until Mar 1, 2027». */
export function repeatsWords(rule: string, t: Translate, dayWords: (day: string) => string): string {
  const parts = partsOfRule(rule);
  const every = t(`event-page:every_${parts.FREQ as RepeatFrequency}`, {
    count: Number(parts.INTERVAL ?? 1),
  });
  const last = lastDayOf(rule);
  return last ? t('event-page:untilDay', { repeats: every, day: dayWords(last) }) : every;
}
