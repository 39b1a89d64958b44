import { fold } from '../../../contract/search.ts';
import type { StatedLimit } from '../../../contract/search-results.ts';

/*
 * Bedrooms and prices in a query, in figures and in words of both languages: “2br under $1,500”, «٣ غرف نوم», «بأقل
 * من ألف ونص». They filter the list, and results need not have their words.
 */

export interface StatedLimits {
  limits: StatedLimit[];
  /** The query without the words of all of them; may be empty. */
  rest: string;
}

/** A number at a position of the query, its number of words, and whether a currency or a k marks it as a price. */
interface Found {
  value: number;
  length: number;
  isMoney: boolean;
}

const englishUnits = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const arabicUnits: [RegExp, number][] = [
  [/^واحده?$/, 1],
  [/^ا[ثت]نين$/, 2],
  [/^[ثت]لا[ثت]ه?$/, 3],
  [/^اربعه?$/, 4],
  [/^خمسه?$/, 5],
  [/^سته?$/, 6],
  [/^سبعه?$/, 7],
  [/^[ثت]ما?ني?ه?$/, 8],
  [/^تسعه?$/, 9],
  [/^عشره?$/, 10],
];
const hundred = /^(?:ميه|مايه)$/;
const joinedHundred = /^(.{2,5}?)(?:ميه|مايه|متيه)$/;

function smallNumber(word: string): number | undefined {
  const english = englishUnits.indexOf(word);
  if (english >= 0) return english + 1;
  return arabicUnits.find(([pattern]) => pattern.test(word))?.[1];
}

/** A word that is an amount of dollars: 1500, $1,500, 1.5k, ألف, خمسمية. */
function plainNumber(word: string): Pick<Found, 'value' | 'isMoney'> | undefined {
  const figures = /^(\$?)(\d+(?:\.\d+)?)(k?)(\$?)$/.exec(word.replace(/(?<=\d)[,٬](?=\d{3}(?!\d))/g, ''));
  if (figures) {
    const [, before, digits, thousands, behind] = figures;
    return {
      value: Number(digits) * (thousands ? 1_000 : 1),
      isMoney: Boolean(before || behind || thousands),
    };
  }
  if (/^(?:الف|الاف|thousand)$/.test(word)) return { value: 1_000, isMoney: false };
  if (/^(?:الفين|الفان)$/.test(word)) return { value: 2_000, isMoney: false };
  if (hundred.test(word)) return { value: 100, isMoney: false };
  if (/^(?:م[يا]*تين|م[يا]*تان)$/.test(word)) return { value: 200, isMoney: false };
  const joined = joinedHundred.exec(word);
  const hundreds = joined && smallNumber(joined[1] ?? '');
  if (hundreds) return { value: hundreds * 100, isMoney: false };
  return undefined;
}

const multiples: [RegExp, number][] = [
  [/^(?:الف|الاف|k|thousand|grand)$/, 1_000],
  [/^(?:ميه|مايه|hundred)$/, 100],
];
const currency = /^(?:\$|dollars?|usd|bucks|دولار|دولارات)$/;

function numberAt(words: readonly string[], at: number): Found | undefined {
  const word = words[at] ?? '';
  if (word === '$') {
    const next = numberAt(words, at + 1);
    return next && { ...next, length: next.length + 1, isMoney: true };
  }
  const small = smallNumber(word);
  const plain = plainNumber(word) ?? (small === undefined ? undefined : { value: small, isMoney: false });
  if (!plain) return undefined;
  let { value, isMoney } = plain;
  let length = 1;
  const multiple = multiples.find(([pattern]) => pattern.test(words[at + 1] ?? ''))?.[1];
  if (multiple && value < 1_000) {
    value *= multiple;
    length += 1;
  }
  // «ألف ونص», «ألف وخمسمية», «ألفين و 300».
  const more = words[at + length] ?? '';
  if (value >= 1_000 && /^و./.test(more)) {
    const added = /^ونصف?$/.test(more) ? 500 : plainNumber(more.slice(1))?.value;
    if (added && added < 1_000) {
      value += added;
      length += 1;
    }
  }
  if (currency.test(words[at + length] ?? '')) {
    isMoney = true;
    length += 1;
  }
  return { value, length, isMoney };
}

/** Words before a price, longest first, and their meaning. */
const comparisons: [string[], 'price_max' | 'price_min'][] = (
  [
    [
      'price_max',
      'no more than|not more than|less than|lower than|cheaper than|up to|at most|under|below|max|maximum|within|<',
    ],
    [
      'price_max',
      'budget of|budget|باقل من|اقل من|ارخص من|لا يزيد عن|ما يزيد عن|لا يتجاوز|ما يتعدي|حد اقصي|بحدود|في حدود|تحت|لغايه|لحد|حتي|ميزانيه|ميزانيتي|دون',
    ],
    [
      'price_min',
      'no less than|not less than|more than|at least|starting at|over|above|min|minimum|>|باكثر من|اكثر من|لا يقل عن|ما يقل عن|فوق|ابتداء من',
    ],
  ] as const
).flatMap(([of, phrases]) =>
  phrases.split('|').map((phrase): [string[], typeof of] => [phrase.split(' '), of]),
);

const leastPrice = 50;
const mostPrice = 1_000_000;
const isPrice = ({ value }: Found) => value >= leastPrice && value <= mostPrice;

interface Span {
  of: StatedLimit['of'];
  value: number;
  from: number;
  to: number;
}

