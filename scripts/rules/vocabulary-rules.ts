import { basename } from 'node:path';
import type { SourceFile } from './file-rules.ts';

/** Vague words in names, and more specific terms. */
const VAGUE = {
  alive: 'hydrated',
  asked: 'query, request, context, requestedAt',
  door: 'section, guard, availability, cache',
  everything: 'what is found',
  fault: 'error, issue, problem',
  hear: 'subscribe, listener',
  heard: 'notified, received',
  kept: 'cached, memoized, draft, retained, stored, saved',
  look: 'variant, style, preview',
  outside: 'thirdParty',
  shown: 'visible, presented, published, rendered',
  story: 'test, journey',
  tell: 'notify, announce, report',
  things: 'structuredData, or what they are',
  told: 'notified, announced, reported',
  wake: 'hydrate',
  waking: 'hydrating',
  woken: 'hydrated',
} as const;

export type VagueWord = keyof typeof VAGUE;

/** The maximum number of names with each word. */
export type VocabularyBudget = Record<VagueWord, number>;

/** A budget that exceeds its count by more must be lowered, so that it only ever falls. */
const SLACK = 10;

const IS_CODE = /\.(ts|tsx|mjs)$/;

/** Columns have the names of their migrations; this module contains the words. */
const IS_EXEMPT = /^server\/database\/migrations\/|^scripts\/rules\/vocabulary-/;

/**
 * Comments and strings. A template literal is a string, including its expressions; regular expressions count as
 * code.
 */
const NO_CODE = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`/g;

const FORMS = new Map<string, VagueWord>(
  (Object.keys(VAGUE) as VagueWord[]).flatMap((word) => [
    [word, word],
    [word === 'story' ? 'stories' : `${word}s`, word],
  ]),
);

/**
 * Counts names that contain a vague word, as in `askedPage`, and compares them with the budget. A name counts once
 * per file, and so does the name of a file.
 * @returns one message per word that is above its budget, followed by all its places, or far below it
 */
export function vocabularyErrors(files: SourceFile[], budget: VocabularyBudget): string[] {
  const places = vagueNames(files);
  return (Object.keys(VAGUE) as VagueWord[]).flatMap((word) => {
    const found = places.get(word) ?? [];
    const allowed = budget[word];
    if (found.length > allowed) {
      return [
        `«${word}» is in ${found.length} names and ${allowed} are allowed: say ${VAGUE[word]}`,
        ...found.map((place) => `  ${place}`),
      ];
    }
    return allowed - found.length > SLACK
      ? [
          `«${word}» is in ${found.length} names only: lower its budget in scripts/rules/vocabulary-budget.json`,
        ]
      : [];
  });
}

/** The names with each vague word, as `path: name`. */
export function vagueNames(files: SourceFile[]): Map<VagueWord, string[]> {
  const places = new Map<VagueWord, string[]>();
  for (const { path, content } of files) {
    if (IS_EXEMPT.test(path)) continue;
    const file = basename(path).replace(/\..*$/, '');
    const names = IS_CODE.test(path) ? identifiers(content) : new Set<string>();
    for (const [name, words] of [[`${file} (file)`, vagueWords(file)] as const, ...named(names)]) {
      for (const word of words) places.set(word, [...(places.get(word) ?? []), `${path}: ${name}`]);
    }
  }
  return places;
}

const named = (names: Set<string>) => [...names].map((name) => [name, vagueWords(name)] as const);

/** The vague words among the parts of a name: `isShownOnce` and `is_shown` have `shown`. */
function vagueWords(name: string): Set<VagueWord> {
  const parts = name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);
  return new Set(parts.flatMap((part) => FORMS.get(part.toLowerCase()) ?? []));
}

function identifiers(content: string): Set<string> {
  const code = content.replace(NO_CODE, ' ');
  return new Set(code.match(/[A-Za-z_$][\w$]*/g));
}
