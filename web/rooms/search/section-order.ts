import type { Explained, SearchType } from '../../../contract/search-results.ts';

/**
 * How strongly a result matches: in its title or category, where other words of the query may only be places (2); in
 * what it offers (1); in its text (0); or only if a guess is right (-1).
 */
function strengthOf({ why, guessed }: Explained): number {
  if (guessed) return -1;
  if (why?.in === 'text') return 0;
  return why?.in === 'details' ? 1 : 2;
}

/**
 * The kinds with results, those first whose best result matches most strongly: “room in Bay Ridge” leads with homes,
 * not with a community center that has a homework room. Otherwise in the given order.
 */
export function strongestFirst(
  kinds: readonly SearchType[],
  data: Readonly<Record<SearchType, readonly Explained[]>>,
): SearchType[] {
  const strength = (kind: SearchType) => Math.max(...data[kind].map(strengthOf));
  return kinds.filter((kind) => data[kind].length > 0).sort((a, b) => strength(b) - strength(a));
}
