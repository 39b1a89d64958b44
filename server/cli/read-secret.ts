import type { ReadStream } from 'node:tty';

const ETX = '\u0003';
const EOT = '\u0004';
const erasing = new Set(['\u007f', '\b']);

/** Reads one line without echo; undefined without a terminal, or if ^C or ^D is typed. */
export function readSecret(
  question: string,
  input: ReadStream = process.stdin,
  output: NodeJS.WritableStream = process.stderr,
): Promise<string | undefined> {
  if (!input.isTTY) return Promise.resolve(undefined);
  output.write(question);
  input.setRawMode(true);
  input.setEncoding('utf8');
  input.resume();
  return new Promise((resolve) => {
    const letters: string[] = [];
    const end = (answer: string | undefined) => {
      input.off('data', read);
      input.setRawMode(false);
      input.pause();
      output.write('\n');
      resolve(answer);
    };
    const read = (typed: string | Buffer) => {
      for (const letter of String(typed)) {
        if (letter === '\r' || letter === '\n') return end(letters.join(''));
        if (letter === ETX || letter === EOT) return end(undefined);
        if (erasing.has(letter)) letters.pop();
        else letters.push(letter);
      }
    };
    input.on('data', read);
  });
}
