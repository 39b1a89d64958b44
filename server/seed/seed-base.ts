import type { Db } from '../database/connect.ts';
import { addReferenceData, rememberPublishedWords, updateBaseConcepts } from '../rooms/catalog/service.ts';
import { mendCounts } from '../rooms/counts/service.ts';
import { addDrawnOutlines } from '../rooms/neighborhoods/service.ts';
import { categories } from './base/categories.ts';
import { concepts, placeConcepts } from './base/concepts.ts';
import { placeOutlines } from './base/place-outlines.ts';
import { places, states } from './base/places.ts';

/**
 * Seeds states, places, categories and concepts, in one transaction. Existing rows, recognized by slug, are
 * unchanged, so this may run at every start; concepts receive new wordings of the base data. Also fills the table
 * of words on older sites, the counts on restored ones, and missing outlines of places.
 * @returns the number of new rows
 */
export async function seedBase(db: Db): Promise<number> {
  await rememberPublishedWords(db);
  await mendCounts(db);
  const reference = {
    states: states.map(({ code, name }, position) => ({ code, name_en: name.en, name_ar: name.ar, position })),
    places: places.map(({ slug, kind, name, parent, stateCode, lat, lng }, position) => ({
      slug,
      kind,
      parent,
      state_code: stateCode,
      name_en: name.en,
      name_ar: name.ar,
      lat,
      lng,
      position,
    })),
    categories: categories.map(({ slug, type, name, icon, synonyms, parent }, position) => ({
      slug,
      type,
      parent,
      name_en: name.en,
      name_ar: name.ar,
      icon,
      synonyms,
      position,
    })),
    concepts: [],
  };
  const added = await db.transaction().execute(async (tx) => {
    const rows = await addReferenceData(tx, reference);
    return rows + (await updateBaseConcepts(tx, [...concepts, ...placeConcepts(places)]));
  });
  await addDrawnOutlines(db, placeOutlines);
  return added;
}
