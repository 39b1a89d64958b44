import { describe, expect, it } from 'vitest';
import { createLexicon } from './lexicon.ts';
import { otherCountrysSpellings, otherCountrysWordings } from './regional-spellings.ts';

describe('spellings of the other country', () => {
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
    expect(otherCountrysSpellings(british)).toEqual([american]);
    expect(otherCountrysSpellings(american)).toEqual([british]);
  });

  it('are none of words that both write alike', () => {
    for (const word of ['doctor', 'exercise', 'seller', 'centrifuge', 'مطعم'])
      expect(otherCountrysSpellings(word)).toEqual([]);
  });

  it('replace one term of a wording', () => {
    expect(otherCountrysWordings(['color', 'center'])).toEqual([
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
