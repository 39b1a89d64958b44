import { type Logger, pino } from 'pino';

export interface CapturedLog {
  log: Logger;
  /** All logged lines. */
  lines: string[];
  /** The first line that contains this text, including earlier ones; waits for it. */
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
