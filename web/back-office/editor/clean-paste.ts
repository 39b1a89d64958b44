/**
 * Lists as word processors write them: paragraphs of a class, with the bullet or number in an ignorable element.
 */
const listItem = 'p[class*="MsoListParagraph"], p[style*="mso-list"]';

function itemLevel(item: Element): number {
  return Number(/level(\d)/.exec(item.getAttribute('style') ?? '')?.[1] ?? 1);
}

/** Converts the paragraphs of a word processor's list into a list. */
function makeLists(root: Document): void {
  let open: { list: Element; level: number }[] = [];
  let last: Element | null = null;
  for (const item of root.querySelectorAll(listItem)) {
    const level = itemLevel(item);
    if (!last || item.previousElementSibling !== last) open = [];
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const sign = [...item.querySelectorAll('[style*="mso-list"]')].find((part) =>
      /ignore/i.test(part.getAttribute('style') ?? ''),
    );
    const isNumbered = /^\(?[\d\u0660-\u0669a-z]{1,3}[.)]/i.test(
      (sign?.textContent ?? item.textContent ?? '').trim(),
    );
    sign?.remove();
    const entry = root.createElement('li');
    const text = root.createElement('p');
    text.append(...item.childNodes);
    entry.append(text);
    const top = open.at(-1);
    if (top && top.level === level) {
      top.list.append(entry);
      item.remove();
    } else {
      const list = root.createElement(isNumbered ? 'ol' : 'ul');
      list.append(entry);
      if (top) {
        (top.list.lastElementChild ?? top.list).append(list);
        item.remove();
      } else {
        item.replaceWith(list);
        last = list;
      }
      open.push({ list, level });
    }
    last = open[0]?.list ?? last;
  }
}

function renamed(root: Document, from: string, to: string): void {
  for (const element of root.querySelectorAll(from)) {
    const other = root.createElement(to);
    other.append(...element.childNodes);
    element.replaceWith(other);
  }
}

/**
 * Converts content pasted from word processors and web pages: list paragraphs become lists, top-level headings are
 * lowered, and formatting is removed. The editor drops everything else that the text may not contain.
 */
export function cleanPaste(html: string): string {
  const root = new DOMParser().parseFromString(html, 'text/html');
  for (const element of root.querySelectorAll('script, style, meta, link, title, head > *')) element.remove();
  makeLists(root);
  renamed(root, 'h1', 'h2');
  renamed(root, 'h4, h5, h6', 'h3');
  const comments = root.createTreeWalker(root.body, NodeFilter.SHOW_COMMENT);
  const gone: Node[] = [];
  while (comments.nextNode()) gone.push(comments.currentNode);
  for (const node of gone) node.parentNode?.removeChild(node);
  for (const element of root.body.querySelectorAll('*')) {
    // Some pages wrap copied content in a `<b>` that is not bold; elements in foreign namespaces (`o:p`) contain
    // only spaces.
    if (element.localName.includes(':') || isPlainBold(element)) element.replaceWith(...element.childNodes);
    for (const { name } of [...element.attributes])
      if (!['href', 'src', 'alt', 'start'].includes(name) && !keepsWeight(element, name))
        element.removeAttribute(name);
  }
  // Empty paragraphs only serve as spacing.
  for (const paragraph of root.body.querySelectorAll('p, h2, h3'))
    if (!paragraph.querySelector('img') && !paragraph.textContent?.replace(/\u00a0/g, ' ').trim())
      paragraph.remove();
  return root.body.innerHTML;
}

const isPlainBold = (element: Element) =>
  element.localName === 'b' && /font-weight:\s*(normal|400)/.test(element.getAttribute('style') ?? '');

/** Some pages mark bold text by style only. */
function keepsWeight(element: Element, name: string): boolean {
  if (name !== 'style' || element.localName !== 'span') return false;
  const weight = /font-weight:\s*(bold|[6-9]00)/.exec(element.getAttribute('style') ?? '');
  if (weight) element.setAttribute('style', `font-weight: ${weight[1]}`);
  return weight !== null;
}
