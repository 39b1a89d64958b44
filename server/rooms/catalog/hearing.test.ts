import { expect, it } from 'vitest';
import { fold } from '../../../contract/search.ts';
import { correspondences } from './correspondences.ts';
import { createHearing, parseCorrespondences, printCorrespondences } from './hearing.ts';

const { evidenceOf } = createHearing(parseCorrespondences(correspondences));
/** Evidence per letter of both words. */
const perLetter = (latin: string, arabic: string) =>
  evidenceOf(latin, fold(arabic)) / (latin.length + fold(arabic).length);

// None of them is in the training data of the table.
it.each([
  ['sabaghi', 'صباغي'],
  ['qudsi', 'قدسي'],
  ['7abib', 'حبيب'],
  ['3atar', 'عطار'],
  ['chaouch', 'شاوش'],
  ['jamaleddine', 'جمالدين'],
  ['marrakech', 'مراكش'],
  ['wikipedia', 'ويكيبيديا'],
])('%s sounds like %s', (latin, arabic) => expect(perLetter(latin, arabic)).toBeGreaterThan(0.4));

it.each([
  ['japanese', 'شرقي'],
  ['dentist', 'مخبز'],
  ['sushi', 'شاي'],
  ['brooklyn', 'برلين'],
])('%s does not sound like %s', (latin, arabic) => expect(perLetter(latin, arabic)).toBeLessThan(0.3));

it('the correct spelling has more evidence than one with another consonant', () => {
  expect(perLetter('qudsi', 'قدسي')).toBeGreaterThan(perLetter('qudsi', 'قدمي'));
});

it('a table is parsed as it is printed', () => {
  expect(printCorrespondences(parseCorrespondences(correspondences))).toBe(correspondences.trim());
});
