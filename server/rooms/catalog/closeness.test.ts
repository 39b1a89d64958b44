import { describe, expect, it } from 'vitest';
import { bearableCost, slipCost } from './closeness.ts';

const isBearable = (one: string, other: string) =>
  slipCost(one, other) <= bearableCost(Math.min(one.length, other.length));

describe('the distance of two words of one script', () => {
  it.each([
    ['restaurant', 'restarant'],
    ['restaurant', 'restuarent'],
    ['accommodation', 'acomodation'],
    ['bakery', 'bakkary'],
    ['zaytoun', 'zaytuon'],
    ['pharmacy', 'farmacy'],
    ['necktie', 'nektie'],
    ['hookah', 'hooka'],
    ['psychologist', 'sykologist'],
    ['بروكلين', 'بروكلن'],
    ['استوريا', 'استوريه'],
    ['مستشفي', 'مسشتفي'],
  ])('%s may be misspelt as %s', (one, other) => {
    expect(isBearable(one, other)).toBe(true);
    expect(slipCost(other, one)).toBeCloseTo(slipCost(one, other));
  });
  it.each([
    ['bay', 'bar'],
    ['bread', 'beard'],
    ['kitchen', 'chicken'],
    ['dentist', 'tourist'],
    ['مطعم', 'معلم'],
  ])('%s is not %s', (one, other) => {
    const cost = slipCost(one, other);
    expect(cost > 1 || !isBearable(one, other)).toBe(true);
  });
  it('is lower for common typing and spelling errors', () => {
    expect(slipCost('coffee', 'cofee')).toBeLessThan(slipCost('coffee', 'cokfee'));
    expect(slipCost('sharqi', 'sharki')).toBeLessThan(slipCost('sharqi', 'sharmi'));
    expect(slipCost('pizza', 'pixza')).toBeLessThan(slipCost('pizza', 'pimza'));
  });
});
