import { describe, expect, it } from 'vitest';
import { concepts } from '../../seed/base/concepts.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { understand } from './question.ts';
import { tokensOf } from './tokens.ts';
import { readingsBy } from './word-readings.ts';

const base = createLexicon(concepts.map(({ terms }) => ({ texts: terms })));

/** The parts of a query, each with its wordings and their certainty. */
function partsOf(text: string, lexicon: Lexicon = base) {
  return understand(tokensOf(text), lexicon, readingsBy([], lexicon), new Map()).units.map(
    ({ wordings, certainties }) =>
      new Map(wordings.map((wording, at) => [wording.join(' '), certainties[at] ?? 0])),
  );
}

describe('an ambiguous wording', () => {
  const lexicon = createLexicon([
    { texts: ['auto repair', 'garage', 'car repair'] },
    { texts: ['parking', 'garage', 'car park'] },
    { texts: ['parking', 'car park', 'parking lot'] },
  ]);
  it('is a guess for other wordings of its concept', () => {
    const [part] = partsOf('car repair', lexicon);
    expect(part?.get('auto repair')).toBe(1);
    expect(part?.get('garage')).toBeLessThan(0.95);
  });
  it('has all meanings if it is written', () => {
    const [part] = partsOf('garage', lexicon);
    expect(part?.get('garage')).toBe(1);
    expect(part?.get('auto repair')).toBe(1);
    expect(part?.get('car park')).toBe(1);
  });
  it('is as certain as the others if the other concept means the same', () => {
    const [part] = partsOf('parking lot', lexicon);
    expect(part?.get('parking')).toBe(1);
  });
});

describe('a wording that names a people', () => {
  it('is not searched for by other words for the thing', () => {
    expect([...(partsOf('سيارات')[0]?.keys() ?? [])]).toContain('عربيات');
    expect([...(partsOf('سيارات')[0]?.keys() ?? [])]).not.toContain('عربيه');
    expect([...(partsOf('popcorn')[0]?.keys() ?? [])]).not.toContain('شاميه');
  });
  it('has all meanings if it is written', () => {
    const words = [...(partsOf('عربية')[0]?.keys() ?? [])];
    expect(words).toEqual(expect.arrayContaining(['عربيه', 'سياره', 'car', 'arabic']));
  });
  it('is searched for if it is the usual name of the thing, or means the people', () => {
    expect([...(partsOf('serving tray')[0]?.keys() ?? [])]).toContain('صينيه');
    expect([...(partsOf('Chinese')[0]?.keys() ?? [])]).toContain('صينيه');
    expect([...(partsOf('Arabic')[0]?.keys() ?? [])]).toContain('عربيه');
  });
});

describe('a word that adds no meaning to a kind of thing', () => {
  it.each([
    ['plumbing services', 1],
    ['shawarma spot', 1],
    ['بتاع خضار', 1],
    ['معرض كنب', 1],
    // Alone, or next to a name, it is an ordinary word.
    ['spot', 1],
    ['golden spot', 2],
    // In the other order it has a meaning.
    ['spot cleaner', 2],
  ])('“%s” has %i parts', (text, count) => expect(partsOf(text)).toHaveLength(count));
});

it.each(["I'm", "doesn't", "where's", 'hello'])('“%s” is no part of a query', (word) =>
  expect(partsOf(`${word} plumber`)).toHaveLength(1),
);

describe('a personal form of an Arabic verb', () => {
  // «أنام» is one letter from إمام, and «شي أكوي» sounds like “cheque”.
  it.each(['وين أنام بحديقة', 'شي أكوي'])('is neither misspelled nor part of a name in “%s”', (text) =>
    expect(partsOf(text).flatMap((part) => [...part.keys()])).not.toContain(
      text.includes('أنام') ? 'imam' : 'cheque',
    ),
  );
});

describe('a stop word after «و» “and”', () => {
  it.each(['وعايز شقة', 'وبدي شقة'])('is ignored in “%s”', (text) => expect(partsOf(text)).toHaveLength(1));
});

describe('a word that nothing has', () => {
  it.each([
    // Only vowels differ from an English word, though an Arabic one sounds like it.
    ['gardin', 'garden'],
    // Of two Arabic words, the one without an additional letter.
    ['ko7l', 'كحل'],
    ['sat7a', 'سطحه'],
    // A digit is the letter of its shape first.
    ['m3assel', 'معسل'],
    // A form of a word: its dual, whose it is, with a particle.
    ['ثلاجتنا', 'ثلاجه'],
    ['عالثلاجة', 'ثلاجه'],
    // Not the stop word within one edit.
    ['sareer', 'سرير'],
    // Each word alone is more likely a name, both together are an expression.
    ['nadi riyadi', 'نادي رياضي'],
  ])('“%s” is %s', (text, meant) => expect([...(partsOf(text)[0]?.keys() ?? [])][0]).toBe(meant));

  it('is more likely a kind of thing that lacks its last letter than a word at the same distance', () => {
    const town = { word: 'town', listings: 200, stem: 'town', sound: 'tn' };
    const [unit] = understand(tokensOf('towin'), base, readingsBy([town], base), new Map()).units;
    expect(unit?.wordings[0]).toEqual(['towing']);
  });

  it('includes the synonyms of its most likely guesses only', () => {
    const [part] = partsOf('kushari');
    expect(part?.has('كشري')).toBe(true);
    expect(part?.has('coffee')).toBe(false);
  });
});

describe('a descriptive word', () => {
  it.each(['kids', 'fresh', 'طازج'])('“%s” is recognized', (text) => {
    const [unit] = understand(tokensOf(text), base, readingsBy([], base), new Map()).units;
    expect(unit?.isDescription).toBe(true);
  });
  it.each(['bread', 'خبز'])('“%s” is not', (text) => {
    const [unit] = understand(tokensOf(text), base, readingsBy([], base), new Map()).units;
    expect(unit?.isDescription).toBeFalsy();
  });
});
