import sharp from 'sharp';
import type { Lang } from '../../../contract/locales.ts';
import {
  bridgeEdge,
  greenKinds,
  groundKinds,
  lineWidths,
  type MapPalette,
  type MapScheme,
  mapPalette,
  transitLayer,
} from '../../../contract/map-palette.ts';
import type { Archive } from '../archive.ts';
import type { Outlines } from '../letters/outlines.ts';
import { createNames } from './names.ts';
import { readScene, type Scene, type Shape } from './scene.ts';
import type { PictureView } from './view.ts';

/** File pixels per picture pixel: sharp on high-density screens, at half the bytes of 2. */
const density = 1.5;
const quality = 78;

type Test = (properties: Shape['properties']) => boolean;

const isKind =
  (...kinds: string[]): Test =>
  ({ kind }) =>
    typeof kind === 'string' && kinds.includes(kind);

function shapesOf(scene: Scene, layer: string, type: Shape['type'], test: Test = () => true): Shape[] {
  return (scene.get(layer) ?? []).filter((shape) => shape.type === type && test(shape.properties));
}

const pathOf = (shapes: readonly Shape[], end = '') =>
  shapes
    .flatMap(({ parts }) => parts)
    .map((part) => `M${part.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${end}`)
    .join('');

const area = (shapes: readonly Shape[], fill: string) =>
  shapes.length > 0 ? `<path d="${pathOf(shapes, 'Z')}" fill="${fill}"/>` : '';

interface LineEnds {
  cap?: 'butt' | 'round';
  dashes?: string;
}

function line(
  shapes: readonly Shape[],
  stroke: string,
  width: number,
  { dashes, cap = dashes ? 'butt' : 'round' }: LineEnds = {},
): string {
  if (shapes.length === 0) return '';
  const ends = `stroke-linecap="${cap}"${dashes ? ` stroke-dasharray="${dashes}"` : ''}`;
  const pen = `stroke="${stroke}" stroke-width="${width.toFixed(1)}" stroke-linejoin="round" ${ends}`;
  return `<path d="${pathOf(shapes)}" fill="none" ${pen}/>`;
}

/** The width of a line at a zoom: exponential interpolation between two stops. */
function widthAt(stops: readonly (readonly [zoom: number, width: number])[], zoom: number): number {
  const after = stops.findIndex(([at]) => at >= zoom);
  const [to, from] = [stops[after] ?? stops.at(-1), stops[after - 1] ?? stops[0]];
  if (!to || !from || to[0] === from[0]) return to?.[1] ?? 1;
  const base = 1.5;
  const share = (base ** (zoom - from[0]) - 1) / (base ** (to[0] - from[0]) - 1);
  return from[1] + (to[1] - from[1]) * share;
}

function ground(scene: Scene, color: MapPalette): string[] {
  const isSea = isKind('ocean');
  return [
    area(shapesOf(scene, 'water', 'area', isSea), color.water),
    line(shapesOf(scene, 'earth', 'area'), color.waterLine, 4),
    area(shapesOf(scene, 'earth', 'area'), color.land),
    area(shapesOf(scene, 'landuse', 'area', isKind(...groundKinds)), color.block),
    area(shapesOf(scene, 'landuse', 'area', isKind(...greenKinds)), color.park),
    area(
      shapesOf(scene, 'water', 'area', (properties) => !isSea(properties)),
      color.water,
    ),
  ];
}

