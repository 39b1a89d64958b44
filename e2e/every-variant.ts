import type { Page } from '@playwright/test';
import type { Lang } from '../contract/locales.ts';
import { colourRules, findBarriers, sidewaysScroll } from './axe.ts';
import { strayEdges } from './edges.ts';
import { expect, inAllVariants, test } from './fixtures.ts';
import { findForeignWords } from './foreign-words.ts';
import { sharedClass } from './shared-class.ts';

/**
 * Each layout of the site once. An element has the same role, name and colors in both languages, so all rules are
 * checked in one of them, and those that depend on the length and direction of text in both.
 */
const layouts = [
  { width: 1440, checkedIn: 'en' },
  { width: 360, checkedIn: 'ar' },
] satisfies { width: number; checkedIn: Lang }[];
/** Between two layouts. */
const betweenWidth = 992;
/** Rules that depend on where content stands and what it overlaps. */
const positionRules = ['target-size', 'scrollable-region-focusable'];
/** WCAG 1.4.10 (reflow): at this width all content fits in one column. */
const reflowWidth = 320;
/** The city's code, which is the same in both languages. */
const city = 'NY';

/** Scrolls down the page to load lazy content, and back up. */
async function seeAll(page: Page): Promise<void> {
  for (const section of await page.locator('[data-section]').all()) {
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator(sharedClass('skeleton', 'block'))).toHaveCount(0);
  }
  await expect(page.locator(sharedClass('skeleton', 'block'))).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
}

/**
 * Violations of the open page: all rules and the colors of both schemes at the layout of its language, and the rules that
 * depend on positions at all widths. All rules are checked at both layouts if tests run in
 * all variants.
 */
export async function findViolations(page: Page, lang: Lang): Promise<string[]> {
  // Two long pages are checked several times, which takes a while on a busy machine.
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
  for (const { width, checkedIn } of layouts) {
    const isChecked = lang === checkedIn || inAllVariants;
    await resize(width, 'light');
    await check(isChecked ? undefined : positionRules);
    if (width === layouts[0]?.width) violations.push(...(await strayEdges(page)));
    if (!isChecked) continue;
    await resize(width, 'dark');
    await check(colourRules);
  }
  await resize(betweenWidth, 'light');
  // Content between two layouts may overlap a background that it overlaps in neither.
  await check([...positionRules, ...(lang === 'ar' ? colourRules : [])]);
  await page.setViewportSize({ width: reflowWidth, height: 900 });
  const over = await sidewaysScroll(page);
  return over > 0 ? [...violations, `${reflowWidth} px: ${over} px too wide`] : violations;
}
