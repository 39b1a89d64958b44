import { beginsWith, placedWords } from '../../../contract/search.ts';
import * as factsStyles from '../../ui/shared/facts.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';

/**
 * The positions in a text of the words and phrases of a query, or of words with one as a prefix, in any spelling.
 */
export function placesOf(text: string, wanted: readonly string[]): [from: number, to: number][] {
  const words = placedWords(text);
  const phrases = wanted.map((one) => one.split(' '));
  return words.flatMap(({ from }, at): [number, number][] => {
    const found = phrases.filter((phrase) =>
      phrase.every((one, next) => beginsWith(words[at + next]?.term ?? '', one)),
    );
    const last = words[at + Math.max(0, ...found.map(({ length }) => length)) - 1];
    return last && found.length > 0 ? [[from, last.to]] : [];
  });
}

/** Titles, summaries, facts and tags of results. */
const searched = `article :is(.${textStyles.stretched}, p[dir=auto], .${factsStyles.line}, .${tagStyles.plain}, .${tagStyles.success}, .${tagStyles.brand}, .${tagStyles.glass})`;

/**
 * Highlights the query in the titles and summaries of results with the CSS Custom Highlight API: elements are
 * unchanged, and browsers without support display none.
 */
export function highlight(marks: readonly string[], signal: AbortSignal): void {
  const root = document.querySelector('main');
  if (!root || signal.aborted || !('highlights' in CSS)) return;
  signal.addEventListener('abort', () => CSS.highlights.delete('found'));
  const ranges: Range[] = [];
  for (const element of root.querySelectorAll(searched)) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const [from, to] of placesOf(node.textContent ?? '', marks)) {
        const range = new Range();
        range.setStart(node, from);
        range.setEnd(node, to);
        ranges.push(range);
      }
    }
  }
  CSS.highlights.set('found', new Highlight(...ranges));
}

export { rememberSearch } from '../../ui/recent-searches.ts';

/** On phones the tabs scroll horizontally: centers the selected one. */
export function bringTab(bar: Element, kind: string): void {
  const tab = bar.querySelector(`[data-kind="${kind}"]`)?.getBoundingClientRect();
  const box = bar.getBoundingClientRect();
  if (!tab) return;
  bar.scrollBy({ left: tab.left + tab.width / 2 - (box.left + box.width / 2), behavior: 'instant' });
}
