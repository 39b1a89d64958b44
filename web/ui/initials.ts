/** The initials of a name: two, or one in Arabic, where adjacent letters would join. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).map((word) => [...word][0] ?? '');
  return letters
    .slice(0, /\p{Script=Arabic}/u.test(name) ? 1 : 2)
    .join('')
    .toUpperCase();
}
