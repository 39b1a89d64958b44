import { describe, expect, it } from 'vitest';
import { inlineLimits } from './inline-limits.ts';

const limits = { toastMs: 3_000, code: { digits: 6 }, types: ['jpeg'] };
const begin = "import { limits } from '../../contract/limits.ts';";

describe('limits in a page module', () => {
  it('are replaced by numbers, and the table is not imported', () => {
    const code = `${begin} wait(limits.toastMs, limits.code.digits)`;
    expect(inlineLimits(code, limits)).toBe(' wait(3000, 6)');
  });
  it('are replaced beside a comment that mentions limits', () => {
    const code = `${begin}\n/** Within the limits of the API. */\nwait(limits.toastMs)`;
    expect(inlineLimits(code, limits)).toBe('\n/** Within the limits of the API. */\nwait(3000)');
  });
  it('remain if they are not numbers', () => {
    const code = `${begin} const { code } = limits; use(limits.types, limits.code, limits.unknown, own.limits.toastMs)`;
    expect(inlineLimits(code, limits)).toBe(code);
  });
  it('remain if the identifier refers to something else', () => {
    expect(inlineLimits('const limits = read(); wait(limits.toastMs)', limits)).toContain('limits.toastMs');
  });
});
