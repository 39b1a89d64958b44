import type { GazetteerEntry } from '../../../contract/gazetteer.ts';
import type { Lang } from '../../../contract/locales.ts';
import { fold, stripArticle } from '../../../contract/search.ts';
import { type Catalog, type CatalogSource, nameOf, type PlaceRow } from '../catalog/service.ts';
import { zipsOfPlaces } from './zip-places.ts';

/** A searchable entry. */
interface Known {
  place: PlaceRow;
  zip: string | null;
  lat: number;
  lng: number;
  /** Folded full names of the place itself. */
  names: string[];
  /** Folded words of the place, its post town and its parent. */
  own: string[];
  around: string[];
}

const wordsOf = (...texts: string[]) =>
  texts.flatMap((text) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(stripArticle);

function knownOf(catalog: Catalog): Known[] {
  const written = (place: PlaceRow, zip: string | null, town: string | null) => {
    const state = catalog.states.find(({ code }) => code === place.state_code);
    const around = catalog.placeChain(place.id).slice(1);
    const names = [place.name_en, place.name_ar, ...(town ? [town] : [])];
    return {
      place,
      zip,
      names: names.map((name) => wordsOf(name).join(' ')),
      own: wordsOf(...names),
      around: wordsOf(
        ...around.flatMap(({ name_en, name_ar }) => [name_en, name_ar]),
        ...(state ? [state.code, state.name_en, state.name_ar] : []),
      ),
    };
  };
  return [
    ...catalog.places.map((place) => ({ ...written(place, null, null), lat: place.lat, lng: place.lng })),
    ...zipsOfPlaces(catalog).map(({ place, zip, city, lat, lng }) => ({
      ...written(place, zip, city),
      lat,
      lng,
    })),
  ];
}

/** The rank of an entry for a query, 0 best; null if it does not match. A ZIP code ranks after its place. */
function rankOf(known: Known, words: readonly string[], whole: string): number | null {
  const { names, own, around, zip } = known;
  let far = 0;
  for (const word of words) {
    if (/^\d+$/.test(word)) {
      if (!zip?.startsWith(word)) return null;
    } else if (!own.some((name) => name.startsWith(word))) {
      if (!around.some((name) => name.startsWith(word))) return null;
      far += 1;
    }
  }
  const exact = names.includes(whole) ? 0 : names.some((name) => name.startsWith(whole)) ? 1 : 2;
  return (far === words.length ? 6 : exact * 2) + (zip ? 1 : 0);
}

const zipsOf = new WeakMap<Catalog, ReadonlySet<string>>();

/** Whether a ZIP code lies in a place of the catalog, as address completion knows it. */
export function isKnownZip(catalog: Catalog, zip: string): boolean {
  const known = zipsOf.get(catalog) ?? new Set(zipsOfPlaces(catalog).map((one) => one.zip));
  zipsOf.set(catalog, known);
  return known.has(zip);
}

/** Completes addresses from memory: the places of the catalog and their ZIP codes. */
export function createGazetteer(source: CatalogSource) {
  let made: { of: string; known: Known[] } | undefined;

  /** The catalog is read again every few seconds, and is nearly always unchanged. */
  function known(catalog: Catalog): Known[] {
    const of = JSON.stringify([catalog.states, catalog.places]);
    if (made?.of !== of) made = { of, known: knownOf(catalog) };
    return made.known;
  }

  /** Entries that begin with `q`, in either language regardless of the response's, best first. */
  async function complete(q: string, limit: number, lang: Lang): Promise<GazetteerEntry[]> {
    const catalog = await source.catalog();
    const words = wordsOf(q);
    if (words.length === 0) return [];
    const whole = words.join(' ');
    return (
      known(catalog)
        .flatMap((entry) => {
          const rank = rankOf(entry, words, whole);
          return rank === null ? [] : [{ entry, rank }];
        })
        // A stable order: places as in menus, ZIP codes by number.
        .sort((left, right) => left.rank - right.rank)
        .slice(0, limit)
        .map(({ entry }) => present(entry, catalog, lang))
    );
  }

  return { complete };
}
export type Gazetteer = ReturnType<typeof createGazetteer>;

const comma: Record<Lang, string> = { en: ', ', ar: '، ' };

function present({ place, zip, lat, lng }: Known, catalog: Catalog, lang: Lang): GazetteerEntry {
  const state = catalog.states.find(({ code }) => code === place.state_code);
  const chain = catalog.placeChain(place.id).map((row) => nameOf(row, lang));
  const stateName = state ? nameOf(state, lang) : place.state_code;
  const names = place.kind === 'neighbourhood' ? chain : [...chain, stateName];
  return {
    label: [names.join(comma[lang]), zip].filter(Boolean).join(' '),
    cityId: place.id,
    city: nameOf(place, lang),
    stateCode: place.state_code,
    state: stateName,
    zip,
    lat,
    lng,
  };
}
