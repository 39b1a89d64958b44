import type { AlertAbout } from '../../contract/alerts.ts';
import { limits } from '../../contract/limits.ts';
import { type Lang, locales } from '../../contract/locales.ts';
import { warningOf } from '../../contract/message-warnings.ts';
import { cityTimeZone } from '../../contract/places.ts';
import { beginningOf } from './article.ts';
import type { Letter, SavedNews } from './letter.ts';
import { commonWords, type LetterWords, wordsOf } from './letter-words.ts';
import { fillText } from './markup.ts';

/** Values for all letters besides the site: lifetimes of codes and links. */
export const lives = {
  minutes: String(limits.code.minutes),
  hours: String(limits.linkHours),
  resetHours: String(limits.resetLinkHours),
};

/** The sender as named in letters. */
export interface Sender {
  /** The site's name in the language of the letter. */
  name: string;
  /** The contact address; empty if the site has none. */
  email: string;
  publicUrl: string;
}

interface Fact {
  label: string;
  value: string;
  /** The value is left-to-right in every language. */
  isLatin: boolean;
  /** Displayed below a message of another member. */
  warning?: { title: string; text: string } | undefined;
}

/** The parts of a letter, before rendering to HTML or plain text. Sentences may contain `{site}`. */
export interface LetterParts {
  lang: Lang;
  subject: string;
  words: LetterWords;
  /** The name of the recipient, if known. */
  name?: string | undefined;
  code?: string | undefined;
  action?: { label: string; link: string } | undefined;
  /** One line each. */
  facts: Fact[];
  leaveLink?: string | undefined;
  /** Sanitized HTML by an editor, in place of greeting and sentences. */
  article?: string | undefined;
  /** A message by the team, with the quoted message that it replies to, preceded by its author and date. */
  answer?: { body: string; quoteTitle: string; quoted: string } | undefined;
  sender: Sender;
}

/** Joins lines, so that a value cannot inject a header. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

export function partsOf(letter: Letter, lang: Lang, sender: Sender): LetterParts {
  const words = wordsOf(letter, lang);
  if (letter.kind === 'issue') {
    const { html, leaveLink } = letter;
    const subject = oneLine(letter.subject);
    const rendered = { ...words, title: subject, preview: beginningOf(html) };
    return { lang, subject, words: rendered, facts: [], article: html, leaveLink, sender };
  }
  const link = linkOf(letter, lang, sender);
  const subject = 'subject' in letter ? letter.subject : '';
  return {
    lang,
    subject: oneLine(fillText(words.subject, { site: sender.name, subject })),
    words,
    name: 'name' in letter && letter.name !== undefined ? oneLine(letter.name) : undefined,
    code: letter.kind === 'reset-code' ? letter.code : undefined,
    action: words.action && link ? { label: words.action, link } : undefined,
    facts: factsOf(letter, lang, words.facts ?? {}),
    answer: answerOf(letter, lang, words.facts?.quote ?? ''),
    leaveLink: 'leaveLink' in letter ? letter.leaveLink : undefined,
    sender,
  };
}

/** The target of the button: the letter's own link, or a password reset if another person may have access. */
function linkOf(letter: Letter, lang: Lang, sender: Sender): string | undefined {
  if ('link' in letter) return letter.link;
  return `${sender.publicUrl}/Forget-Password?lang=${lang}`;
}

