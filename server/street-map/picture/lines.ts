import type { Spot } from './scene.ts';

const keyOf = ([x, y]: Spot) => `${Math.round(x)},${Math.round(y)}`;

/** Joins the blocks of a street, which end where the next one begins, into lines of maximum length. */
export function joined(parts: readonly Spot[][]): Spot[][] {
  const lines: Spot[][] = [];
  const rest = new Set(parts.filter((part) => part.length > 1));
  const ends = new Map<string, Spot[][]>();
  for (const part of rest) {
    for (const end of [part[0], part.at(-1)])
      if (end) ends.set(keyOf(end), [...(ends.get(keyOf(end)) ?? []), part]);
  }
  for (const first of rest) {
    rest.delete(first);
    const line = [...first];
    for (const isBackward of [false, true]) {
      if (isBackward) line.reverse();
      for (let end = line.at(-1); end; end = line.at(-1)) {
        const next = ends.get(keyOf(end))?.find((part) => rest.has(part));
        if (!next) break;
        rest.delete(next);
        const ordered = next[0] && keyOf(next[0]) === keyOf(end) ? next : [...next].reverse();
        line.push(...ordered.slice(1));
      }
    }
    lines.push(line);
  }
  return lines;
}

/** A position for a label of a given length on a line. */
export interface Stretch {
  middle: Spot;
  /** Radians, such that the label reads from left to right. */
  angle: number;
}

const distance = ([x, y]: Spot, [otherX, otherY]: Spot) => Math.hypot(otherX - x, otherY - y);
/** The distance between candidate positions. */
const step = 24;
/** A stretch is straight if the distance of its ends is nearly its length. */
const straightness = 0.985;

/** The straight stretches of a line with the length of a label, those nearest to its middle first. */
export function stretches(line: readonly Spot[], length: number): Stretch[] {
  const marks = [0];
  for (let index = 1; index < line.length; index += 1)
    marks.push((marks.at(-1) ?? 0) + distance(line[index - 1] ?? [0, 0], line[index] ?? [0, 0]));
  const whole = marks.at(-1) ?? 0;
  const spotAt = (along: number): Spot => {
    const index = Math.max(
      1,
      marks.findIndex((mark) => mark >= along),
    );
    const from: Spot = line[index - 1] ?? [0, 0];
    const to: Spot = line[index] ?? from;
    const [before = 0, after = 0] = [marks[index - 1], marks[index]];
    const share = after > before ? (along - before) / (after - before) : 0;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  };
  const found: (Stretch & { off: number })[] = [];
  for (let begin = 0; begin + length <= whole; begin += step) {
    const [from, to] = [spotAt(begin), spotAt(begin + length)];
    if (distance(from, to) < length * straightness) continue;
    const isForward = from[0] <= to[0];
    const [left, right] = isForward ? [from, to] : [to, from];
    found.push({
      middle: spotAt(begin + length / 2),
      angle: Math.atan2(right[1] - left[1], right[0] - left[0]),
      off: Math.abs(begin + length / 2 - whole / 2),
    });
  }
  return found.sort((one, other) => one.off - other.off);
}
