import { afterEach, expect, it } from 'vitest';
import { watchLoopDelay } from './loop-delay.ts';

let end: () => void;
afterEach(() => end());

it('reports for how long the event loop was blocked', async () => {
  const delays: number[] = [];
  end = watchLoopDelay((delayMs) => delays.push(delayMs));
  await expect.poll(() => delays.length).toBeGreaterThan(0);
  delays.length = 0;
  const until = performance.now() + 150;
  while (performance.now() < until);
  await expect.poll(() => delays.length).toBeGreaterThan(0);
  // The timer may have been due within the interval of 10 ms that it waits anyway.
  expect(Math.max(...delays)).toBeGreaterThan(130);
});
