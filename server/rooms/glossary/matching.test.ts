import { describe, expect, it } from 'vitest';
import { createContains, createMatcher } from './matching.ts';

const english = createMatcher([
  { id: 1, forms: ['rent'] },
  { id: 2, forms: ['walk-up', 'walkup'] },
  { id: 3, forms: ['stoop'] },
  { id: 4, forms: ['stoop sale'] },
  { id: 5, forms: ['utilities included'] },
  { id: 6, forms: ['broker fee'] },
]);
const arabic = createMatcher([
  { id: 1, forms: ['إيجار'] },
  { id: 2, forms: ['عقد إيجار'] },
  { id: 3, forms: ['بقالة'] },
  { id: 4, forms: ['مصلّى'] },
  { id: 5, forms: ['غير مفروش', 'غير مفروشة'] },
]);
const found = (matcher: typeof english, text: string) =>
  matcher(text).map(({ from, to, term }) => [term, text.slice(from, to)]);

describe('terms in an English text', () => {
  it.each<[string, string, [number, string][]]>([
    ['whole words in any case', 'RENT is due; parents, rental and current are not.', [[1, 'RENT']]],
    [
      'plurals and possessives',
      'Rents rose. The rent’s fair.',
      [
        [1, 'Rents'],
        [1, 'rent’s'],
      ],
    ],
    [
      'joined by a hyphen, a space or nothing',
      'A walk-up, a Walk up, two walkups.',
      [
        [2, 'walk-up'],
        [2, 'Walk up'],
        [2, 'walkups'],
      ],
    ],
    [
      'the longest wording',
      'A stoop sale on our stoop',
      [
        [4, 'stoop sale'],
        [3, 'stoop'],
      ],
    ],
    ['several words', 'Utilities  included.', [[5, 'Utilities  included']]],
    ['no words across sentences or lines', 'Ask the broker. Fee: none.\nBroker\nfee', []],
  ])('%s', (_, text, expected) => expect(found(english, text)).toEqual(expected));
});

describe('terms in an Arabic text', () => {
  it.each<[string, string, [number, string][]]>([
    [
      'with article and particles',
      'الإيجار، والإيجار، بالإيجار، للإيجار، وإيجار',
      [
        [1, 'الإيجار'],
        [1, 'والإيجار'],
        [1, 'بالإيجار'],
        [1, 'للإيجار'],
        [1, 'وإيجار'],
      ],
    ],
    [
      'with diacritics, without hamza, and with suffixes',
      'اِيجارُها ثابت، ايجار رخيص',
      [
        [1, 'اِيجارُها'],
        [1, 'ايجار'],
      ],
    ],
    [
      'in the plural',
      'قرب البقالات، والإيجارات معقولة',
      [
        [3, 'البقالات'],
        [1, 'والإيجارات'],
      ],
    ],
    ['the longest wording, with the article on its second word', 'نوقّع عقد الإيجار', [[2, 'عقد الإيجار']]],
    [
      'with shadda and without',
      'المصلى والمصلّى',
      [
        [4, 'المصلى'],
        [4, 'والمصلّى'],
      ],
    ],
    ['no other words', 'أجير يجاور البقال', []],
  ])('%s', (_, text, expected) => expect(found(arabic, text)).toEqual(expected));
});

it('a text has at most 200 marks', () => {
  expect(english('rent '.repeat(4_000))).toHaveLength(200);
});

describe('a text contains a wording', () => {
  it.each<[string, string, string[], boolean]>([
    ['in the plural', 'Two deposits', ['deposit'], true],
    ['with article and particle', 'بالإيجار الشهري', ['إيجار'], true],
    ['inside a longer term', 'No broker fee', ['broker fee'], true],
    ['as another wording', 'شقة مفروشة', ['مفروش', 'مفروشة'], true],
    ['not in parts', 'No broker, and a fee', ['broker fee'], false],
    ['not as a part of a word', 'parents', ['rent'], false],
  ])('%s', (_, text, forms, expected) => {
    expect(createContains(text)(forms)).toBe(expected);
  });
});
