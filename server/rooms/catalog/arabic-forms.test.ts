import { describe, expect, it } from 'vitest';
import { baseForms } from './arabic-forms.ts';
import { createLexicon } from './lexicon.ts';

describe('an Arabic word', () => {
  it.each([
    // Whose it is.
    ['سيارتي', 'سياره'],
    ['تلفونك', 'تلفون'],
    ['غسالتنا', 'غساله'],
    // Two, one of many, and several.
    ['غرفتين', 'غرفه'],
    ['كنبايه', 'كنبه'],
    ['موبايلات', 'موبايل'],
    // Broken plurals.
    ['فساتين', 'فستان'],
    ['دكاكين', 'دكان'],
    ['شوارع', 'شارع'],
    ['حقايب', 'حقيبه'],
    ['مطاعم', 'مطعم'],
    ['كراسي', 'كرسي'],
    ['اقلام', 'قلم'],
    ['اقمشه', 'قماش'],
    ['اطباء', 'طبيب'],
    ['بيوت', 'بيت'],
    ['قمصان', 'قميص'],
    // A particle that is written with it.
    ['عالفحم', 'فحم'],
    ['لفندق', 'فندق'],
  ])('«%s» may be a form of «%s»', (word, base) => expect(baseForms(word)).toContain(base));

  it('has no forms if it is short, or in another script', () => {
    expect(baseForms('بي')).toEqual([]);
    expect(baseForms('cars')).toEqual([]);
  });
});

describe('a lexicon', () => {
  const lexicon = createLexicon([{ texts: ['tomato', 'بندورة'] }, { texts: ['car', 'سيارة'] }]);
  it('knows the term that a word is a form of', () => {
    expect(lexicon.baseOf('سيارتي')).toBe('سياره');
    expect(lexicon.baseOf('بندورايه')).toBe('بندوره');
  });
  it('takes its own terms as they are, and no others for forms', () => {
    expect(lexicon.baseOf('سياره')).toBe('');
    expect(lexicon.baseOf('طيارتي')).toBe('');
  });
});
