import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { limits } from './limits.ts';
import { lines } from './typed-text.ts';

const phrase = z.string().overwrite(lines).max(limits.watchedPhrase, { error: 'field.too_big' });
const phrases = z
  .array(phrase, { error: 'field.missing' })
  .max(limits.watchedPhrases, { error: 'field.too_big' })
  .transform((list) => [...new Set(list.filter((text) => text !== ''))]);

/** Words and phrases in posts that are flagged for moderators, in any spelling. */
export const watchWordsSchema = z
  .object({ banned: phrases, advance: phrases, version: z.string().optional() })
  .meta({ id: 'WatchWords' });
export type WatchWords = Infer<typeof watchWordsSchema>;

export const readWatchWords = endpoint({
  path: '/admin/queue/words',
  access: 'queue',
  summary: 'The words and phrases that moderators are told of',
  answer: envelope(watchWordsSchema),
  returns: 'Words, and the version to send back',
});

export const saveWatchWords = endpoint({
  method: 'put',
  path: '/admin/queue/words',
  access: 'queue',
  summary: 'Sets the words and phrases that moderators are told of',
  body: watchWordsSchema,
  answer: envelope(watchWordsSchema),
});
