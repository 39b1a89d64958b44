import { expect, type Locator, type Page } from '@playwright/test';

/** What holds of the element that has the focus, as somebody sees it who has no mouse. */
interface Focused {
  what: string;
  /** It looks otherwise than without the focus, itself or what it stands in. */
  isMarked: boolean;
  /** Nothing lies over it: no header, no bar, no edge of the screen. */
  isClear: boolean;
}

/** Runs in the page. */
function readFocus(): Focused | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const what = element.outerHTML.replace(/\s+/g, ' ').slice(0, 160);
  // A heading that was moved to on arrival is where reading goes on, no control.
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
  // What is hidden for being drawn otherwise (a switch, a radio) is seen by its label.
  const seen = element.closest('label') ?? element;
  const isClear = [...seen.getClientRects()].some(({ left, top, right, bottom, width, height }) => {
    if (width < 1 || height < 1) return false;
    const isInside = top >= 0 && bottom <= innerHeight + 1 && right > 0 && left < innerWidth;
    // A button may stand on a picture, but never the header: a third of it is to be seen, and all its upper edge.
    const steps = [0.18, 0.5, 0.82];
    const clear = steps.flatMap((across) =>
      steps.filter((down) => {
        const x = Math.min(Math.max(left + width * across, 1), innerWidth - 1);
        const at = document.elementFromPoint(x, Math.min(top + height * down, innerHeight - 1));
        return at !== null && (seen.contains(at) || at.contains(seen));
      }),
    );
    const header = document.querySelector(':not(main, main *) > header');
    // What is itself stuck, as the link to the content, lies over the header.
    const isStuck = getComputedStyle(seen).position === 'fixed' || header?.contains(seen);
    const edge = header && !isStuck ? header.getBoundingClientRect().bottom : 0;
    const isOnTop = clear.length >= 3 && (edge <= 0 || top >= edge - 1);
    const tall = height > innerHeight * 0.8;
    return isOnTop && (isInside || tall);
  });
  return { what, isMarked, isClear };
}

/**
 * Presses Tab until `target` has the focus. On the way every element that gets it must be marked and clear
 * of the header and of what else is stuck to an edge. Begins once the target is there: what comes into a page pushes
 * down what has the focus below it.
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
