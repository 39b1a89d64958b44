import type { Encoding } from '../../contract/transfers.ts';

/** The number of bytes that determine the encoding. */
export const sniffedBytes = 262_144;

/**
 * The encoding of a file, detected from its first bytes: a byte order mark, the zeros of UTF-16, or letters that
 * are not UTF-8. Those are treated as Windows-1256, in which Arabic lists were saved for decades.
 */
export function encodingOf(head: Uint8Array): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 8 && odd > 4 * even) return 'utf-16le';
  if (even > head.length / 8 && even > 4 * odd) return 'utf-16be';
  const { good, bad } = sequences(head);
  return bad > good ? 'windows-1256' : 'utf-8';
}

/**
 * The number of non-ASCII characters in well-formed UTF-8, and of invalid bytes. A single invalid byte does not
 * indicate another encoding.
 */
function sequences(bytes: Uint8Array): { good: number; bad: number } {
  let good = 0;
  let bad = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) continue;
    const more =
      byte >= 0xc2 && byte < 0xe0 ? 1 : byte >= 0xe0 && byte < 0xf0 ? 2 : byte >= 0xf0 && byte < 0xf5 ? 3 : 0;
    const tail = bytes.subarray(at + 1, at + 1 + more);
    // The end of the sample may split a character.
    if (more > 0 && at + more >= bytes.length) break;
    if (more > 0 && tail.every((one) => (one & 0xc0) === 0x80)) {
      good += 1;
      at += more;
    } else bad += 1;
  }
  return { good, bad };
}

/** The delimiter of a line: the candidate that occurs most often outside of quotes; a comma if none does. */
export function delimiterOf(line: string): ',' | ';' | '\t' | '|' {
  const bare = line.replace(/"[^"]*"/g, '');
  const count = (sign: string) => bare.split(sign).length;
  return ([',', ';', '\t', '|'] as const).reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Whether the first bytes are not text at all: a workbook, a picture, a program. */
export function isBinary(head: Uint8Array): boolean {
  if (encodingOf(head).startsWith('utf-16')) return false;
  return head.includes(0) || (head[0] === 0x50 && head[1] === 0x4b && head[2] === 3);
}
