import { type Logger, pino } from 'pino';

export interface HeardLog {
  log: Logger;
  /** All that was logged, line by line. */
  lines: string[];
  /** The first line that holds this text, also one that was logged before; waits for it. */
  line(text: string): Promise<string>;
}

/** A log that tests can wait for. */
export function heardLog(): HeardLog {
  const lines: string[] = [];
  const waiting = new Set<(line: string) => void>();
  const write = (line: string) => {
    lines.push(line);
    for (const hear of waiting) hear(line);
  };
  const line = (text: string) =>
    new Promise<string>((resolve) => {
      const hear = (said: string) => {
        if (!said.includes(text)) return;
        waiting.delete(hear);
        resolve(said);
      };
      waiting.add(hear);
      for (const said of lines) hear(said);
    });
  return { log: pino({ level: 'trace' }, { write }), lines, line };
}
