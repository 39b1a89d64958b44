/** The letters of a portrait: two, or one in Arabic, where two letters beside each other would be joined. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).map((word) => [...word][0] ?? '');
  return letters
    .slice(0, /\p{Script=Arabic}/u.test(name) ? 1 : 2)
    .join('')
    .toUpperCase();
}
