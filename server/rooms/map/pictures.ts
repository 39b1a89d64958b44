import { LRUCache } from 'lru-cache';
import { readBusiness } from '../../../contract/businesses.ts';
import { endpointAddress } from '../../../contract/endpoint-address.ts';
import { readContactPage } from '../../../contract/entries.ts';
import { readEvent } from '../../../contract/events.ts';
import { readJob } from '../../../contract/jobs.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { MapScheme } from '../../../contract/map-palette.ts';
import {
  areaPictureZoom,
  mapPictureSize,
  mapPictureVersion,
  mapPictureZoom,
  officeId,
  type PicturedKind,
} from '../../../contract/map-picture.ts';
import { listNeighborhoods, type NeighborhoodCard } from '../../../contract/neighborhoods.ts';
import type { Point } from '../../../contract/places.ts';
import type { Whereabouts } from '../../../contract/posts.ts';
import { readProduct } from '../../../contract/products.ts';
import { readRental } from '../../../contract/rentals.ts';
import type { Outlines } from '../../street-map/letters/outlines.ts';
import { drawMapPicture } from '../../street-map/picture/draw-picture.ts';
import type { StreetMap } from './street-map.ts';

/** About 600 pictures. */
const storedBytes = 24 * 1024 * 1024;

const endpoints = {
  businesses: readBusiness,
  rents: readRental,
  products: readProduct,
  jobs: readJob,
  events: readEvent,
} as const;

/** Calls the site's own API as a guest. */
export type AskAsGuest = (path: string) => Promise<{ ok: boolean; json(): Promise<unknown> }>;

/** The subject of a picture, and its zoom. */
interface Seen {
  centre: Point;
  zoom: number;
}

interface Drawing extends Seen {
  lang: Lang;
  scheme: MapScheme;
}

/** Static map pictures. Only public records have one, at their public position: of homes that is a rounded one. */
export function createPictures(streetMap: StreetMap, outlines: Outlines, ask: AskAsGuest, city: string) {
  let last: Promise<unknown> = Promise.resolve();

  /** One at a time, so that many requests do not delay pages. */
  function drawInTurn({ centre, zoom, lang, scheme }: Drawing): Promise<Uint8Array<ArrayBuffer>> {
    const view = { centre, zoom, ...mapPictureSize };
    const drawing = last.then(() => drawMapPicture(streetMap.tiles, view, { lang, scheme }, outlines));
    last = drawing.catch(() => undefined);
    return drawing;
  }

  const pictures = new LRUCache<string, Uint8Array<ArrayBuffer>, Drawing>({
    maxSize: storedBytes,
    sizeCalculation: (bytes, key) => bytes.length + key.length * 2,
    fetchMethod: (_key, _old, { context }) => drawInTurn(context),
  });

  /** Undefined for an area without an outline, too. */
  async function areaSeen(id: number, lang: Lang): Promise<Seen | undefined> {
    const answer = await ask(endpointAddress({ city, lang, cityId: 0 }, listNeighborhoods));
    if (!answer.ok) return undefined;
    const { data } = (await answer.json()) as { data: NeighborhoodCard[] };
    const { point, shape } = data.find((one) => one.id === id) ?? {};
    if (!point || !shape) return undefined;
    const { width, height, unitMeters } = shape;
    return {
      centre: point,
      zoom: areaPictureZoom({ width: width * unitMeters, height: height * unitMeters }),
    };
  }

  async function seen(kind: PicturedKind, id: number, lang: Lang): Promise<Seen | undefined> {
    if (kind === 'neighborhoods') return areaSeen(id, lang);
    const where = await whereIs(kind, id, lang);
    return where && { centre: where.point, zoom: mapPictureZoom(where.radiusMeters === null) };
  }

  async function whereIs(
    kind: Exclude<PicturedKind, 'neighborhoods'>,
    id: number,
    lang: Lang,
  ): Promise<Whereabouts | undefined> {
    const site = { city, lang, cityId: 0 };
    if (kind === 'office' && id !== officeId) return undefined;
    const path =
      kind === 'office'
        ? endpointAddress(site, readContactPage)
        : endpointAddress(site, endpoints[kind], { params: { id } });
    const answer = await ask(path);
    if (!answer.ok) return undefined;
    const { data } = (await answer.json()) as {
      data: { point?: Point | null; whereabouts?: Whereabouts | null };
    };
    if (data.point) return { point: data.point, radiusMeters: null };
    return data.whereabouts ?? undefined;
  }

  return {
    /** Undefined if there is no such public record, or its position is unknown. */
    async find(kind: PicturedKind, id: number, style: { lang: Lang; scheme: MapScheme }) {
      const view = await seen(kind, id, style.lang);
      if (!view) return undefined;
      const drawing = { ...view, ...style };
      const version = mapPictureVersion(streetMap.version, view.centre);
      return {
        version,
        async draw(): Promise<Uint8Array<ArrayBuffer>> {
          const key = `${version} ${drawing.zoom} ${style.lang} ${style.scheme}`;
          return (await pictures.fetch(key, { context: drawing })) ?? drawInTurn(drawing);
        },
      };
    },
  };
}
export type Pictures = ReturnType<typeof createPictures>;
