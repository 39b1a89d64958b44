import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftSaver, saveWithinMs } from './use-draft-saving.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('saves continuous typing at most three seconds after each first unsaved change', () => {
  const saved: string[] = [];
  const { write } = draftSaver((text) => saved.push(text));
  let text = '';
  // A key every 100 ms for 7 seconds.
  for (let at = 0; at < 7_000; at += 100) {
    text += 'a';
    write(text);
    vi.advanceTimersByTime(100);
  }
  expect(saved.map(({ length }) => length)).toEqual([30, 60]);
  vi.advanceTimersByTime(saveWithinMs);
  expect(saved.at(-1)).toBe(text);
  vi.advanceTimersByTime(10 * saveWithinMs);
  expect(saved).toHaveLength(3);
});

it('saves the rest when the page is left, and nothing that was discarded', () => {
  const saved: string[] = [];
  const { write, stop, flush } = draftSaver((text) => saved.push(text));
  write('one');
  flush();
  write('two');
  stop();
  flush();
  vi.advanceTimersByTime(saveWithinMs);
  expect(saved).toEqual(['one']);
});
