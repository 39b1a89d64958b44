import type { Page } from '@playwright/test';
import type { Lang } from '../contract/locales.ts';
import ar from '../web/i18n/ar/index.ts';
import en from '../web/i18n/en/index.ts';

const messages: Record<Lang, Record<string, Record<string, string>>> = { ar, en };
const values = (lang: Lang) => Object.values(messages[lang]).flatMap((area) => Object.values(area));

/** Runs of letters of the other language's script. */
const otherScript: Record<Lang, RegExp> = { ar: /\p{Script=Latin}{2,}/gu, en: /\p{Script=Arabic}{2,}/gu };

const rawKey = new RegExp(`\\b(?:${Object.keys(en).join('|')}):[a-z]\\w+`, 'i');

/** Words of the other script that the interface itself uses, such as names of formats and services. */
const spoken: Record<Lang, Set<string>> = {
  ar: new Set(values('ar').flatMap((text) => text.replace(/\{\{\w+\}\}/g, '').match(otherScript.ar) ?? [])),
  en: new Set(values('en').flatMap((text) => text.match(otherScript.en) ?? [])),
};

/** Sentences that exist in the other language only. Shorter texts may be names that users entered. */
const said: Record<Lang, Set<string>> = {
  ar: sentencesOnlyOf('en', 'ar'),
  en: sentencesOnlyOf('ar', 'en'),
};

function sentencesOnlyOf(lang: Lang, other: Lang): Set<string> {
  const others = new Set(values(other));
  return new Set(
    values(lang).filter((text) => text.length > 3 && !others.has(text) && text.match(otherScript[other])),
  );
}

interface Said {
  text: string;
  /** In the head of the page, which cannot contain markup. */
  isHead: boolean;
  /** In user content, or in elements marked with another language, script or direction. */
  isMarked: boolean;
  /** In search terms as entered, or in terms that are not translated: both may coincide with words of the interface. */
  isFound: boolean;
}

/** All texts of the page, visible or read by screen readers: content, accessible names, hints and the title. */
function allTexts(page: Page): Promise<Said[]> {
  return page.evaluate(() => {
    const marked = 'body [lang], body [dir], bdi, address, code, a[href="/"]:has(img)';
    const all: Said[] = [];
    const note = (text: string | null | undefined, element: Element) => {
      const bare = text?.replace(/\s+/g, ' ').trim();
      const isHead = element === document.documentElement;
      if (bare)
        all.push({
          text: bare,
          isHead,
          isMarked: element.closest(marked) !== null,
          isFound: element.closest('mark, [translate=no]') !== null,
        });
    };
    note(document.title, document.documentElement);
    note(document.querySelector('meta[name=description]')?.getAttribute('content'), document.documentElement);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const split = new Set<Element>();
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      // A URL counts as one word although it may break at its separators.
      const whole = element?.closest('bdi:has(wbr)');
      if (whole) {
        if (!split.has(whole)) note(whole.textContent, whole);
        split.add(whole);
        continue;
      }
      if (element && !element.closest('script, style, noscript, template'))
        note(texts.currentNode.nodeValue, element);
    }
    for (const name of [
      'aria-label',
      'alt',
      'title',
      'placeholder',
      'aria-description',
      'aria-roledescription',
    ])
      for (const element of document.querySelectorAll(`body [${name}]`))
        note(element.getAttribute(name), element);
    return all;
  });
}

/**
 * Texts of the page that are not in its language: message keys, placeholders, and words of the other language that
 * are not marked as such.
 * @param names words of the other script that belong to no language, such as the city's code
 */
export async function findForeignWords(page: Page, lang: Lang, names: readonly string[]): Promise<string[]> {
  const all = await allTexts(page);
  const wordsIn = (text: string) => text.replace(/\S+@\S+|https?:\S+/g, '').match(otherScript[lang]) ?? [];
  const isSpoken = new Set([...spoken[lang], ...names]);
  const written = new Set(all.filter(({ isMarked }) => isMarked).flatMap(({ text }) => wordsIn(text)));
  const path = decodeURIComponent(new URL(page.url()).pathname);
  const isForeign = ({ text, isHead, isMarked, isFound }: Said) => {
    if (rawKey.test(text) || text.includes('{{')) return true;
    if (said[lang].has(text) && !isSpoken.has(text) && !isFound) return true;
    if (isMarked) return false;
    const isAllowed = (word: string) =>
      isSpoken.has(word) || path.includes(word) || (isHead && written.has(word));
    return !wordsIn(text).every(isAllowed);
  };
  return [...new Set(all.filter(isForeign).map(({ text }) => text))];
}
