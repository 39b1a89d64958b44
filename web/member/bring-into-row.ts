/** Scrolls only the list or navigation that contains a link, until the link is centered. */
export function bringIntoRow(link: Element | null | undefined): void {
  const rows = [link?.closest('nav > ul'), link?.closest('nav')];
  const row = rows.find((one) => one && /auto|scroll/.test(getComputedStyle(one).overflowX));
  if (!link || !row) return;
  const [own, around] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - around.left - around.width / 2;
}
