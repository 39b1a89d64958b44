import type { CorpusRow, Question } from './question.ts';

const arabicDigits = (value: number) =>
  String(value).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit);

interface Wish {
  q: string;
  lang: 'en' | 'ar';
  isRight: (row: CorpusRow) => boolean;
}

function bedroomWishes(count: number): Wish[] {
  const isRight = (row: CorpusRow) => row.bedrooms === count;
  const duals: Record<number, string[]> = { 1: ['غرفة نوم واحدة'], 2: ['غرفتين نوم', 'شقة غرفتين'] };
  const english = [
    `${count} bedroom apartment`,
    `${count}br`,
    `${count} bed`,
    `${count}-bedroom`,
    `${count}bdr apt`,
  ];
  const arabic = [
    `${arabicDigits(count)} غرف نوم`,
    `شقة ${count} غرف`,
    `شقه ${arabicDigits(count)} غرف نوم`,
    ...(duals[count] ?? []),
  ];
  return [
    ...english.map((q) => ({ q, lang: 'en' as const, isRight })),
    ...arabic.map((q) => ({ q, lang: 'ar' as const, isRight })),
  ];
}

const thousands: Record<number, string> = {
  1000: 'ألف',
  2000: 'ألفين',
  3000: 'ثلاثة آلاف',
  4000: 'أربعة آلاف',
};

function priceWishes(dollars: number): Wish[] {
  const isRight = (row: CorpusRow) => row.priceCents !== null && row.priceCents <= dollars * 100;
  const withComma = dollars.toLocaleString('en-US');
  const spelled = thousands[dollars];
  const english = [
    `apartment under ${dollars}`,
    `apartment under $${withComma}`,
    `apt below ${dollars} dollars`,
    `rent less than $${dollars}`,
  ];
  const arabic = [
    `شقة تحت ${dollars}`,
    `شقة أقل من ${arabicDigits(dollars)} دولار`,
    `سكن بأقل من ${withComma} دولار`,
    ...(spelled ? [`شقة تحت ${spelled} دولار`, `شقة ب${spelled}`] : []),
  ];
  return [
    ...english.map((q) => ({ q, lang: 'en' as const, isRight })),
    ...arabic.map((q) => ({ q, lang: 'ar' as const, isRight })),
  ];
}

function bothWishes(bedrooms: number, dollars: number): Wish[] {
  const isRight = (row: CorpusRow) =>
    row.bedrooms === bedrooms && row.priceCents !== null && row.priceCents <= dollars * 100;
  return [
    { q: `${bedrooms} bedroom under ${dollars}`, lang: 'en', isRight },
    { q: `${bedrooms}br max $${dollars}`, lang: 'en', isRight },
    { q: `${arabicDigits(bedrooms)} غرف تحت ${dollars}`, lang: 'ar', isRight },
    { q: `شقة ${bedrooms} غرف نوم بأقل من ${dollars} دولار`, lang: 'ar', isRight },
  ];
}

/** A search for an apartment does not include houses. */
function ofItsKind(wish: Wish): Wish {
  if (!/\b(apartment|apt)\b|شقة|شقه/.test(wish.q)) return wish;
  return { ...wish, isRight: (row) => row.accommodation === 'apartment' && wish.isRight(row) };
}

/** Homes by number of bedrooms and price, in figures and in words. */
export function homeQuestions(): Question[] {
  const bedrooms = [1, 2, 3, 4, 5];
  const prices = [800, 1000, 1200, 1500, 1800, 2000, 2500, 3000, 3500, 4000];
  const wishes = [
    ...bedrooms.flatMap(bedroomWishes),
    ...prices.flatMap(priceWishes),
    ...bedrooms.flatMap((count) => prices.flatMap((price) => bothWishes(count, price))),
  ];
  return wishes
    .map(ofItsKind)
    .map((wish) => ({ ...wish, class: 'bedrooms and prices', type: 'rent', isExact: true }));
}
