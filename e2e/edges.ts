import type { Page } from '@playwright/test';
import { sharedClass } from './shared-class.ts';

/**
 * Where the header, the filters, the way back and the heading of a page begin, measured from the inline start: one edge
 * for all of them. What is centered, stands in a second column or beside a picture is not compared.
 * @returns what begins elsewhere than the header's logo
 */
export function strayEdges(page: Page): Promise<string[]> {
  return page.evaluate(
    ([unseen, listHead, listPanel]) => {
      const { documentElement: root } = document;
      const isRtl = root.dir === 'rtl';
      const startOf = (element: Element): number | null => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
        const starts = boxes.map(({ left, right }) => (isRtl ? root.clientWidth - right : left));
        return starts.length > 0 ? Math.min(...starts) : null;
      };
      const logo = document.querySelector(':not(main, main *) > header a[href="/"]');
      const edge = logo && startOf(logo);
      if (edge === null) return [];
      const beside = `[data-own-edge], [data-beside-picture], ${unseen}, dialog`;
      return [
        'main h1',
        'main nav:has(> ol)',
        `main ${listPanel}`,
        `main ${listHead} > *`,
        'footer a[href="/"]',
      ].flatMap((selector) => {
        const element = document.querySelector(selector);
        if (!element || element.closest(beside) || getComputedStyle(element).textAlign === 'center')
          return [];
        const start = startOf(element);
        const isStray = start !== null && Math.abs(start - edge) > 2;
        return isStray ? [`${selector} begins at ${start} px, the header at ${edge} px`] : [];
      });
    },
    [sharedClass('text', 'hidden'), sharedClass('list', 'headRow'), sharedClass('list', 'panel')] as const,
  );
}
