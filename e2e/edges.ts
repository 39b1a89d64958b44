import type { Page } from '@playwright/test';
import { sharedClass } from './shared-class.ts';

/**
 * Compares where the header, the filters, the back link and the heading of a page begin, measured from the inline
 * start: all share one edge. Centered elements, second columns and elements beside a picture are not compared.
 * @returns elements that do not align with the logo in the header
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
