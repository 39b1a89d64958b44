import type { Db } from '../database/connect.ts';
import { addReferenceData, rememberPublishedWords, updateBaseConcepts } from '../rooms/catalog/service.ts';
import { mendCounts } from '../rooms/counts/service.ts';
import { addDrawnOutlines } from '../rooms/neighborhoods/service.ts';
import { categories } from './base/categories.ts';
import { concepts, placeConcepts } from './base/concepts.ts';
import { placeOutlines } from './base/place-outlines.ts';
import { places, states } from './base/places.ts';

/**
 * Gives the site its states, places, categories and concepts, in one transaction. What is there already,
 * known by its slug, stays as editors have made it, so this may run at every start; concepts take what is new in the
 * base beside that. A site that is older than the
 * table of words gets that filled, too, one that was restored its counts, and places without an outline the drawn one.
 * @returns how many rows were new
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
