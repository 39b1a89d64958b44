import type { TermsInTexts, UnusedTerm } from '../../../contract/glossary.ts';
import { type Either, type Lang, otherLang, pickText } from '../../../contract/locales.ts';
import type { TranslatedField } from '../../../contract/translation-values.ts';
import { createContains, createMatcher } from './matching.ts';
import type { TermRow } from './queries.ts';

/**
 * Finds the terms of the glossary in originals and in their translations.
 * @param from the language of the originals
 */
export function openGlossary(all: readonly TermRow[], from: Lang) {
  const to = otherLang(from);
  const marksIn = createMatcher(all.map((row) => ({ id: row.id, forms: row[from] })));
  const rows = new Map(all.map((row) => [row.id, row]));
  /** The terms with these ids, each once. */
  const termsOf = (ids: readonly number[]) => [...new Set(ids)].flatMap((id) => rows.get(id) ?? []);
  const pairOf = (row: TermRow) => ({
    id: row.id,
    term: row[from][0] ?? '',
    translation: row[to][0] ?? '',
  });

  /**
   * The terms in originals.
   * @param lang the preferred language of the notes
   */
  function termsIn(texts: readonly { field: TranslatedField; original: string }[], lang: Lang): TermsInTexts {
    const marks = texts.flatMap(({ field, original }) =>
      marksIn(original).map((mark) => ({ field, ...mark })),
    );
    const terms = termsOf(marks.map(({ term }) => term)).map((row) => {
      const notes: Either = { en: row.note_en, ar: row.note_ar };
      const written = pickText(notes, lang);
      return { ...pairOf(row), note: written.text ? written : null };
    });
    return { terms, marks };
  }

  /**
   * The terms of an original that its translation does not contain, neither their fixed translations nor other wordings
   * of these: among the latter are the forms that inflection gives, such as feminines and irregular plurals.
   */
  function unusedIn(original: string, translation: string): UnusedTerm[] {
    if (!translation.trim()) return [];
    const contains = createContains(translation);
    return termsOf(marksIn(original).map(({ term }) => term))
      .filter((row) => !contains(row[to]))
      .map(pairOf);
  }

  return { termsIn, unusedIn };
}
export type OpenGlossary = ReturnType<typeof openGlossary>;
