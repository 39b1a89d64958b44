import {
  address,
  apps,
  arrived,
  codes,
  early,
  either,
  follow,
  giftCards,
  go,
  harmless,
  landmarks,
  links,
  mail,
  money,
  near,
  otherCodes,
  pay,
  refused,
  request,
  services,
  strictCodes,
  withheld,
} from './message-warning-words.ts';
import { fold } from './search.ts';

/*
 * Patterns that recipients of a message are warned of: requests for advance payment, gift cards and irreversible
 * transfer services, verification codes, payment links, and requests to continue elsewhere. Supports English,
 * Arabic and Arabic in Latin letters. Only the recipient is warned; no message is blocked.
 */

export type MessageWarning = 'code' | 'giftCard' | 'advance' | 'transfer' | 'link' | 'app';

const pattern = (source: string) => new RegExp(source, 'u');
const harmlessPattern = pattern(harmless);
/** That the writer refuses what a pattern matches, or warns of it. */
const refusal = (of: string) => pattern(`${refused}[^\\n]{0,15}?${of}`);
const otherCodePattern = pattern(otherCodes);

/** A rule: all patterns are in the text, and none that excludes it. */
interface Rule {
  kind: MessageWarning;
  all: readonly RegExp[];
  /** What it would otherwise be mistaken for. */
  none: readonly RegExp[];
  /** Evaluated for each sentence, so that a harmless one does not affect the next. */
  bySentence?: true;
  /** In the whole text, if the others are evaluated for each sentence. */
  anywhere?: RegExp;
}

/** Requests for money before anything is seen: when may be in another sentence than what. */
const advance = {
  kind: 'advance',
  none: [harmlessPattern],
  bySentence: true,
  anywhere: pattern(early),
} as const satisfies Partial<Rule>;

const transfer = { kind: 'transfer', bySentence: true } as const satisfies Partial<Rule>;

/** Ordered by severity. */
const rules: readonly Rule[] = [
  {
    kind: 'code',
    all: [pattern(near(codes, arrived)), pattern(request)],
    none: [refusal(codes), otherCodePattern],
  },
  { kind: 'code', all: [pattern(near(strictCodes, request, 20))], none: [refusal(codes), otherCodePattern] },
  { kind: 'giftCard', all: [pattern(giftCards)], none: [refusal(giftCards)] },
  { kind: 'link', all: [pattern(near(either(address, links), follow, 80))], none: [refusal(links)] },
  { ...advance, all: [pattern(near(pay, money))] },
  { ...advance, all: [pattern(either(pay, money)), pattern(withheld), advance.anywhere] },
  { ...transfer, all: [pattern(services), pattern(pay)], none: [harmlessPattern, refusal(services)] },
  {
    ...transfer,
    all: [pattern(services)],
    none: [harmlessPattern, refusal(services), pattern(landmarks)],
  },
  {
    kind: 'app',
    all: [pattern(either(near(go, apps, 40), near(go, mail, 40), `${apps} (?:me|only)\\b`))],
    none: [refusal(apps)],
  },
];

/** The sentences of a text, which are evaluated separately. */
const sentences = (text: string) => text.split(/[.!?؟\n]+(?=\s|$)/);

/** The warning for the recipient of a text; null for none. */
export function warningOf(text: string): MessageWarning | null {
  const folded = fold(text)
    .replace(/[،,;؛]/g, ' ')
    .replace(/ +/g, ' ');
  for (const { kind, all, none, bySentence, anywhere } of rules) {
    if (anywhere && !anywhere.test(folded)) continue;
    const parts = bySentence ? sentences(folded) : [folded];
    const isMeant = parts.some(
      (part) => all.every((one) => one.test(part)) && !none.some((one) => one.test(part)),
    );
    if (isMeant) return kind;
  }
  return null;
}

/** Whether a text contains a card number, by its check digit (ISO/IEC 7812). */
export function holdsCardNumber(text: string): boolean {
  for (const [run] of fold(text).matchAll(/\d(?:[ -]?\d){12,18}/g)) {
    const digits = run.replace(/\D/g, '');
    const sum = [...digits].reverse().reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    if (sum % 10 === 0) return true;
  }
  return false;
}
