import { expect, type Locator, type Page } from '@playwright/test';

/** What a keyboard user can see of the focused element. */
interface Focused {
  what: string;
  /** Its style, or that of an ancestor, differs from its unfocused style. */
  isMarked: boolean;
  /** Nothing covers it: no header, no bar, no edge of the screen. */
  isClear: boolean;
}

/** Runs in the page. */
function readFocus(): Focused | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const what = element.outerHTML.replace(/\s+/g, ' ').slice(0, 160);
  // A heading that receives focus on navigation is a starting point for reading, not a control.
  if (element.getAttribute('tabindex') === '-1') return { what, isMarked: true, isClear: true };
  const styles = () => {
    const found: string[] = [];
    for (let one: Element | null = element, up = 0; one && up < 6; one = one.parentElement, up++) {
      for (const part of [null, '::after']) {
        const { outline, boxShadow, backgroundColor, borderColor } = getComputedStyle(one, part);
        found.push(`${outline} ${boxShadow} ${backgroundColor} ${borderColor}`);
      }
    }
    return found.join();
  };
  const focused = styles();
  (element as HTMLElement).blur();
  const isMarked = styles() !== focused;
  (element as HTMLElement).focus({ preventScroll: true });
  // Visually hidden inputs (switches, radios) are represented by their labels.
  const seen = element.closest('label') ?? element;
  const isClear = [...seen.getClientRects()].some(({ left, top, right, bottom, width, height }) => {
    if (width < 1 || height < 1) return false;
    const isInside = top >= 0 && bottom <= innerHeight + 1 && right > 0 && left < innerWidth;
    // A button may overlap a picture, but not the header: at least a third of it and its whole upper edge must be
    // visible.
    const steps = [0.18, 0.5, 0.82];
    const clear = steps.flatMap((across) =>
      steps.filter((down) => {
        const x = Math.min(Math.max(left + width * across, 1), innerWidth - 1);
        const at = document.elementFromPoint(x, Math.min(top + height * down, innerHeight - 1));
        return at !== null && (seen.contains(at) || at.contains(seen));
      }),
    );
    const header = document.querySelector(':not(main, main *) > header');
    // Elements that are sticky themselves, such as the skip link, cover the header.
    const isStuck = getComputedStyle(seen).position === 'fixed' || header?.contains(seen);
    const edge = header && !isStuck ? header.getBoundingClientRect().bottom : 0;
    const isOnTop = clear.length >= 3 && (edge <= 0 || top >= edge - 1);
    const tall = height > innerHeight * 0.8;
    return isOnTop && (isInside || tall);
  });
  return { what, isMarked, isClear };
}

/**
 * Presses Tab until `target` has the focus. Every element that receives focus on the way must have a visible focus
 * style and be clear of the header and other sticky elements. Waits for the target first, as content that loads
 * late moves elements below it.
 */
export async function tabTo(page: Page, target: Locator, most = 120): Promise<void> {
  await expect(target.first()).toBeAttached();
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(readFocus);
    if (!focus) continue;
    expect(focus, focus.what).toEqual({ what: focus.what, isMarked: true, isClear: true });
    if (await target.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))) return;
  }
  throw new Error(`the focus never came to ${target}`);
}
