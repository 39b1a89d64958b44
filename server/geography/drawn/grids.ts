import type { Position } from '../geojson.ts';

/*
 * Numbered streets lie at regular intervals, so a rule draws them: Manhattan's from two corners, those of other grids
 * from four. Their positions are off by up to a block.
 */

export interface GridStreet {
  kind: 'major_road' | 'minor_road';
  name: string;
  line: [Position, Position];
}

/** Fifth Avenue at 14th Street, and the step from one street to the next. */
const fifthAvenue = { at: 14, lat: 40.7361, lng: -73.9939, stepLat: 0.000632, stepLng: 0.000465 };
/** Degrees to the next meter west, along a street. */
const westward = { lat: 4.8e-6, lng: -1.143e-5 };

const manhattan = (street: number, metersWest: number): Position => {
  const { at, lat, lng, stepLat, stepLng } = fifthAvenue;
  return [
    lng + (street - at) * stepLng + metersWest * westward.lng,
    lat + (street - at) * stepLat + metersWest * westward.lat,
  ];
};

/** Avenues: meters west of Fifth Avenue, and the streets between which they run. */
const avenues: readonly (readonly [name: string, metersWest: number, from: number, to: number])[] = [
  ['Avenue D', -1700, 2, 12],
  ['Avenue C', -1510, 2, 18],
  ['Avenue B', -1310, 2, 14],
  ['Avenue A', -1113, 2, 14],
  ['1st Ave', -929, 2, 125],
  ['2nd Ave', -731, 2, 125],
  ['3rd Ave', -545, 7, 125],
  ['Lexington Ave', -410, 21, 125],
  ['Park Ave', -281, 17, 132],
  ['Madison Ave', -131, 23, 135],
  ['5th Ave', 0, 8, 135],
  ['6th Ave', 281, 14, 59],
  ['Malcolm X Blvd', 281, 110, 145],
  ['7th Ave', 525, 14, 59],
  ['Adam Clayton Powell Jr Blvd', 525, 110, 150],
  ['8th Ave', 770, 14, 59],
  ['Central Park West', 770, 59, 110],
  ['Frederick Douglass Blvd', 770, 110, 150],
  ['9th Ave', 1015, 14, 59],
  ['Columbus Ave', 1015, 59, 110],
  ['10th Ave', 1260, 14, 59],
  ['Amsterdam Ave', 1260, 59, 150],
  ['11th Ave', 1505, 22, 59],
  ['West End Ave', 1505, 59, 106],
];

/** Streets, and the meters west of Fifth Avenue between which they run. */
const stretches: readonly (readonly [from: number, to: number, east: number, west: number])[] = [
  [2, 13, -1700, -545],
  [14, 14, -1510, 1505],
  [15, 22, -929, 1260],
  [23, 59, -929, 1505],
  [60, 109, -1000, 0],
  [60, 109, 770, 1505],
  [110, 125, -929, 1015],
  [126, 144, 0, 1260],
  [145, 150, 525, 1260],
];

const wideStreets = new Set([14, 23, 34, 42, 57, 72, 79, 86, 96, 110, 116, 125, 135, 145]);

