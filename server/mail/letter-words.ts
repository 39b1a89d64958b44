import type { Lang } from '../../contract/locales.ts';
import type { Letter } from './letter.ts';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

type WordKey = Exclude<keyof typeof en, 'common'>;

/** The texts of a letter; parts that a letter lacks are omitted. */
export interface LetterWords {
  subject: string;
  /** The preview text that inboxes display beside the subject. */
  preview: string;
  title: string;
  body: string[];
  /** The label of the button. */
  action?: string;
  facts?: Record<string, string>;
  note: string[];
  /** The label of the unsubscribe link. */
  leave?: string;
}

const words: Record<Lang, Record<WordKey, LetterWords> & { common: (typeof en)['common'] }> = { en, ar };

/** The messages that all letters share. */
export const commonWords = (lang: Lang) => words[lang].common;

/** The messages of one letter. */
export function wordsOf(letter: Letter, lang: Lang): LetterWords {
  switch (letter.kind) {
    case 'second-factor-changed':
      return words[lang][letter.isOn ? 'second-factor-on' : 'second-factor-off'];
    case 'post-expired':
      return words[lang][letter.canRenew ? 'post-expired' : 'post-expired-for-good'];
    case 'post-approved':
      return words[lang][letter.isChange ? 'change-approved' : 'post-approved'];
    case 'post-rejected':
      return words[lang][letter.isChange ? 'change-rejected' : 'post-rejected'];
    case 'post-change-asked':
      return words[lang][letter.isChange ? 'change-sent-back' : 'post-sent-back'];
    case 'review-rejected':
      return words[lang][letter.isChange ? 'review-change-rejected' : 'review-rejected'];
    case 'alert-matches':
      if (letter.saved.length === 0) return words[lang]['alert-matches'];
      return words[lang][letter.finds.length === 0 ? 'saved-news' : 'matches-and-saved'];
    case 'claim-rejected':
      return words[lang][letter.reason === null ? 'claim-taken' : 'claim-rejected'];
    default:
      return words[lang][letter.kind];
  }
}

/** The subject prefix of an answer to a message. */
export const answerSubject = (lang: Lang): string => words[lang]['contact-answer'].facts?.subject ?? '';
