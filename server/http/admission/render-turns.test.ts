import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createRenderTurns } from './render-turns.ts';

it('renders each page in a separate turn of the event loop, in order', async () => {
  const turns = createRenderTurns();
  let turn = 0;
  let isCounting = true;
  const counting = (async () => {
    while (isCounting) {
      await nextTurn();
      turn += 1;
    }
  })();
  const rendered: { page: number; turn: number }[] = [];
  const render = async (page: number) => {
    await turns.next();
    rendered.push({ page, turn });
  };
  await Promise.all([0, 1, 2, 3, 4].map(render));
  isCounting = false;
  await counting;
  expect(rendered.map(({ page }) => page)).toEqual([0, 1, 2, 3, 4]);
  expect(new Set(rendered.map((one) => one.turn)).size).toBe(5);
});

it('reports the age of the oldest pending rendering', async () => {
  const turns = createRenderTurns();
  expect(turns.waitMs()).toBe(0);
  const rendering = Array.from({ length: 3 }, async () => {
    await turns.next();
    const until = performance.now() + 20;
    while (performance.now() < until);
  });
  await rendering[0];
  expect(turns.waitMs()).toBeGreaterThan(15);
  await Promise.all(rendering);
  expect(turns.waitMs()).toBe(0);
});
