import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type RunOptions = Parameters<AxeBuilder['options']>[0];
interface Axe {
  run(options: RunOptions): ReturnType<AxeBuilder['analyze']>;
  run(
    within: string | { exclude: readonly string[] },
    options: RunOptions,
  ): ReturnType<AxeBuilder['analyze']>;
}

/** The minified build: a page parses it in half the time of the default one. */
const axeSource = await readFile(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that a different color scheme can violate. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Waits until transitions and animations have ended: halfway through, text may have too little contrast. */
async function standStill(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => {
    const { endTime } = effect?.getComputedTiming() ?? {};
    return Number.isFinite(Number(endTime));
  });
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** The loading bar briefly exists outside all landmarks, because a draft may be stored during the check. */
const loadingBar = '[role="progressbar"]:not(main *, dialog *)';

/** Injects the script once per page; later runs reuse it. */
async function runInPage(page: Page, options: RunOptions): ReturnType<Axe['run']> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(([context, wanted]) => (window as unknown as { axe: Axe }).axe.run(context, wanted), [
    { exclude: [loadingBar] },
    options,
  ] as const);
}

/** Includes cross-origin frames, for which the report is made in a page of its own. */
function runInFrames(page: Page, options: RunOptions): ReturnType<Axe['run']> {
  return new AxeBuilder({ page, axeSource }).exclude(loadingBar).options(options).analyze();
}

/** Accessibility violations found by axe, one line per rule, each with the elements that violate it. */
export async function findBarriers(page: Page, rules?: readonly string[]): Promise<string[]> {
  await expect(page.locator(loadingBar)).toHaveCount(0);
  await page.evaluate(standStill);
  const isAlone = page.frames().length === 1;
  const options = { runOnly: rules ? [...rules] : tags, resultTypes: ['violations'] } satisfies RunOptions;
  const { violations } = isAlone ? await runInPage(page, options) : await runInFrames(page, options);
  const found = [];
  for (const { id, nodes } of violations) {
    const targets = nodes.map(({ target }) => target.join(' '));
    const remaining = id === 'target-size' && isAlone ? await page.evaluate(outOfReach, targets) : targets;
    if (remaining.length > 0) found.push(`${id}: ${remaining.join(', ')}`);
  }
  return found;
}

/**
 * Returns the targets that remain too small when scrolled to the middle of the window, away from what floats over
 * its edges.
 */
async function outOfReach(targets: string[]): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe };
  const at = scrollY;
  const remaining = [];
  for (const target of targets) {
    document.querySelector(target)?.scrollIntoView({ block: 'center' });
    const { violations } = await axe.run(target, { runOnly: ['target-size'], resultTypes: ['violations'] });
    if (violations.length > 0) remaining.push(target);
  }
  scrollTo(0, at);
  return remaining;
}

/** By how many pixels the page overflows the window horizontally; 0 is expected. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** Expects no accessibility violations and no horizontal overflow. */
export async function expectUsable(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}
