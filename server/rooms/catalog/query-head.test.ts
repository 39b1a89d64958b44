import { expect, it } from 'vitest';
import { createLexicon } from './lexicon.ts';
import { headKinds } from './query-head.ts';
import { understand } from './question.ts';
import { tokensOf } from './tokens.ts';
import { readingsBy } from './word-readings.ts';

const lexicon = createLexicon(
  [
    ['lawyer', 'محامي'],
    ['car', 'سيارة'],
    ['couch', 'كنبة'],
    ['leather', 'جلد'],
    ['kebab', 'كباب'],
    ['pizza', 'بيتزا'],
    ['teacher', 'معلم'],
    ['renovate house', 'ترميم بيوت'],
    ['used', 'مستعمل'],
    ['book', 'كتب'],
    ['university', 'جامعة'],
  ].map((texts) => ({ texts })),
);

it.each([
  ['leather couch', ['couch']],
  ['lawyer for a car', ['lawyer']],
  ['looking for a leather couch', ['couch']],
  ['kebab and pizza', ['kebab', 'pizza']],
  ['كتب جامعة', ['كتب']],
  ['كباب وبيتزا', ['كباب', 'بيتزا']],
  ['معلم ترميم بيوت', ['ترميم بيوت']],
  ['used couch', ['couch']],
  ['used', ['used']],
  ['xylophone', []],
])('%s is about %j', (text, heads) => {
  const question = understand(tokensOf(text), lexicon, readingsBy([], lexicon), new Map());
  const own = headKinds(question).map((part) => question.units[part]?.wordings[0]?.join(' '));
  expect(own).toEqual(
    heads.map((head) =>
      tokensOf(head)
        .map(({ term }) => term)
        .join(' '),
    ),
  );
});
