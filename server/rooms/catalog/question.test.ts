import { describe, expect, it } from 'vitest';
import { concepts } from '../../seed/base/concepts.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { understand } from './question.ts';
import { tokensOf } from './tokens.ts';
import { readingsBy } from './word-readings.ts';

const base = createLexicon(concepts.map(({ terms }) => ({ texts: terms })));

/** The parts of a question, each with its wordings and how sure they are. */
function partsOf(text: string, lexicon: Lexicon = base) {
  return understand(tokensOf(text), lexicon, readingsBy([], lexicon), new Map()).units.map(
    ({ wordings, certainties }) =>
      new Map(wordings.map((wording, at) => [wording.join(' '), certainties[at] ?? 0])),
  );
}

describe('a wording that means something else besides', () => {
  const lexicon = createLexicon([
    { texts: ['auto repair', 'garage', 'car repair'] },
    { texts: ['parking', 'garage', 'car park'] },
    { texts: ['parking', 'car park', 'parking lot'] },
  ]);
  it('is a guess at what another wording of its concept means', () => {
    const [part] = partsOf('car repair', lexicon);
    expect(part?.get('auto repair')).toBe(1);
    expect(part?.get('garage')).toBeLessThan(0.95);
  });
  it('means all of it where it is written', () => {
    const [part] = partsOf('garage', lexicon);
    expect(part?.get('garage')).toBe(1);
    expect(part?.get('auto repair')).toBe(1);
    expect(part?.get('car park')).toBe(1);
  });
  it('is as sure as the others where the other concept means the same', () => {
    const [part] = partsOf('parking lot', lexicon);
    expect(part?.get('parking')).toBe(1);
  });
});

describe('a word beside a kind of thing that says no more than it', () => {
  it.each([
    ['plumbing services', 1],
    ['shawarma spot', 1],
    ['بتاع خضار', 1],
    ['معرض كنب', 1],
    // By itself, or beside a name, it is a word like others.
    ['spot', 1],
    ['golden spot', 2],
    // In the other order it says more.
    ['spot cleaner', 2],
  ])('«%s» has %i parts', (text, count) => expect(partsOf(text)).toHaveLength(count));
});

describe('a word that nothing has', () => {
  it.each([
    // Vowels alone part it from an English word, though an Arabic one sounds like it.
    ['gardin', 'garden'],
    // Of two Arabic words the one without a letter that nobody wrote.
    ['ko7l', 'كحل'],
    ['sat7a', 'سطحه'],
    // Not the word that is passed over and a slip away.
    ['sareer', 'سرير'],
    // Each word may sooner be a name, both together are an expression.
    ['nadi riyadi', 'نادي رياضي'],
  ])('«%s» is %s', (text, meant) => expect([...(partsOf(text)[0]?.keys() ?? [])][0]).toBe(meant));

  it('is rather a kind of thing that it is a letter short of than a word that is as near', () => {
    const town = { word: 'town', listings: 200, stem: 'town', sound: 'tn' };
    const [unit] = understand(tokensOf('towin'), base, readingsBy([town], base), new Map()).units;
    expect(unit?.wordings[0]).toEqual(['towing']);
  });

  it('brings along what is meant by its likeliest guesses only', () => {
    const [part] = partsOf('kushari');
    expect(part?.has('كشري')).toBe(true);
    expect(part?.has('coffee')).toBe(false);
  });
});

describe('a word that only describes', () => {
  it.each(['kids', 'fresh', 'طازج'])('«%s» is known as such', (text) => {
    const [unit] = understand(tokensOf(text), base, readingsBy([], base), new Map()).units;
    expect(unit?.isDescription).toBe(true);
  });
  it.each(['bread', 'خبز'])('«%s» is none', (text) => {
    const [unit] = understand(tokensOf(text), base, readingsBy([], base), new Map()).units;
    expect(unit?.isDescription).toBeFalsy();
  });
});
