import type { Changes } from '../lists/address.ts';
import type { ActiveFilter } from '../ui/FilterChips.tsx';

/** The label of an active filter; null if it has no chip of its own. */
export type WordsOf<Name extends string> = (name: Name, value: string) => string | null;

/** A chip for each active filter, with the address without it. */
export function filterChips<Name extends string>(
  filters: Record<Name, string | null>,
  wordsOf: WordsOf<Name>,
  href: (changes: Changes) => string,
): ActiveFilter[] {
  return (Object.entries(filters) as [Name, string | null][]).flatMap(([name, value]) => {
    const label = value === null ? null : wordsOf(name, value);
    return label === null ? [] : [{ key: name, label, href: href({ [name]: null }) }];
  });
}
