/* Extracts the new text of an email reply, without the quoted original. */

/** Direction marks and special spaces, which programs put around dates and addresses. */
const invisible = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** The attribution line before a quote; it may be wrapped. */
const introductions = [
  /^on\b.{4,300}\bwrote\s*:$/i,
  /^(?:في|بتاريخ|يوم)\s.{4,300}\s(?:كتب|كتبت|كتبوا)(?:\s.{0,200})?:$/,
  /^(?:في|بتاريخ|يوم)\s.{4,300}تمت كتابة ما يلي بواسطة.{0,200}:$/,
];

/** That of other programs, which do not wrap it. */
const nameOnly = /^.{2,120}<[^<>\s]+@[^<>\s]+>\s*(?:wrote|كتب|كتبت)\s*:$/i;

/** Lines after which everything is quoted. */
const dividers = [
  /^-{2,}\s*(?:original message|forwarded message|reply message|الرسالة الأصلية|رسالة أصلية|رسالة مُ?عاد توجيهها|رسالة محوّ?لة)\s*-{2,}$/i,
  /^_{10,}$/,
  /^-- ?$/,
  /^begin forwarded message:?$/i,
];

const headerStart = /^[*>]?\s*(?:from|من)\s*:\*?\s*\S/i;
const headerNext =
  /^[*>]?\s*(?:sent|date|to|subject|cc|تاريخ الإرسال|تم الإرسال|أُ?رسلت?|الإرسال|التاريخ|إلى|الموضوع)\s*:/i;

/** Default signatures of phones. */
const phoneSignature =
  /^(?:sent (?:from|with|via) .{2,60}|get outlook for .{2,40}|أُ?رسلت من .{2,60}|تم الإرسال من .{2,60}|مرسل من .{2,60}|الحصول على outlook .{2,60})$/i;

/** The number of lines of an attribution that begins here; 0 if there is none. */
function introductionAt(lines: readonly string[], at: number): number {
  if (nameOnly.test(lines[at] ?? '')) return 1;
  for (let count = 1; count <= 3 && lines[at + count - 1]; count += 1) {
    const joined = lines
      .slice(at, at + count)
      .join(' ')
      .trim();
    if (introductions.some((pattern) => pattern.test(joined))) return count;
  }
  return 0;
}

const isHeaderBlock = (lines: readonly string[], at: number): boolean =>
  headerStart.test(lines[at] ?? '') &&
  lines.slice(at + 1, at + 5).filter((line) => headerNext.test(line)).length >= 2;

const isQuoted = (line: string): boolean => line.startsWith('>');

/** Removes trailing blank lines and the signature of a phone. */
function trimmed(lines: readonly string[]): string[] {
  const left = [...lines];
  while (left.length > 0) {
    const last = (left.at(-1) ?? '').replace(invisible, '').trim();
    if (last !== '' && !phoneSignature.test(last)) break;
    left.pop();
  }
  return left;
}

/** @returns the text of the sender; empty if there is none */
export function ownTextOf(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ')
    .split('\n');
  const plain = lines.map((line) => line.replace(invisible, '').trim());
  const above: string[] = [];
  let at = 0;
  let isCut = false;
  while (at < lines.length && !isCut) {
    const line = plain[at] ?? '';
    if (dividers.some((pattern) => pattern.test(line)) || isHeaderBlock(plain, at)) isCut = true;
    else if (isQuoted(line)) at += 1;
    else {
      const taken = introductionAt(plain, at);
      // Bottom posting: without text above the quote, the text after it is the reply.
      if (taken > 0 && (above.some((own) => own.trim() !== '') || !isQuoted(nextWord(plain, at + taken))))
        isCut = true;
      else if (taken > 0) at += taken;
      else {
        above.push(lines[at] ?? '');
        at += 1;
      }
    }
  }
  return trimmed(above)
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The next line that is not blank. */
const nextWord = (lines: readonly string[], from: number): string =>
  lines.slice(from).find((line) => line !== '') ?? '';
