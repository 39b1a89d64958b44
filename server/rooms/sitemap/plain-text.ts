const emails = /[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>(),;]+/gu;
/** Runs of digits of any script, with separators between them. */
const numbers = /[+(]?\p{Nd}[\p{Nd}\s().\-–/\u200e\u200f\u202a-\u202e\u2066-\u2069]{5,}\p{Nd}/gu;
/** The minimum number of digits of a phone number without country code; dates and prices have fewer. */
const leastDigits = 9;

/** The text without email addresses and phone numbers. */
export function withoutContacts(text: string): string {
  return text
    .replace(emails, '…')
    .replace(numbers, (run) => ((run.match(/\p{Nd}/gu)?.length ?? 0) >= leastDigits ? '…' : run));
}

/** The beginning of a text on one line, truncated between words at `longest` characters. */
export function beginningOf(text: string, longest: number): string {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= longest) return plain;
  const cut = plain.slice(0, longest).toWellFormed();
  const space = cut.lastIndexOf(' ');
  return `${space > longest / 2 ? cut.slice(0, space) : cut}…`;
}
