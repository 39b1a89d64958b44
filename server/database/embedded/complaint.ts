/** Patterns of messages of PostgreSQL's programs: causes first, then consequences. */
const CAUSES = [/No space left on device/, /PANIC|FATAL|error while loading|initdb: error/];

/** Sent to every client that connects too early, and never the cause. */
const HARMLESS = /the database system is (starting up|shutting down)/;

/** The log line that explains why PostgreSQL failed, without its timestamp. */
export function complaint(output: string): string {
  const lines = output.split('\n').filter((line) => !HARMLESS.test(line));
  const found = CAUSES.map((cause) => lines.find((line) => cause.test(line))).find(Boolean);
  const line = found ?? lines.findLast((text) => text.trim() !== '') ?? 'it ended without a word';
  return line.replace(/^.*?(FATAL|PANIC|ERROR|initdb: error): +/, '').trim();
}
