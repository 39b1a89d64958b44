/** Colors of the street map in the light and the dark scheme. Pins stand out from all of them. */
export const mapPalette = {
  light: {
    water: '#c3e1e2',
    waterLine: '#a5cfd1',
    waterText: '#1f6468',
    land: '#f4f1ea',
    block: '#eae6db',
    park: '#cfe4c8',
    parkLine: '#b5d2ad',
    parkText: '#2f6434',
    street: '#ffffff',
    avenue: '#ffffff',
    avenueCase: '#ddd6c6',
    bridge: '#a99f8a',
    highway: '#f6d58c',
    highwayCase: '#e0b65a',
    rail: '#8a9d9b',
    subway: '#c77d08',
    subwayCase: '#ffffff',
    text: '#3b5654',
    halo: '#f7f5ef',
    place: '#17312f',
    station: '#0f2625',
    stationGround: '#ffffff',
  },
  dark: {
    water: '#0a2229',
    waterLine: '#143740',
    waterText: '#86bfc7',
    land: '#14282a',
    block: '#1a3133',
    park: '#1b3b2c',
    parkLine: '#27503b',
    parkText: '#9ccfa2',
    street: '#26403f',
    avenue: '#315250',
    avenueCase: '#14282a',
    bridge: '#6f8785',
    highway: '#6b5526',
    highwayCase: '#2b2413',
    rail: '#4b6765',
    subway: '#f5b544',
    subwayCase: '#0b1817',
    text: '#c9d8d6',
    halo: '#14282a',
    place: '#ecf4f3',
    station: '#ecf4f3',
    stationGround: '#0b1817',
  },
} as const;
export type MapScheme = keyof typeof mapPalette;
export type MapPalette = Record<keyof (typeof mapPalette)['light'], string>;

/** Area types of the basemap that are drawn in green. */
export const greenKinds = [
  'park',
  'wood',
  'forest',
  'grass',
  'garden',
  'cemetery',
  'golf_course',
  'pitch',
  'playground',
  'recreation_ground',
  'nature_reserve',
  'national_park',
  'wetland',
  'zoo',
  'meadow',
  'scrub',
  'village_green',
];

/** Area types that are drawn in a darker land color. */
export const groundKinds = [
  'industrial',
  'commercial',
  'railway',
  'school',
  'university',
  'college',
  'hospital',
  'aerodrome',
  'military',
  'stadium',
  'prison',
  'beach',
  'pier',
  'pedestrian',
  'runway',
  'apron',
];

/**
 * Subway lines are not part of the basemap, which has tracks only: in an archive without them, the subway is drawn
 * along its tracks.
 */
export const transitLayer = 'transit_lines';

/** The additional width of a bridge's outline, in pixels. */
export const bridgeEdge = 3;

/** Line widths in pixels, at zooms of 512 pixels for the world at 0; interpolated exponentially. */
export const lineWidths = {
  street: [
    [13, 0.8],
    [14, 2.6],
    [16, 8],
    [18, 24],
  ],
  avenue: [
    [10, 0.6],
    [12, 1.6],
    [14, 5],
    [16, 12],
    [18, 32],
  ],
  highway: [
    [9, 0.9],
    [12, 2.4],
    [14, 7],
    [16, 14],
    [18, 34],
  ],
  subway: [
    [10, 0.8],
    [13, 2],
    [16, 3.5],
    [18, 5],
  ],
} as const satisfies Record<string, readonly (readonly [zoom: number, width: number])[]>;
