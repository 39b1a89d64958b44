/** The characters that Windows-1252 has at 0x80 to 0x9F; the five bytes that it leaves free stand for themselves. */
const high = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const byteOf = new Map([...high].map((char, index) => [char, 0x80 + index]));
const run = new RegExp(`[\\u0080-\\u00ff${high}]{2,}`, 'g');
const strict = new TextDecoder('utf-8', { fatal: true });

/**
 * UTF-8 that was read as Windows-1252 («â€œin personâ€\u009d», «CafÃ©») read rightly again. Only runs that
 * are valid UTF-8 when taken back are changed, so real accents («Château») stay.
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