function priceAt(words: readonly string[], at: number): Span[] {
  const range = rangeAt(words, at);
  if (range.length > 0) return range;
  for (const [phrase, of] of comparisons) {
    if (!phrase.every((word, index) => words[at + index] === word)) continue;
    const from = at + phrase.length;
    const number = numberAt(words, from) ?? (words[from] === 'ال' ? numberAt(words, from + 1) : undefined);
    if (number && isPrice(number)) return [{ of, value: number.value, from: at, to: from + number.length }];
  }
  // «بألف», «ب 1500»: for this amount.
  const word = words[at] ?? '';
  const attached = /^ب(?=.)/.test(word) ? numberAt([word.slice(1), ...words.slice(at + 1)], 0) : undefined;
  if (attached && isPrice(attached))
    return [{ of: 'price_max', value: attached.value, from: at, to: at + attached.length }];
  const number = word === 'ب' || word === 'for' ? numberAt(words, at + 1) : undefined;
  if (number && isPrice(number) && (word === 'ب' || number.isMoney)) {
    return [{ of: 'price_max', value: number.value, from: at, to: at + 1 + number.length }];
  }
  const bare = numberAt(words, at);
  if (bare?.isMoney && isPrice(bare))
    return [{ of: 'price_max', value: bare.value, from: at, to: at + bare.length }];
  return [];
}

/** “between 1000 and 1500”, “$1000-1500”, «من 1000 الى 1500», «بين ألف وألفين». */
function rangeAt(words: readonly string[], at: number): Span[] {
  const dashed = /^(\$?[\d,]+k?)[-–](\$?[\d,]+k?\$?)$/.exec(words[at] ?? '');
  if (dashed) {
    const [least, most] = [plainNumber(dashed[1] ?? ''), plainNumber(dashed[2] ?? '')];
    if (least && most && least.value >= leastPrice && most.value > least.value) {
      const to = at + 1 + Number(currency.test(words[at + 1] ?? ''));
      return [
        { of: 'price_min', value: least.value, from: at, to },
        { of: 'price_max', value: most.value, from: at, to },
      ];
    }
  }
  if (!/^(?:between|from|بين|من)$/.test(words[at] ?? '')) return [];
  const least = numberAt(words, at + 1);
  if (!least || !isPrice(least)) return [];
  let next = at + 1 + least.length;
  const link = words[next] ?? '';
  let rest = words.slice(next);
  if (/^(?:and|to|-|الي|ل|و)$/.test(link)) {
    next += 1;
    rest = words.slice(next);
  } else if (/^[ول]./.test(link)) rest = [link.slice(1), ...words.slice(next + 1)];
  else return [];
  const most = numberAt(rest, 0);
  if (!most || !isPrice(most) || most.value <= least.value) return [];
  const to = next + most.length;
  return [
    { of: 'price_min', value: least.value, from: at, to },
    { of: 'price_max', value: most.value, from: at, to },
  ];
}

const mostBedrooms = 20;
const bedroomWord = /^(?:br|brs|bd|bds|bdr|bdrm|bdrms|bed|beds|bedroom|bedrooms)$/;

function bedroomsAt(words: readonly string[], at: number): Span | undefined {
  const word = words[at] ?? '';
  const span = (value: number, length: number): Span | undefined =>
    value >= 1 && value <= mostBedrooms ? { of: 'bedrooms', value, from: at, to: at + length } : undefined;
  const joined = /^(\d{1,2})-?(?:br|bd|bdr|bdrm|bed|beds|bedroom|bedrooms)$/.exec(word);
  if (joined) return span(Number(joined[1]), 1);
  const next = words[at + 1] ?? '';
  const sleeps = (length: number) => length + Number(words[at + length] === 'نوم');
  if (/^(?:غرفت|اوضت|حجرت)(?:ين|ان|ي)$/.test(word)) return span(2, sleeps(1));
  if (/^(?:غرفه|اوضه|حجره)$/.test(word)) {
    const length = sleeps(1);
    return /^واحده$/.test(words[at + length] ?? '') ? span(1, length + 1) : undefined;
  }
  const count = /^\d{1,2}$/.test(word) ? Number(word) : smallNumber(word);
  if (count === undefined) return undefined;
  if (bedroomWord.test(next)) return span(count, 2);
  if (/^(?:غرفه?|اوضه?|حجره?|حجرات)$/.test(next)) return span(count, sleeps(2));
  const joinedRooms = /^(\d{1,2})(?:غرف|اوض)$/.exec(word);
  return joinedRooms ? span(Number(joinedRooms[1]), sleeps(1)) : undefined;
}

/** Reads bedrooms and prices from a query; each at most once. */
export function readStatedLimits(text: string): StatedLimits {
  const written = text.trim().split(/\s+/).filter(Boolean);
  const words = written.map((word) =>
    fold(word).replace(/^[«»"“”().:;!?؟،]+|[«»"“”():;!?؟،]+$|(?<!\d)\.$|,$/g, ''),
  );
  const spans: Span[] = [];
  for (let at = 0; at < words.length; ) {
    const bedrooms = bedroomsAt(words, at);
    const found = bedrooms ? [bedrooms] : priceAt(words, at);
    const fresh = found.filter(({ of }) => !spans.some((span) => span.of === of));
    spans.push(...fresh);
    at = fresh.length > 0 ? Math.max(...fresh.map(({ to }) => to)) : at + 1;
  }
  const without = (taken: readonly Span[]) =>
    written.filter((_word, at) => !taken.some(({ from, to }) => at >= from && at < to)).join(' ');
  return {
    limits: spans.map((span) => ({
      of: span.of,
      value: span.value,
      words: written.slice(span.from, span.to).join(' '),
      without: without([span]),
    })),
    rest: without(spans),
  };
}
