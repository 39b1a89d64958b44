import { terms } from '../../../contract/search.ts';
import { relatedKinds } from './related-kinds.ts';

/*
 * What answers a question for one kind of thing as well, if less exactly: who looks for a coat also looks at jackets. Such
 * answers stand below those that were asked for.
 */

const byWording = new Map<string, string[][]>();
for (const line of relatedKinds.trim().split('\n')) {
  const [names = '', kinds = ''] = line.split(': ');
  for (const name of names.split(', ')) {
    const key = terms(name).join(' ');
    byWording.set(key, [...(byWording.get(key) ?? []), ...kinds.split(', ').map((kind) => terms(kind))]);
  }
}

/** Wordings of the kinds that are related to any of these wordings. */
export function relatedTo(wordings: readonly string[][]): string[][] {
  const found = new Map<string, string[]>();
  for (const wording of wordings) {
    for (const kind of byWording.get(wording.join(' ')) ?? []) found.set(kind.join(' '), kind);
  }
  return [...found.values()];
}
