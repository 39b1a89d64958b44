import { Presets, SingleBar } from 'cli-progress';
import type { Terminal } from './command.ts';

/** Between two lines without a terminal for a progress bar, in milliseconds. */
const pause = 5_000;

interface Progress {
  bytes: number;
  rows: number;
}

/**
 * Displays the progress of reading a file: a bar on a terminal, otherwise a line every few seconds.
 * @param total size of the file in bytes
 */
export function progress(stream: Terminal['error'], total: number, now: () => number = Date.now) {
  if (!stream.isTTY) return lines(stream, total, now);
  const format = '{bar} {percentage} % | {rows} rows | {eta_formatted} left';
  const bar = new SingleBar({ format, stream, hideCursor: true }, Presets.shades_classic);
  bar.start(total, 0, { rows: 0 });
  return {
    show: ({ bytes, rows }: Progress) => bar.update(bytes, { rows }),
    stop: () => bar.stop(),
  };
}

function lines(stream: Terminal['error'], total: number, now: () => number) {
  let last = now();
  return {
    show({ bytes, rows }: Progress) {
      if (now() - last < pause) return;
      last = now();
      const percent = total > 0 ? Math.floor((bytes / total) * 100) : 100;
      stream.write(`${percent} % read, ${rows} rows\n`);
    },
    stop: () => undefined,
  };
}
