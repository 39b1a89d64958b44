import { terms } from '../../../contract/search.ts';
import { relatedKinds } from './related-kinds.ts';

/*
 * Related kinds of things, which are less exact answers: a search for coats also finds jackets, ranked below coats.
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