function factsOf(letter: Letter, lang: Lang, labels: Record<string, string>): Fact[] {
  const fact = (key: string, value: string, isLatin: boolean) => ({
    label: labels[key] ?? '',
    value: oneLine(value),
    isLatin,
  });
  if (letter.kind === 'address-changed') {
    return [fact('old', letter.oldEmail, true), fact('new', letter.newEmail, true)];
  }
  if (letter.kind === 'new-device') {
    return [fact('device', letter.device, false), fact('at', timeOf(letter.at, lang), false)];
  }
  if (letter.kind === 'passkey-added' || letter.kind === 'passkey-removed') {
    return [fact('passkey', letter.passkey, false)];
  }
  if (letter.kind === 'identity-linked' || letter.kind === 'identity-unlinked') {
    return [fact('provider', letter.provider, true)];
  }
  if (letter.kind === 'event-reminder') {
    const where = letter.venue === null ? [] : [fact('venue', letter.venue, false)];
    return [fact('event', letter.subject, false), fact('at', timeOf(letter.at, lang), false), ...where];
  }
  if (letter.kind === 'event-days-dropped') {
    const days = letter.days.map((day) => fact('at', timeOf(day, lang), false));
    return [fact('event', letter.subject, false), ...days];
  }
  if (
    letter.kind === 'event-canceled' ||
    letter.kind === 'event-closed' ||
    letter.kind === 'event-moved' ||
    letter.kind === 'reminded-event-canceled' ||
    letter.kind === 'reminded-event-closed' ||
    letter.kind === 'reminded-event-moved'
  ) {
    return [fact('event', letter.subject, false), fact('at', timeOf(letter.at, lang), false)];
  }
  if (letter.kind === 'seat-free') {
    return [fact('event', letter.title, false), fact('at', timeOf(letter.at, lang), false)];
  }
  if (letter.kind === 'still-available') {
    return [fact('post', letter.title, false), fact('until', timeOf(letter.until, lang), false)];
  }
  if (
    letter.kind === 'post-rejected' ||
    letter.kind === 'post-change-asked' ||
    letter.kind === 'post-taken-down'
  ) {
    return [fact('post', letter.title, false), fact('reason', letter.reason, false)];
  }
  if (letter.kind === 'alert-matches') {
    const finds = letter.finds.map(({ about, titles, more }) => ({
      label: aboutWords(about, labels),
      value: [
        ...titles.map(oneLine),
        ...(more > 0 ? [fillText(labels.more ?? '', { count: String(more) })] : []),
      ].join(lang === 'ar' ? '، ' : ', '),
      isLatin: false,
    }));
    const saved = letter.saved.flatMap((one) =>
      savedWords(one, lang, labels).map((value) => fact(one.event, value, false)),
    );
    return [...finds, ...saved];
  }
  if (letter.kind === 'unread-messages') {
    const threads = letter.threads.map(({ title, from }) => ({
      label: from === null ? (labels.owner ?? '') : oneLine(from),
      value: oneLine(title),
      isLatin: false,
    }));
    const more = fact('others', fillText(labels.more ?? '', { count: String(letter.more) }), false);
    return letter.more > 0 ? [...threads, more] : threads;
  }
  if (letter.kind === 'answerable-messages') {
    const from = letter.from === null ? (labels.owner ?? '') : oneLine(letter.from);
    const said = letter.messages.map((text) => ({
      label: from,
      value: text ?? labels.photos ?? '',
      isLatin: false,
      warning: warningBelow(text ?? '', lang),
    }));
    return [fact('post', letter.title, false), ...said];
  }
  if (letter.kind === 'reply-failed') return [fact('reason', labels[letter.reason] ?? '', false)];
  if (letter.kind === 'confirm-alert') return [fact('alert', aboutWords(letter.about, labels), false)];
  if (letter.kind === 'account-closed') return [fact('reason', letter.reason, false)];
  if (letter.kind === 'post-approved' || letter.kind === 'post-expired' || letter.kind === 'post-put-back')
    return [fact('post', letter.title, false)];
  if (letter.kind === 'review-rejected' || letter.kind === 'review-removed')
    return [fact(letter.of, letter.title, false), fact('reason', letter.reason, false)];
  if (letter.kind === 'review-approved') return [fact(letter.of, letter.title, false)];
  if (letter.kind === 'member-review-answered' || letter.kind === 'member-review-received')
    return [fact('member', letter.title, false)];
  if (letter.kind === 'review-answered' || letter.kind === 'review-received')
    return [fact('business', letter.title, false)];
  if (letter.kind === 'claim-approved' || letter.kind === 'claim-rejected') {
    const why = letter.kind === 'claim-rejected' && letter.reason !== null ? [letter.reason] : [];
    return [fact('business', letter.title, false), ...why.map((reason) => fact('reason', reason, false))];
  }
  return [];
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** The warning that the site displays below a message with this text. */
function warningBelow(text: string, lang: Lang): Fact['warning'] {
  const warning = warningOf(text);
  return warning === null ? undefined : commonWords(lang).messageWarnings[warning];
}

/** The events of some saved posts, a line each. Titles and prices are isolated for direction. */
function savedWords({ event, posts, more }: SavedNews, lang: Lang, labels: Record<string, string>): string[] {
  const price = (cents: number) =>
    cents === 0 ? (labels.free ?? '') : `\u2066${dollars.format(cents / 100)}\u2069`;
  const lines = posts.map(({ title, wasCents, cents, day }) => {
    const own = `\u2068${oneLine(title)}\u2069`;
    if (event === 'price' && wasCents !== null && cents !== null)
      return fillText(labels.nowInstead ?? '', { title: own, now: price(cents), was: price(wasCents) });
    if (day === null) return own;
    const name = event === 'closing' ? labels.untilDay : labels.fromDay;
    return fillText(name ?? '', { title: own, day: dayOf(day, lang) });
  });
  return more > 0 ? [...lines, fillText(labels.more ?? '', { count: String(more) })] : lines;
}

/** A calendar day, `2027-02-08`, formatted in the language. */
function dayOf(day: string, lang: Lang): string {
  const words = new Intl.DateTimeFormat(locales[lang].intl, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return words.format(new Date(`${day}T00:00:00Z`));
}

/** The criteria of an alert, in one line; its page has the details. */
function aboutWords(about: AlertAbout, labels: Record<string, string>): string {
  const { kind, words, category, place } = about;
  const quoted = words && fillText(labels.words ?? '', { words });
  return [quoted, category ?? labels[kind ?? 'any'], place].filter(Boolean).join(' · ');
}

function answerOf(letter: Letter, lang: Lang, title: string): LetterParts['answer'] {
  if (letter.kind !== 'contact-answer') return undefined;
  const { body, quoted, at } = letter;
  return { body, quoted, quoteTitle: fillText(title, { at: timeOf(at, lang) }) };
}

/** In the city's time zone, formatted in the language. */
function timeOf(iso: string, lang: Lang): string {
  const words = new Intl.DateTimeFormat(locales[lang].intl, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: cityTimeZone,
  });
  return words.format(new Date(iso));
}

/** The greeting. */
export function greetingOf(parts: LetterParts): { sentence: string; name: string } {
  const { greeting, greetingNobody } = commonWords(parts.lang);
  return parts.name ? { sentence: greeting, name: parts.name } : { sentence: greetingNobody, name: '' };
}

/** Whether replies are read: a letter that a person wrote has a reply address. */
export const isRead = ({ answer, sender }: Pick<LetterParts, 'answer' | 'sender'>): boolean =>
  answer !== undefined && sender.email !== '';
