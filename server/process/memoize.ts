/**
 * Remembers the answers of a function that always answers the same for the same key. It forgets in two generations: what
 * nobody used since as many others came as it holds is gone. That takes less than a list in the order of use, which is
 * rewritten with each hit.
 * @param most answers of each generation
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
