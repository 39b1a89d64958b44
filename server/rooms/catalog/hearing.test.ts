import { expect, it } from 'vitest';
import { fold } from '../../../contract/search.ts';
import { correspondences } from './correspondences.ts';
import { createHearing, parseCorrespondences, printCorrespondences } from './hearing.ts';

const { evidenceOf } = createHearing(parseCorrespondences(correspondences));
/** Evidence for each letter of both words. */
const perLetter = (latin: string, arabic: string) =>
  evidenceOf(latin, fold(arabic)) / (latin.length + fold(arabic).length);

// None of them is in the data that the table was learned from.
it.each([
  ['sabaghi', 'صباغي'],
  ['qudsi', 'قدسي'],
  ['7abib', 'حبيب'],
  ['3atar', 'عطار'],
  ['chaouch', 'شاوش'],
  ['jamaleddine', 'جمالدين'],
  ['marrakech', 'مراكش'],
  ['wikipedia', 'ويكيبيديا'],
])('%s is heard as %s', (latin, arabic) => expect(perLetter(latin, arabic)).toBeGreaterThan(0.4));

it.each([
  ['japanese', 'شرقي'],
  ['dentist', 'مخبز'],
  ['sushi', 'شاي'],
  ['brooklyn', 'برلين'],
])('%s is not heard as %s', (latin, arabic) => expect(perLetter(latin, arabic)).toBeLessThan(0.3));

it('the true spelling has more evidence than one with another consonant', () => {
  expect(perLetter('qudsi', 'قدسي')).toBeGreaterThan(perLetter('qudsi', 'قدمي'));
});

it('a table is printed as it is read', () => {
  expect(printCorrespondences(parseCorrespondences(correspondences))).toBe(correspondences.trim());
});
