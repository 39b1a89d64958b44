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

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that another colour scheme can break. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Waits until what moves or changes colour has come to its end: half-way a text may be too pale to read. */
async function standStill(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => {
    const { endTime } = effect?.getComputedTiming() ?? {};
    return Number.isFinite(Number(endTime));
  });
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** The bar of what is loading stands outside every landmark, for a moment: a draft may be stored while a page is looked at. */
const loadingBar = '[role="progressbar"]:not(main *, dialog *)';

/** What a machine finds that keeps somebody from using the page: rules (all of them), each with where it is broken. */
export async function findBarriers(page: Page, rules?: readonly string[]): Promise<string[]> {
  await expect(page.locator(loadingBar)).toHaveCount(0);
  await page.evaluate(standStill);
  const isAlone = page.frames().length === 1;
  const options = { runOnly: rules ? [...rules] : tags, resultTypes: ['violations'] } satisfies RunOptions;
  // Without frames the short way is the same, and spares a page of its own for each report. It sees no frame of
  // another site. What a page was given once is there for every further look at it.
  const { violations } =
    isAlone && (await page.evaluate(() => 'axe' in window))
      ? await page.evaluate(
          ([context, wanted]) => (window as unknown as { axe: Axe }).axe.run(context, wanted),
          [{ exclude: [loadingBar] }, options] as const,
        )
      : await new AxeBuilder({ page }).exclude(loadingBar).setLegacyMode(isAlone).options(options).analyze();
  const found = [];
  for (const { id, nodes } of violations) {
    const targets = nodes.map(({ target }) => target.join(' '));
    const remaining = id === 'target-size' && isAlone ? await page.evaluate(outOfReach, targets) : targets;
    if (remaining.length > 0) found.push(`${id}: ${remaining.join(', ')}`);
  }
  return found;
}

/** Which of some targets stay too small in the middle of the window: what floats over its edges is scrolled away from. */
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

/** How far the page runs out of its window sideways, in pixels; 0 is what it should be. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** Nothing that a machine can find keeps anybody from using the page, and nothing runs out of it. */
export async function expectUsable(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}
