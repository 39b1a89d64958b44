/**
 * Memoizes a pure function by key. Eviction is generational: values that were not used while another generation
 * filled up are dropped. That is cheaper than an LRU list, which is updated on each hit.
 * @param most the maximum number of values per generation
 */
export function memoize<Key, Answer>(
  compute: (key: Key) => NonNullable<Answer>,
  most: number,
): (key: Key) => NonNullable<Answer> {
  let recent = new Map<Key, NonNullable<Answer>>();
  let older = new Map<Key, NonNullable<Answer>>();
  return (key) => {
    const known = recent.get(key);
    if (known !== undefined) return known;
    const answer = older.get(key) ?? compute(key);
    if (recent.size >= most) {
      older = recent;
      recent = new Map();
    }
    recent.set(key, answer);
    return answer;
  };
}
