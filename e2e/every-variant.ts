import type { Page } from '@playwright/test';
import type { Lang } from '../contract/locales.ts';
import { colourRules, findBarriers, sidewaysScroll } from './axe.ts';
import { strayEdges } from './edges.ts';
import { expect, test } from './fixtures.ts';
import { findForeignWords } from './foreign-words.ts';
import { placeholdersIn } from './placeholders.ts';

/** Widths at which all rules are checked, in both color schemes: each layout of the site once. */
const layoutWidths = [1440, 360];
/** Between two layouts: only rules that depend on where content stands and what it overlaps. */
const betweenWidth = 992;
const positionRules = ['target-size', 'color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];
/** WCAG 1.4.10 (reflow): at this width all content fits in one column. */
const reflowWidth = 320;
/** The city's code, which is the same in both languages. */
const city = 'NY';

/** Scrolls down the page to load lazy content, and back up. */
async function seeAll(page: Page): Promise<void> {
  for (const section of await page.locator('[data-section]').all()) {
    await section.scrollIntoViewIfNeeded();
    await expect(placeholdersIn(section)).toHaveCount(0);
  }
  await expect(placeholdersIn(page)).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
}

/**
 * Violations of the open page: all rules at both layouts, colors again in the dark scheme, and the rules that depend on
 * positions between the layouts.
 */
export async function findViolations(page: Page, lang: Lang): Promise<string[]> {
  // Two long pages are checked six times, which takes a while on a busy machine.
  test.setTimeout(180_000);
  await seeAll(page);
  const violations = await findForeignWords(page, lang, [city]);
  const check = async (rules?: readonly string[]) => {
    const { width } = page.viewportSize() ?? {};
    for (const barrier of await findBarriers(page, rules)) violations.push(`${width} px: ${barrier}`);
    const over = await sidewaysScroll(page);
    if (over > 0) violations.push(`${width} px: ${over} px too wide`);
  };
  const resize = async (width: number, colorScheme: 'light' | 'dark') => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  };
  for (const width of layoutWidths) {
    await resize(width, 'light');
    await check();
    if (width === layoutWidths[0]) violations.push(...(await strayEdges(page)));
    await resize(width, 'dark');
    await check(colourRules);
  }
  await resize(betweenWidth, 'light');
  await check(positionRules);
  await page.setViewportSize({ width: reflowWidth, height: 900 });
  const over = await sidewaysScroll(page);
  return over > 0 ? [...violations, `${reflowWidth} px: ${over} px too wide`] : violations;
}
