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
  /** The targets: the first visible one is explained. */
  target: string;
  /** The position of its text; `left` and `right` as in a left-to-right page. */
  side: Side;
}

/** All steps of the tour in order. A page contains some of their targets, a small screen others. */
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

/** The steps whose targets are visible at this width. */
export function stepsHere(): Step[] {
  return allSteps.filter(targetOf);
}

/** Where to resume: at the step that was left or, if its target is not visible, at the next visible one. */
export function placeToGoOn(steps: readonly Step[], left: string | null): number {
  const all = allSteps.findIndex(({ name }) => name === left);
  const here = steps.findIndex((step) => allSteps.indexOf(step) >= all);
  return Math.max(0, here);
}
