import { arch } from '../arch.ts';
import type { Point } from '../geometry.ts';
import { khatim } from '../khatim.ts';
import { shortNumber } from '../path-data.ts';
import { line, moved, path, rect, times } from './shapes.ts';

const n = (value: number): string => shortNumber(value);

const TOWER = { x: 1012, width: 190, top: 150, foot: 690 } as const;
const DECK = 545;

/** Upper edge of the roadway, which rises towards the tower. */
const deckY = (x: number): number => DECK - 18 + ((x - 1107) / 720) ** 2 * 34;

/** A main cable: start at the tower, point that pulls it down, far end. */
type Cable = readonly [Point, Point, Point];

const LEFT_CABLE: Cable = [
  [TOWER.x + 20, TOWER.top + 12],
  [620, 520],
  [60, 470],
];
const RIGHT_CABLE: Cable = [
  [TOWER.x + TOWER.width - 20, TOWER.top + 12],
  [1330, 360],
  [1520, 480],
];

/** A point of a quadratic Bézier curve; `share` runs from 0 to 1. */
function along([from, pull, to]: Cable, share: number): Point {
  const rest = 1 - share;
  const mix = (axis: 0 | 1): number =>
    rest * rest * from[axis] + 2 * share * rest * pull[axis] + share * share * to[axis];
  return [mix(0), mix(1)];
}

/** One main cable, the hangers below it and the stays that fan out from the tower. */
function cable(curve: Cable, direction: -1 | 1): string {
  const [from, pull, to] = curve;
  const hangers = times(43, (index) => {
    const [x, y] = along(curve, (index + 1) / 44);
    return y < deckY(x) - 2 ? `M${n(x)} ${n(y)}V${n(deckY(x))}` : '';
  });
  const stays = times(13, (index) => {
    const x = from[0] + direction * (index + 1) * 27;
    return `M${n(from[0])} ${n(from[1] + 8)}L${n(x)} ${n(deckY(x))}`;
  });
  return (
    `<path d="M${from.join(' ')}Q${pull.join(' ')} ${to.join(' ')}" stroke-width="4" stroke-opacity=".95"/>` +
    `<path d="${hangers}${stays}"/>`
  );
}

const cables = (): string =>
  `<g stroke="#EAD9AE" stroke-opacity=".42" stroke-width="1.3" fill="none">${cable(LEFT_CABLE, -1)}${cable(RIGHT_CABLE, 1)}</g>`;

/** The roadway with its trusses and its row of lamps. */
function deck(): string {
  const edge = `M${times(37, (index) => `${index ? 'L' : ''}${index * 40} ${n(deckY(index * 40))}`)}`;
  const lower = times(37, (index) => `L${1440 - index * 40} ${n(deckY(1440 - index * 40) + 20)}`);
  const trusses = times(65, (index) => `M${10 + index * 22} ${n(deckY(10 + index * 22) + 3)}l11 15 11-15`);
  const lamps = times(23, (index) => `M${30 + index * 64} ${n(deckY(30 + index * 64) - 7)}h0`);
  return (
    path(`${edge}${lower}Z`, '#0A2B2A') +
    line(edge, '#F0B653', 2.4, { 'stroke-opacity': 0.85 }) +
    line(trusses, '#3C7A6D', 1) +
    line(lamps, '#FFE3A3', 5.2, { 'stroke-linecap': 'round' }) +
    line(lamps, '#FFD98A', 16, { 'stroke-linecap': 'round', opacity: 0.22 })
  );
}

/** The stone tower with its two pointed arches, and its pier. */
function tower(): string {
  const { x, width, top, foot } = TOWER;
  const right = x + width;
  const openings = [x + 26, right - 84].map((left) => arch(left, 236, 58, deckY(x) - 240)).join('');
  const joints = times(17, (index) => {
    const y = 250 + index * 26;
    return `M${x - 2} ${y}h24m66 8h14m66-8h24`;
  });
  return (
    path(`M${x} ${top + 26}H${right}L${right + 8} ${foot}H${x - 8}Z${openings}`, 'url(#stone)', {
      'fill-rule': 'evenodd',
    }) +
    rect(x - 10, top + 14, width + 20, 14, '#1A4F4B') +
    rect(x - 5, top, width + 10, 14, '#2A6B62') +
    rect(x - 4, 206, width + 8, 5, '#2A6B62', 0, { opacity: 0.7 }) +
    rect(x - 8, DECK + 16, width + 16, 10, '#154541') +
    line(openings, '#F0B653', 3, { 'stroke-opacity': 0.9 }) +
    line(joints, '#2A6B62', 1.4, { 'stroke-opacity': 0.38 }) +
    moved(x + width / 2, 300, path(khatim(11), '#F0B653')) +
    path(`M${x - 40} ${foot}H${right + 40}L${right + 60} 750H${x - 60}Z`, '#051918')
  );
}

/** The bridge: cables, roadway, tower, from back to front. */
export function bridge(): string {
  const stone =
    '<linearGradient id="stone" x2="0" y2="1"><stop stop-color="#1D5550"/>' +
    '<stop offset=".16" stop-color="#0B3B3A"/><stop offset="1" stop-color="#061F1F"/></linearGradient>';
  return stone + cables() + deck() + tower();
}