function ways(scene: Scene, color: MapPalette, zoom: number, hasTransitLines: boolean): string[] {
  const [street, avenue] = [widthAt(lineWidths.street, zoom), widthAt(lineWidths.avenue, zoom)];
  const [highway, subway] = [widthAt(lineWidths.highway, zoom), widthAt(lineWidths.subway, zoom)];
  const roads = (...kinds: string[]) => shapesOf(scene, 'roads', 'line', isKind(...kinds));
  const highways = roads('highway').filter(({ properties }) => !properties.is_link);
  const ramps = roads('highway').filter(({ properties }) => properties.is_link);
  const avenues = roads('major_road').filter(({ properties }) => !properties.is_link);
  const tracks = roads('rail').filter(({ properties }) => properties.kind_detail !== 'subway');
  const subways = hasTransitLines
    ? shapesOf(scene, transitLayer, 'line', isKind('subway'))
    : roads('rail').filter(({ properties }) => properties.kind_detail === 'subway');
  const bridges = [
    { kind: 'minor_road', edge: color.avenueCase, paint: color.street, width: street },
    { kind: 'major_road', edge: color.bridge, paint: color.avenue, width: avenue },
    { kind: 'highway', edge: color.highwayCase, paint: color.highway, width: highway },
  ].flatMap(({ kind, edge, paint, width }) => {
    const shapes = roads(kind).filter(({ properties: { is_bridge, is_link } }) => is_bridge && !is_link);
    return [line(shapes, edge, width + bridgeEdge, { cap: 'butt' }), line(shapes, paint, width)];
  });
  return [
    line(roads('ferry'), color.waterLine, 1.2, { dashes: '4 4' }),
    line(roads('path'), color.parkLine, 1.2, { dashes: '2 3' }),
    line(roads('minor_road'), color.street, street),
    line(avenues, color.avenueCase, avenue + 2),
    line(roads('major_road'), color.avenue, avenue),
    line(ramps, color.highwayCase, street + 3),
    line(highways, color.highwayCase, highway + 2),
    line(ramps, color.highway, street + 1),
    line(highways, color.highway, highway),
    ...bridges,
    line(tracks, color.rail, 1.2, { dashes: '5 3' }),
    line(subways, color.subwayCase, subway + 2),
    line(subways, color.subway, subway),
  ];
}

async function names(
  scene: Scene,
  view: PictureView,
  style: PictureStyle,
  outlines: Outlines,
): Promise<string> {
  const color = mapPalette[style.scheme];
  const all = createNames(outlines, view, style.lang, color);
  const plain = { weight: 'Rubik Medium', color: color.text, halo: color.halo } as const;
  for (const shape of shapesOf(scene, 'pois', 'point', isKind('station'))) await all.station(shape);
  const place = { weight: 'Rubik SemiBold', size: 16, color: color.place, halo: color.halo } as const;
  for (const shape of shapesOf(scene, 'places', 'point', isKind('neighbourhood'))) await all.at(shape, place);
  const park = { weight: 'Rubik Medium', size: 11.5, color: color.parkText, halo: color.park } as const;
  const greens = shapesOf(scene, 'pois', 'point', isKind(...greenKinds));
  greens.sort((one, other) => Number(other.properties.area ?? 0) - Number(one.properties.area ?? 0));
  for (const shape of greens) await all.at(shape, park);
  const water = { weight: 'Rubik Medium', size: 13, color: color.waterText, halo: color.water } as const;
  for (const shape of shapesOf(scene, 'water', 'point')) await all.at(shape, water);
  const streets = (kind: string) => shapesOf(scene, 'roads', 'line', isKind(kind));
  await all.along(streets('major_road'), { ...plain, size: 12 });
  await all.along(streets('highway'), { ...plain, size: 11.5 });
  await all.along(streets('minor_road'), { ...plain, size: 11 });
  return all.svg();
}

export interface PictureStyle {
  lang: Lang;
  scheme: MapScheme;
}

/** A static picture of a part of the street map, as WebP, without a pin. */
export async function drawMapPicture(
  archive: Pick<Archive, 'tile' | 'maxZoom' | 'layers'>,
  view: PictureView,
  style: PictureStyle,
  outlines: Outlines,
): Promise<Uint8Array<ArrayBuffer>> {
  const color = mapPalette[style.scheme];
  const scene = await readScene(archive, view);
  const { width, height, zoom } = view;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * density}" height="${height * density}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${color.land}"/>`,
    ...ground(scene, color),
    ...ways(scene, color, zoom, archive.layers.includes(transitLayer)),
    await names(scene, view, style, outlines),
    '</svg>',
  ].join('');
  return new Uint8Array(await sharp(Buffer.from(svg)).webp({ quality }).toBuffer());
}
