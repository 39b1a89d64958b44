import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type MessageWarning, warningOf } from '../contract/message-warnings.ts';
import { report, round } from './measure.ts';
import type { Half } from './understanding/question.ts';

/*
 * How many messages that recipients should be warned of are recognized, and how many harmless ones are not: 1,080 messages,
 * written without knowledge of the rules. A hash splits them into a working half, whose errors `--failures` lists, and a
 * held-out half, of which only the figures are reported.
 */

interface Labeled {
  lang: 'en' | 'ar' | 'arabizi';
  /** Null for a harmless message. */
  kind: MessageWarning | null;
  text: string;
}

const halfOf = (text: string): Half =>
  (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 0 ? 'working' : 'held out';

const { values } = parseArgs({ options: { failures: { type: 'boolean', default: false } } });
const messages: Labeled[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'message-warnings/messages.json'), 'utf8'),
);
const judged = messages.map((one) => ({ ...one, half: halfOf(one.text), found: warningOf(one.text) }));
if (values.failures) {
  for (const { lang, kind, found, half, text } of judged)
    if (half === 'working' && (kind === null) !== (found === null))
      console.log(`${lang}, ${kind ?? 'harmless'}, recognized as ${found ?? 'harmless'}: ${text}`);
}
const share = (some: readonly unknown[], all: readonly unknown[]) => round(some.length / all.length);
report(
  'message-warnings',
  (['working', 'held out'] as const).flatMap((name) =>
    (['en', 'ar', 'arabizi'] as const).map((lang) => {
      const some = judged.filter((one) => one.half === name && one.lang === lang);
      const harmful = some.filter(({ kind }) => kind !== null);
      const harmless = some.filter(({ kind }) => kind === null);
      return {
        half: name,
        language: lang,
        harmful: harmful.length,
        recognized: share(
          harmful.filter(({ found }) => found !== null),
          harmful,
        ),
        'as their kind': share(
          harmful.filter(({ kind, found }) => kind === found),
          harmful,
        ),
        harmless: harmless.length,
        'false alarms': share(
          harmless.filter(({ found }) => found !== null),
          harmless,
        ),
      };
    }),
  ),
);
process.exit(0);
