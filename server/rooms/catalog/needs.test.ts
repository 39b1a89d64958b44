import { describe, expect, it } from 'vitest';
import { terms } from '../../../contract/search.ts';
import { concepts } from '../../seed/base/concepts.ts';
import { createLexicon } from './lexicon.ts';
import { arabicNeeds } from './needs/arabic.ts';
import { arabicDailyNeeds } from './needs/arabic-daily.ts';
import { englishNeeds } from './needs/english.ts';
import { englishDailyNeeds } from './needs/english-daily.ts';
import { needsIn } from './needs.ts';

const answers = (text: string, isKind = (_term: string) => false) => {
  const read = terms(text);
  const needs = needsIn(read, { isFree: () => true, isKind: (at) => isKind(read[at] ?? '') });
  return needs.flatMap(({ wordings }) => wordings.map((wording) => wording.join(' ')));
};

describe('what users want done, by verb and object', () => {
  it.each([
    ['where can I get my suit cleaned', 'dry cleaning'],
    ['somebody to unclog the kitchen sink', 'plumber'],
    ['my car needs to be towed', 'towing'],
    ['بدي حدا يصلحلي الحنفية', 'سباك'],
    ['مين بيصلح سيارتنا', 'تصليح سيارات'],
    ['عايز أترجم شهادتي', 'ترجمه معتمده'],
    ['something to keep my plates in', 'cabinet'],
    ['وين بقدر أتعلم السواقة', 'مدرسه قياده'],
    // A verb alone, in a sentence.
    ['a place to sing', 'karaoke'],
  ])('“%s” means %s', (text, answer) => expect(answers(text)).toContain(answer));

  it.each([
    // Names.
    'Sing Sing',
    'Clean Plates',
    // The object may come first unless it is marked.
    'restaurant near my work',
    'مطعم قريب من الشغل',
  ])('“%s” means nothing to be done', (text) => expect(answers(text)).toEqual([]));

  it('ignores an object behind another kind of thing', () => {
    expect(answers('محل يعمل عيد')).toContain('قاعه افراح');
    expect(answers('محل يعمل تورتة عيد', (term) => term === 'تورته')).toEqual([]);
  });

  it('prefers the nearest of two objects', () =>
    expect(answers('clean my car in front of the house')).toEqual(['car wash']));
});

describe('the tables of needs', () => {
  const lexicon = createLexicon(concepts.map(({ terms: texts }) => ({ texts })));
  const rows = [englishNeeds, englishDailyNeeds, arabicNeeds, arabicDailyNeeds].flatMap((table) =>
    table.trim().split('\n'),
  );

  it('have verbs, objects and answers in every row', () => {
    expect(rows.filter((row) => row.split(/ [|>] /).length !== 3)).toEqual([]);
  });

  it('have wordings of the base concepts as answers', () => {
    const wordings = rows.flatMap((row) => row.split(/ [|>] /)[2]?.split(/[,،] /) ?? []);
    const unknown = wordings.filter((wording) => {
      const words = terms(wording);
      return lexicon.longestAt(words, 0)?.length !== words.length;
    });
    expect(unknown).toEqual([]);
  });
});
