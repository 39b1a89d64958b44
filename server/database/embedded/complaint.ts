/** From what PostgreSQL's programs print when they fail: the cause first, then the consequence. */
const CAUSES = [/No space left on device/, /PANIC|FATAL|error while loading|initdb: error/];

/** Said to everybody who comes too early, and no cause of anything. */
const HARMLESS = /the database system is (starting up|shutting down)/;

/** The line that tells why PostgreSQL failed, without its time stamp. */
export function complaint(output: string): string {
  const lines = output.split('\n').filter((line) => !HARMLESS.test(line));
  const found = CAUSES.map((cause) => lines.find((line) => cause.test(line))).find(Boolean);
  const line = found ?? lines.findLast((text) => text.trim() !== '') ?? 'it ended without a word';
  return line.replace(/^.*?(FATAL|PANIC|ERROR|initdb: error): +/, '').trim();
}
