import { describe, expect, it } from 'vitest';
import { fold, termOf, terms } from '../../../contract/search.ts';
import { concepts } from '../../seed/base/concepts.ts';
import { isVerbForm } from './arabic-needs.ts';
import { createLexicon } from './lexicon.ts';
import * as arabicLeading from './needs/arabic-leading.ts';
import * as arabic from './needs/arabic-tables.ts';
import { englishNeeds } from './needs/english.ts';
import { englishDailyNeeds } from './needs/english-daily.ts';
import { englishErrandNeeds } from './needs/english-errands.ts';
import { englishLeisureNeeds } from './needs/english-leisure.ts';
import { englishProductNeeds } from './needs/english-products.ts';
import { englishWorkNeeds } from './needs/english-work.ts';
import { needsIn } from './needs.ts';

const answers = (text: string, isKind = (_term: string) => false) => {
  const read = terms(text);
  const needs = needsIn(read, {
    isFree: () => true,
    isPlace: () => false,
    isKind: (at) => isKind(read[at] ?? ''),
  });
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
    // Persons, tenses, the dative and negation from Morocco to Iraq.
    ['المكيف مابيبردش', 'تصليح مكيفات'],
    ['شكون كيصلح الروبيني', 'سباك'],
    ['حدا يصلحلنا التلاجة', 'appliance repair'],
    ['سيارتي ما عم تشتغل', 'تصليح سيارات'],
    // A verb loses its alef after a prefix; short nouns keep their article.
    ['وين نشتري خضرة', 'vegetable'],
    ['تخلص من البق', 'مكافحه حشرات'],
    // An object with attached particles and suffixes.
    ['المي عم تنقط عالحمام', 'سباك'],
    // What a thing is for, what one does at work, and what another person is to do.
    ['حاجة أنام عليها', 'سرير'],
    ['شي نطبخ فيه الرز', 'rice cooker'],
    ['شي ألبسه بالبرد', 'coat'],
    ['شغل أسوق فيه', 'driver'],
    ['وظيفة ما تحتاج خبرة', 'no experience'],
    ['حدا يقعد مع ماما', 'elder care'],
    ['حد يذاكر للولاد', 'tutor'],
    // A verb alone, in a sentence.
    ['a place to sing', 'karaoke'],
    // An irregular past.
    ['somebody stole my car radio', 'car audio shop'],
    ['get my nails done', 'nail salon'],
    // A contraction is the verb of what is broken.
    ["the oven doesn't heat", 'appliance repair'],
    ['my jeans are too long', 'tailor'],
  ])('“%s” means %s', (text, answer) => expect(answers(text)).toContain(answer));

  it.each([
    // Names.
    'Sing Sing',
    'Clean Plates',
    // The object may come first unless it is marked.
    'restaurant near my work',
    'مكان يبيع عسل أصلي',
    // Neither a thing for sleeping nor work as a driver.
    'مكان أنام فيه حاجة',
    'حاجة سخنة',
    'موقف مع الشقة',
    'مطبخ من غير باب',
    'محل فتح جديد',
    'معلم رياضيات',
    'مطعم قريب من الشغل',
  ])('“%s” means nothing to be done', (text) =>
    expect(answers(text, (term) => ['عسل', 'شقه'].includes(term))).toEqual([]),
  );

  it('recognizes personal forms of its verbs, and no names', () => {
    expect(['بيصلحلي', 'أنام', 'مستشفى', 'نلبسها'].filter((word) => isVerbForm(termOf(fold(word))))).toEqual([
      'بيصلحلي',
      'أنام',
      'نلبسها',
    ]);
    expect(['ياسمين', 'أنور', 'يونس', 'يزيد', 'إمام'].some((word) => isVerbForm(termOf(fold(word))))).toBe(
      false,
    );
  });

  it.each([
    // The same words mean a product after “something”, and work after “job”.
    ['something to clean the carpet', 'vacuum cleaner'],
    ['someone to clean the carpet', 'carpet cleaning'],
    ['something to make coffee', 'coffee machine'],
    ['job making coffee', 'barista'],
    ['something to cut bread', 'knife'],
    ['work cutting meat', 'butcher'],
    // A verb alone, and what something is for.
    ['a thing to sit on', 'chair'],
    ['something for my cold hands', 'glove'],
    // The verb may be before the job.
    ['baking job', 'baker'],
  ])('“%s” means %s', (text, answer) => expect(answers(text)).toContain(answer));

  it.each([
    'close to my work',
    'the door does not work',
    'to sit on something',
    'Work Out World',
    'tool box',
  ])('“%s” leads to no table of its own', (text) => expect(answers(text)).toEqual([]));

  it('has no product for an expression of a place', () => {
    const read = terms('something to eat in Hand Park');
    const context = { isFree: () => true, isKind: () => false };
    const atPlace = needsIn(terms('something in Hand Park'), { ...context, isPlace: (at) => at > 1 });
    expect(atPlace).toEqual([]);
    expect(needsIn(read, { ...context, isPlace: (at) => at > 3 })[0]?.wordings).toContainEqual([
      'restaurant',
    ]);
  });

  it('prefers a verb with an object to one alone', () =>
    expect(answers('a place to swim and to fix my laptop')).toEqual([
      ...answers('fix my laptop'),
      ...answers('a place to swim'),
    ]));

  it('ignores an object behind another kind of thing', () => {
    expect(answers('محل يعمل عيد')).toContain('قاعه افراح');
    expect(answers('محل يعمل تورتة عيد', (term) => term === 'تورته')).toEqual([]);
  });

  it('prefers the nearest of two objects', () =>
    expect(answers('clean my car in front of the house')).toEqual(['car wash']));
});

describe('the tables of needs', () => {
  const lexicon = createLexicon(concepts.map(({ terms: texts }) => ({ texts })));
  const tables = [
    englishNeeds,
    englishDailyNeeds,
    englishErrandNeeds,
    englishLeisureNeeds,
    englishProductNeeds,
    englishWorkNeeds,
    ...Object.values(arabic),
    ...Object.values(arabicLeading),
  ];
  const rows = tables.flatMap((table) => table.trim().split('\n'));

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
