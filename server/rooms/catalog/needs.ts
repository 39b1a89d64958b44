import { isArabic } from '../../../contract/spelling.ts';
import { arabicLines, ledLines } from './arabic-needs.ts';
import { isDescription } from './descriptions.ts';
import { englishLines, ledNeed } from './english-needs.ts';
import { isObject, type Line, lineOf, type Need, type NeedContext, withoutObject } from './need-lines.ts';
import { isPassedOver } from './stop-words.ts';

/** The row of a verb with its object: of the word that leads it, then of any query. */
function withItsObject(verbAt: number, read: readonly string[], context: NeedContext): Line | undefined {
  const verb = read[verbAt] ?? '';
  if (!isArabic(verb)) return lineOf(verbAt, read, englishLines(verb), context);
  // «من غير» means “without”.
  if (verb === 'غير' && read[verbAt - 1] === 'من') return undefined;
  return (
    lineOf(verbAt, read, ledLines(verbAt, read), context) ?? lineOf(verbAt, read, arabicLines(verb), context)
  );
}

/**
 * The row of a verb without an object, which counts after a word that leads it or in a sentence only: “Sing Sing” is a name, “place
 * to sing” is not. A word that also describes is no verb beside a kind of thing: «عسل أصلي».
 */
function alone(verbAt: number, read: readonly string[], { isKind }: NeedContext): Line | undefined {
  const verb = read[verbAt] ?? '';
  if (verb === 'غير' && read[verbAt - 1] === 'من') return undefined;
  const isBesideKind = read.some((_term, at) => at !== verbAt && isKind(at));
  const within = isArabic(verb) && !isBesideKind ? withoutObject(ledLines(verbAt, read)) : undefined;
  if (within) return within;
  if (!read.some(isPassedOver) || (isDescription(verb) && isBesideKind)) return undefined;
  return withoutObject(isArabic(verb) ? arabicLines(verb, true) : englishLines(verb));
}

/**
 * The needs of a query: that of a word that leads it (“something to …”), then verbs with their objects, then verbs
 * alone. Words without any other meaning in the query (“someone at the door”) are considered as verbs last.
 * @param read the terms of the query, corrected
 */
export function needsIn(read: readonly string[], context: NeedContext): Need[] {
  const found: Need[] = [];
  const taken = new Set<number>();
  const isFree = (at: number) => context.isFree(at) && !taken.has(at);
  const all = [...read.keys()];
  const isSilent = (at: number) => isPassedOver(read[at] ?? '');
  const led = ledNeed(read, context);
  if (led) {
    for (const at of led.places) taken.add(at);
    found.push(led);
  }
  const inTurn = [...all.filter((at) => !isSilent(at)), ...all.filter(isSilent)];
  for (const [verbAt, lineAt] of [withItsObject, alone].flatMap((by) =>
    inTurn.map((at) => [at, by] as const),
  )) {
    if (!isFree(verbAt)) continue;
    const line = lineAt(verbAt, read, { ...context, isFree });
    if (!line) continue;
    const places = all.filter((at) => at === verbAt || (isFree(at) && isObject(line, read[at] ?? '')));
    for (const at of places) taken.add(at);
    found.push({ places, wordings: line.wordings });
  }
  return found;
}
