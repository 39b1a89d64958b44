import { describe, expect, it } from 'vitest';
import { createLexicon } from './lexicon.ts';
import { regionalSpellings, regionalWordings } from './regional-spellings.ts';

describe('regional spellings', () => {
  it.each([
    ['colour', 'color'],
    ['theatre', 'theater'],
    ['jewellery', 'jewelry'],
    ['organiser', 'organizer'],
    ['programme', 'program'],
    ['speciality', 'specialty'],
    ['paediatrician', 'pediatrician'],
    ['traveller', 'traveler'],
  ])('%s and %s', (british, american) => {
    expect(regionalSpellings(british)).toEqual([american]);
    expect(regionalSpellings(american)).toEqual([british]);
  });

  it('are those of words that differ only', () => {
    for (const word of ['doctor', 'exercise', 'seller', 'centrifuge', 'مطعم'])
      expect(regionalSpellings(word)).toEqual([]);
  });

  it('replace one term of a wording', () => {
    expect(regionalWordings(['color', 'center'])).toEqual([
      ['colour', 'center'],
      ['color', 'centre'],
    ]);
  });

  it('are wordings of a concept', () => {
    const lexicon = createLexicon([{ texts: ['specialty coffee', 'قهوة مختصة'] }]);
    const found = lexicon.longestAt(['speciality', 'coffee'], 0);
    expect(found?.length).toBe(2);
    expect(found?.concepts[0]?.wordings).toContainEqual(['specialty', 'coffee']);
  });
});
