/** Scrolls the row that a link stands in, and nothing else, until the link is in its middle. */
export function bringIntoRow(link: Element | null | undefined): void {
  const row = link?.closest<HTMLElement>('nav > ul, nav');
  if (!link || !row) return;
  const [own, around] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - around.left - around.width / 2;
}
