import { type Translate, useWords } from '../i18n/words.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** US cents as formatted in both languages: `$2,650`, `$18.50`. */
export function priceWords(cents: number): string {
  return dollars.format(cents / 100);
}

const limitWords = { price_min: 'cards:fromPrice', price_max: 'cards:upToPrice' } as const;

/** The minimum or maximum price of a list's filter, in whole US dollars: «Up to $2,000». */
export function priceLimitWords(
  limit: keyof typeof limitWords,
  dollars: string | number,
  t: Translate,
): string {
  return t(limitWords[limit], { price: priceWords(Number(dollars) * 100) });
}

/** Marks the amounts while the text around them is assembled; no text contains it. */
const mark = '\u0000';

interface Props {
  /** US cents. */
  cents: number;
  /** The upper end of a range. */
  toCents?: number | null;
}

/** An amount of money, or a range, isolated in right-to-left text. */
export function Price({ cents, toCents }: Props) {
  const t = useWords();
  const amount = <bdi dir="ltr">{priceWords(cents)}</bdi>;
  if (!toCents || toCents === cents) return amount;
  const [before, between, after] = t('cards:range', { from: mark, to: mark }).split(mark);
  return (
    <>
      {before}
      {amount}
      {between}
      <bdi dir="ltr">{priceWords(toCents)}</bdi>
      {after}
    </>
  );
}
