import type { Side } from 'driver.js';

export type StepName =
  | 'search'
  | 'menu'
  | 'services'
  | 'language'
  | 'save'
  | 'add'
  | 'account'
  | 'newsletter';

interface Step {
  name: StepName;
  /** What it explains: the first of these that is seen. */
  target: string;
  /** Where its words stand; `left` and `right` as in a page that is read from the left. */
  side: Side;
}

/** All that the tour knows to explain, in its order. A page shows some of it, a small screen other parts. */
export const allSteps: Step[] = [
  {
    name: 'search',
    target: 'header search, header > div > div > button[aria-haspopup="dialog"]',
    side: 'bottom',
  },
  { name: 'menu', target: 'header > div > button', side: 'bottom' },
  { name: 'services', target: 'header nav > div', side: 'bottom' },
  { name: 'language', target: 'header a[hreflang]', side: 'bottom' },
  { name: 'save', target: 'main button:has(use[href$="#heart"])', side: 'bottom' },
  { name: 'add', target: 'header a[href="/add-business"]', side: 'bottom' },
  {
    name: 'account',
    target: 'header :is([href^="/Login"], [href="/Profile"], button:has(bdi))',
    side: 'bottom',
  },
  { name: 'newsletter', target: '#newsletter', side: 'top' },
];

export function targetOf({ target }: Step): HTMLElement | undefined {
  const seen = [...document.querySelectorAll<HTMLElement>(target)];
  return seen.find((element) => element.checkVisibility({ visibilityProperty: true }));
}

/** The steps whose targets this page shows, at this width. */
export function stepsHere(): Step[] {
  return allSteps.filter(targetOf);
}

/** Where to go on: at the step that was left or, where it is not shown here, at the next that is. */
export function placeToGoOn(steps: readonly Step[], left: string | null): number {
  const all = allSteps.findIndex(({ name }) => name === left);
  const here = steps.findIndex((step) => allSteps.indexOf(step) >= all);
  return Math.max(0, here);
}
