import { areaContains } from '../../geography/areas.ts';
import type { MultiPolygon, Position } from '../../geography/geojson.ts';

const spot = ([lng, lat]: Position) => `${lng},${lat}`;

export const isClosed = (line: readonly Position[]) =>
  line.length > 3 && spot(line[0] as Position) === spot(line.at(-1) as Position);

interface Joining {
  /** Whether lines have a direction, as those of a coast do. */
  directed: boolean;
}

/** Joins lines at their ends. */
export function joinLines(lines: readonly Position[][], { directed }: Joining): Position[][] {
  const rest = new Set(lines.filter(({ length }) => length > 1));
  const byEnd = new Map<string, Position[][]>();
  const ends = new Set<string>();
  for (const line of rest) {
    const [start, end] = [spot(line[0] as Position), spot(line.at(-1) as Position)];
    byEnd.set(start, [...(byEnd.get(start) ?? []), line]);
    if (!directed) byEnd.set(end, [...(byEnd.get(end) ?? []), line]);
    ends.add(end);
  }
  const follow = (first: Position[]): Position[] => {
    rest.delete(first);
    const line = [...first];
    while (!isClosed(line)) {
      const end = spot(line.at(-1) as Position);
      const next = byEnd.get(end)?.find((one) => rest.has(one));
      if (!next) break;
      rest.delete(next);
      const onward = spot(next[0] as Position) === end ? next : next.toReversed();
      for (const position of onward.slice(1)) line.push(position);
    }
    return line;
  };
  // A directed line is followed from its beginning, where no other one ends; what is left then are rings.
  const begins = directed ? [...rest].filter((line) => !ends.has(spot(line[0] as Position))) : [];
  return [...begins, ...rest].flatMap((line) => (rest.has(line) ? [follow(line)] : []));
}

/** An area of outlines and holes, as members of a relation; undefined without a complete outline. */
export function areaOfMembers(outer: Position[][], inner: Position[][]): MultiPolygon | undefined {
  const outlines = joinLines(outer, { directed: false }).filter(isClosed);
  if (outlines.length === 0) return undefined;
  const polygons = outlines.map((outline) => [outline]);
  for (const hole of joinLines(inner, { directed: false }).filter(isClosed)) {
    const [lng = 0, lat = 0] = hole[0] ?? [];
    const around = polygons.find(([outline = []]) => areaContains([[outline]], { lng, lat }));
    around?.push(hole);
  }
  return { type: 'MultiPolygon', coordinates: polygons };
}
