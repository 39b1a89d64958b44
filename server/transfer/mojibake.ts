/** The characters of Windows-1252 at 0x80 to 0x9F; the five unassigned bytes map to themselves. */
const high = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const byteOf = new Map([...high].map((char, index) => [char, 0x80 + index]));
const run = new RegExp(`[\\u0080-\\u00ff${high}]{2,}`, 'g');
const strict = new TextDecoder('utf-8', { fatal: true });

/**
 * Repairs UTF-8 that was decoded as Windows-1252 («â€œin personâ€\u009d», «CafÃ©»). Only runs that are valid UTF-8
 * when re-encoded are changed, so real accents («Château») remain.
 */
export function fixMojibake(text: string): string {
  return text.replace(run, (piece) => {
    const bytes = Uint8Array.from(piece, (char) => byteOf.get(char) ?? char.charCodeAt(0));
    try {
      return strict.decode(bytes);
    } catch {
      return piece;
    }
  });
}
