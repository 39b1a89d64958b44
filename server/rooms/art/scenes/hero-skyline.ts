import { shortNumber } from '../path-data.ts';
import type { Random } from '../random.ts';

/** Where the water begins, in pixels of the drawing. */
export const HORIZON = 620;

/** What stands on a roof. */
type Crown = 'flat' | 'spire' | 'gable' | 'dome';

const n = (value: number): string => shortNumber(value);
const block = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;

/** One house, its feet just below the horizon, as path data. */
function tower(x: number, width: number, height: number, crown: Crown): string {
  const roof = HORIZON - height;
  const body = block(x, roof, width, height + 4);
  switch (crown) {
    case 'flat':
      return body;
    case 'spire':
      return (
        body +
        block(x + width * 0.2, roof - 22, width * 0.6, 24) +
        block(x + width * 0.38, roof - 44, width * 0.24, 24) +
        block(x + width / 2 - 1.5, roof - 92, 3, 50)
      );
    case 'gable':
      return `${body}M${n(x)} ${n(roof)}l${n(width / 2)}-34l${n(width / 2)} 34z`;
    case 'dome':
      return `${body}M${n(x)} ${n(roof)}c0 ${n(-width * 0.5)} ${n(width)} ${n(-width * 0.5)} ${n(width)} 0z`;
  }
}

/** The far row of houses, pale in the evening light. */
function farRow(random: Random): string {
  let row = '';
  for (let x = -10; x < 1450; ) {
    const width = 24 + random() * 44;
    const height = 60 + random() * 120 + (x > 420 && x < 760 ? 50 : 0);
    row += tower(x, width, height, random() < 0.2 ? 'gable' : 'flat');
    x += width + random() * 5;
  }
  const landmarks = tower(584, 54, 240, 'spire') + tower(1300, 46, 230, 'gable');
  return `<path d="${row}" fill="#5C8F7C"/><path d="${landmarks}" fill="#3C7A6D"/>`;
}

/** Lit windows are short round-ended lines; those of one colour and strength share a path. */
class Windows {
  readonly #paths = new Map<string, string>();

  add(x: number, y: number, color: string, strength: number): void {
    const key = `stroke="${color}" opacity="${shortNumber(Math.round(strength * 8) / 8, 2)}"`;
    this.#paths.set(key, `${this.#paths.get(key) ?? ''}M${n(x + 2)} ${n(y + 2)}v2.5`);
  }

  toString(): string {
    const paths = [...this.#paths].map(([key, data]) => `<path d="${data}" ${key}/>`).join('');
    return `<g stroke-width="4" stroke-linecap="round">${paths}</g>`;
  }
}

/** The near row of houses with light in their windows. */
function nearRow(random: Random): string {
  const walls = { '#155450': '', '#114844': '' };
  const windows = new Windows();
  for (let x = -20; x < 1450; ) {
    const width = 34 + random() * 52;
    const height = 40 + random() * 96 + (x > 300 && x < 600 ? 28 : 0);
    const color = random() < 0.5 ? '#155450' : '#114844';
    const crown = random() < 0.14 ? 'spire' : random() < 0.2 ? 'dome' : 'flat';
    walls[color] += tower(x, width, height, crown);
    for (let y = HORIZON - height + 10; y < HORIZON - 12; y += 13) {
      for (let left = x + 6; left < x + width - 7; left += 10) {
        if (random() >= 0.34) continue;
        windows.add(left, y, random() < 0.75 ? '#F9CF7C' : '#FFF1CF', 0.45 + random() * 0.5);
      }
    }
    x += width + 2 + random() * 8;
  }
  const rows = Object.entries(walls).map(([color, data]) => `<path d="${data}" fill="${color}"/>`);
  return rows.join('') + windows;
}

/** Two rows of houses along the water. Takes its numbers from `random` in a fixed order. */
export function skyline(random: Random): string {
  return farRow(random) + nearRow(random);
}

/** The river with the lights on it; `sunX` is where the sun stands. */
export function water(random: Random, sunX: number): string {
  const glints = new Map<string, string>();
  for (let index = 0; index < 150; index++) {
    const y = HORIZON + 4 + random() ** 1.6 * 118;
    const near = random() < 0.5;
    const x = near ? sunX + (random() - 0.5) * (120 + (y - HORIZON) * 2) : random() * 1440;
    const length = 8 + random() * 40;
    const strength = near ? 0.5 * random() + 0.15 : 0.22 * random();
    const key = `stroke="${near ? '#FBD58A' : '#8CCFC6'}" opacity="${shortNumber(Math.ceil(strength * 16) / 16, 2)}"`;
    glints.set(key, `${glints.get(key) ?? ''}M${n(x)} ${n(y)}h${Math.round(length)}`);
  }
  const lines = [...glints].map(([key, data]) => `<path d="${data}" ${key}/>`).join('');
  return (
    '<linearGradient id="river" x2="0" y2="1"><stop stop-color="#2B655B"/>' +
    '<stop offset=".25" stop-color="#0F403F"/><stop offset="1" stop-color="#061D1D"/></linearGradient>' +
    `<rect y="${HORIZON}" width="1440" height="130" fill="url(#river)"/><g stroke-width="1.6">${lines}</g>`
  );
}
