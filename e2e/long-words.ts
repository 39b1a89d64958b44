import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';
import { placeholdersIn } from './placeholders.ts';

/** Fields of posts, articles and settings that hold user content, by their names in the API. */
const typed = new Set(
  `title name text detail description summary company brand model color street address location subject message note
reason poster author alt caption question answer words terms term details email phone organizer user member
subtitle hint excerpt headline content value_text actor sender recipient filename file`.split(/\s+/),
);

/** HTML content from the editor. */
const written = new Set(['body', 'html']);

function lengthen(value: unknown, word: string, isTyped: boolean): unknown {
  if (typeof value === 'string') return isTyped && value !== '' ? word : value;
  if (Array.isArray(value)) return value.map((one) => lengthen(one, word, isTyped));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      if (written.has(name) && typeof one === 'string')
        return [name, `<h2>${word}</h2><p>${word}</p><ul><li>${word}</li></ul>`];
      const isOfLanguage = isTyped && (name === 'en' || name === 'ar');
      return [name, lengthen(one, word, typed.has(name) || isOfLanguage)];
    }),
  );
}

/** Replaces user content in API responses with one long word. */
export async function lengthenAnswers(page: Page, word: string): Promise<void> {
  await page.route('**/api/**', async (route) => {
    if (isStream(route.request())) return route.continue();
    const answer = await route.fetch();
    if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer });
    await route.fulfill({ response: answer, json: lengthen(await answer.json(), word, false) });
  });
}

/** The stream of message notifications stays open as long as the page. */
const isStream = (request: Request) => request.url().includes('/inbox/stream');

/** Follows one of the page's links to an address, and waits until its data has loaded. */
export async function follow(page: Page, address: string): Promise<void> {
  let underWay = 0;
  const isAnswer = (request: Request) => request.url().includes('/api/') && !isStream(request);
  const begin = (request: Request) => {
    if (isAnswer(request)) underWay += 1;
  };
  const end = (request: Request) => {
    if (isAnswer(request)) underWay -= 1;
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
  await expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect.poll(() => underWay).toBeLessThanOrEqual(0);
  // The home page has placeholders for sections outside the viewport.
  if (address.startsWith('/admin'))
    await expect(placeholdersIn(page).filter({ visible: true })).toHaveCount(0);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

/**
 * The innermost elements that extend beyond the edge of the page and are not scrolled or clipped by an ancestor.
 */
export function wideElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const isOut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (left < -1 || right > clientWidth + 1);
    };
    const isHeld = (element: Element) => {
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
        const { overflowX, position } = getComputedStyle(one);
        if (one !== element && overflowX !== 'visible') return true;
        if (position === 'fixed') return true;
      }
      return false;
    };
    return [...document.body.querySelectorAll('*')]
      .filter((one) => isOut(one) && !isHeld(one) && ![...one.children].some(isOut))
      .map((one) => {
        const names: string[] = [];
        for (let up: Element | null = one; up && names.length < 5; up = up.parentElement)
          names.unshift(
            up.tagName.toLowerCase() + (up.className ? `.${String(up.className).replaceAll(' ', '.')}` : ''),
          );
        return `${names.join(' > ')}: ${Math.round(one.getBoundingClientRect().width)} px`;
      })
      .slice(0, 12);
  });
}