/** 1st, 2nd, 3rd, 4th, 11th. */
export function numbered(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

function* manhattanStreets(): Generator<GridStreet> {
  for (const [name, west, from, to] of avenues)
    yield { kind: 'major_road', name, line: [manhattan(from, west), manhattan(to, west)] };
  for (const [from, to, east, west] of stretches)
    for (let street = from; street <= to; street += 1)
      yield {
        kind: wideStreets.has(street) ? 'major_road' : 'minor_road',
        name: `${numbered(street)} St`,
        line: [manhattan(street, east), manhattan(street, west)],
      };
}

interface Grid {
  /** Latitude and longitude of where the first and the last avenue cross the first street, then the last street. */
  corners: readonly [string, string, string, string];
  /** The number of the first street, or null where streets have names instead. */
  first: number | null;
  streets: number;
  avenues: number;
}

const grids: readonly Grid[] = [
  // Sunset Park, Borough Park
  {
    corners: ['40.6552,-74.0036', '40.6497,-73.9948', '40.6378,-74.0219', '40.6332,-74.0133'],
    first: 36,
    streets: 30,
    avenues: 5,
  },
  {
    corners: ['40.6476,-73.9967', '40.6397,-73.9833', '40.6332,-74.0133', '40.6253,-73.9999'],
    first: 39,
    streets: 27,
    avenues: 7,
  },
  {
    corners: ['40.6358,-73.9878', '40.6305,-73.9789', '40.6253,-73.9999', '40.6201,-73.9910'],
    first: 46,
    streets: 20,
    avenues: 5,
  },
  // Bay Ridge, Dyker Heights, Bensonhurst
  {
    corners: ['40.6379,-74.0327', '40.6362,-74.0255', '40.6187,-74.0400', '40.6168,-74.0334'],
    first: 68,
    streets: 28,
    avenues: 4,
  },
  {
    corners: ['40.6384,-74.0246', '40.6361,-74.0150', '40.6233,-74.0308', '40.6210,-74.0211'],
    first: 65,
    streets: 22,
    avenues: 5,
  },
  {
    corners: ['40.6233,-74.0308', '40.6221,-74.0260', '40.6139,-74.0346', '40.6127,-74.0298'],
    first: 86,
    streets: 14,
    avenues: 3,
  },
  {
    corners: ['40.6361,-74.0150', '40.6266,-74.0022', '40.6217,-74.0208', '40.6146,-74.0128'],
    first: 65,
    streets: 21,
    avenues: 7,
  },
  {
    corners: ['40.6253,-73.9999', '40.6085,-73.9760', '40.6133,-74.0106', '40.5982,-73.9862'],
    first: 65,
    streets: 21,
    avenues: 12,
  },
  // Park Slope, Bedford-Stuyvesant and Crown Heights, Midwood
  {
    corners: ['40.6773,-73.9831', '40.6718,-73.9712', '40.6668,-73.9918', '40.6610,-73.9803'],
    first: null,
    streets: 17,
    avenues: 6,
  },
  {
    corners: ['40.6895,-73.9575', '40.6895,-73.9225', '40.6705,-73.9580', '40.6690,-73.9220'],
    first: null,
    streets: 20,
    avenues: 10,
  },
  {
    corners: ['40.6285,-73.9755', '40.6315,-73.9476', '40.5880,-73.9720', '40.5890,-73.9395'],
    first: null,
    streets: 19,
    avenues: 30,
  },
  // Astoria, Jackson Heights
  {
    corners: ['40.7805,-73.9190', '40.7690,-73.9020', '40.7605,-73.9375', '40.7500,-73.9190'],
    first: null,
    streets: 13,
    avenues: 24,
  },
  {
    corners: ['40.7540,-73.8960', '40.7580,-73.8645', '40.7466,-73.8945', '40.7500,-73.8627'],
    first: null,
    streets: 5,
    avenues: 33,
  },
];

const positionOf = (corner: string): Position => corner.split(',').map(Number).reverse();

const between = (one: Position, other: Position, share: number): Position =>
  one.map((value, axis) => value + ((other[axis] ?? value) - value) * share);

function* gridStreets({ corners, first, streets, avenues: across }: Grid): Generator<GridStreet> {
  const [a, b, c, d] = corners.map(positionOf) as [Position, Position, Position, Position];
  for (let street = 0; street < streets; street += 1) {
    const share = street / (streets - 1);
    const name = first === null ? '' : `${numbered(first + street)} St`;
    yield { kind: 'minor_road', name, line: [between(a, c, share), between(b, d, share)] };
  }
  for (let one = 0; one < across; one += 1) {
    const share = one / (across - 1);
    yield { kind: 'minor_road', name: '', line: [between(a, b, share), between(c, d, share)] };
  }
}

/** The streets of all grids. */
export const gridLines = (): GridStreet[] => [
  ...manhattanStreets(),
  ...grids.flatMap((grid) => [...gridStreets(grid)]),
];
