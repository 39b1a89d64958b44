import { expect, it } from 'vitest';
import { eventPostSchema } from './event.ts';

/** The errors of both times, and of the prayer in place of a start. */
function errorsOf(times: { startsMinute: number | null; endsMinute: number | null; afterPrayer?: string }) {
  const { error } = eventPostSchema.safeParse(times);
  const named = error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
  return named.filter(([name = '']) => name in times);
}

it.each([[{ startsMinute: 1140, endsMinute: 1110 }], [{ startsMinute: 1140, endsMinute: 1140 }]])(
  '%j: both times are wrong if the end is not after the start',
  (times) => {
    expect(errorsOf(times)).toEqual([
      ['startsMinute', 'field.event_end'],
      ['endsMinute', 'field.event_end'],
    ]);
  },
);

it('an end is compared with a start only', () => {
  expect(errorsOf({ startsMinute: 1140, endsMinute: 1500 })).toEqual([]);
  expect(errorsOf({ startsMinute: null, endsMinute: 1110, afterPrayer: 'isha' })).toEqual([]);
  expect(errorsOf({ startsMinute: null, endsMinute: 1110 })).toEqual([['startsMinute', 'field.event_start']]);
});
