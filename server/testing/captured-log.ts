import { type Logger, pino } from 'pino';

export interface CapturedLog {
  log: Logger;
  /** All that was logged, line by line. */
  lines: string[];
  /** The first line that holds this text, also one that was logged before; waits for it. */
  line(text: string): Promise<string>;
}

/** A log that tests can wait for. */
export function capturedLog(): CapturedLog {
  const lines: string[] = [];
  const waiting = new Set<(line: string) => void>();
  const write = (line: string) => {
    lines.push(line);
    for (const capture of waiting) capture(line);
  };
  const line = (text: string) =>
    new Promise<string>((resolve) => {
      const capture = (said: string) => {
        if (!said.includes(text)) return;
        waiting.delete(capture);
        resolve(said);
      };
      waiting.add(capture);
      for (const said of lines) capture(said);
    });
  return { log: pino({ level: 'trace' }, { write }), lines, line };
}
