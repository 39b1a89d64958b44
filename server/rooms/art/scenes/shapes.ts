import { shortNumber } from '../path-data.ts';

/*
 * Basic shapes of scenes. Lengths are pixels of the scene, colors are CSS colors; each function returns the text of
 * one SVG element.
 */

/** Additional attributes of an element, by their SVG names. */
export type Extra = Readonly<Record<string, string | number>>;

const attributes = (given: Extra): string =>
  Object.entries(given)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? shortNumber(value, 2) : value}"`)
    .join('');

/** `radius` rounds the corners. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  extra: Extra = {},
): string {
  return `<rect${attributes({ ...(x && { x }), ...(y && { y }), width, height, fill, ...(radius && { rx: radius }), ...extra })}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, extra: Extra = {}): string {
  return `<circle${attributes({ cx: x, cy: y, r: radius, fill, ...extra })}/>`;
}

export function ellipse(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: string,
  extra: Extra = {},
): string {
  return `<ellipse${attributes({ cx: x, cy: y, rx: radiusX, ry: radiusY, fill, ...extra })}/>`;
}

export function path(data: string, fill: string, extra: Extra = {}): string {
  return `<path d="${data}"${attributes({ fill, ...extra })}/>`;
}

export function line(data: string, stroke: string, width: number, extra: Extra = {}): string {
  return `<path d="${data}"${attributes({ fill: 'none', stroke, 'stroke-width': width, ...extra })}/>`;
}

export function group(content: string, extra: Extra): string {
  return `<g${attributes(extra)}>${content}</g>`;
}

export function moved(x: number, y: number, content: string): string {
  return group(content, { transform: `translate(${shortNumber(x)} ${shortNumber(y)})` });
}

/** `count` drawings side by side. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** `columns` × `rows` drawings. */
export function grid(columns: number, rows: number, draw: (column: number, row: number) => string): string {
  return times(rows, (row) => times(columns, (column) => draw(column, row)));
}

/** The element of a list at `index`, modulo its length. */
export function cycle<T>(choices: readonly [T, ...T[]], index: number): T {
  return choices[index % choices.length] ?? choices[0];
}
