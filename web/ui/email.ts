/** The specification's rule: non-space text, @, non-space text, dot, non-space text. */
export function isEmail(text: string): boolean {
  return /^\S+@\S+\.\S+$/.test(text.trim());
}
