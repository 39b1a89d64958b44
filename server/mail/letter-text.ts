import { articleText } from './article.ts';
import type { LetterParts } from './letter-parts.ts';
import { greetingOf, isRead, lives } from './letter-parts.ts';
import { commonWords } from './letter-words.ts';
import { fillText } from './markup.ts';

/** The letter as plain text. Codes and links have lines of their own, so that they are easy to copy. */
export function letterText(parts: LetterParts): string {
  const { words, sender } = parts;
  const common = commonWords(parts.lang);
  const say = (sentence: string) => fillText(sentence, { ...lives, site: sender.name });
  const greeting = greetingOf(parts);
  const paragraphs = [
    ...(parts.article === undefined
      ? [fillText(greeting.sentence, { name: greeting.name })]
      : [words.title, articleText(parts.article, sender.publicUrl)]),
    ...words.body.map(say),
    parts.answer?.body,
    parts.code,
    ...parts.facts.flatMap(({ label, value, warning }) => [
      `${label}:\n${value}`,
      warning && `⚠ ${warning.title}\n${warning.text}`,
    ]),
    parts.action && `${parts.action.label}:\n${parts.action.link}`,
    ...words.note.map(say),
    parts.answer && [parts.answer.quoteTitle, ...parts.answer.quoted.split('\n')].join('\n> '),
    parts.leaveLink && words.leave && `${words.leave}:\n${parts.leaveLink}`,
    `-- \n${[
      sender.name,
      sender.publicUrl,
      sender.email && fillText(common.questions, { email: sender.email }),
      isRead(parts) ? '' : common.automatic,
    ]
      .filter(Boolean)
      .join('\n')}`,
  ];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}
