import type { Db } from '../../database/connect.ts';
import {
  deleteConcepts,
  readBaseConcepts,
  readConceptsBySlug,
  writeBaseConcepts,
  writeConcepts,
} from './base-concept-queries.ts';

/** A concept of the base: its name and its wordings. */
export interface GivenConcept {
  slug: string;
  terms: string[];
}

const haveSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((term, at) => term === other[at]);

/**
 * The merged wordings of a concept: the current ones, minus those removed from the base, plus those new in it.
 * Additions of editors stay, and wordings that they removed stay removed.
 */
function merged(has: readonly string[], given: readonly string[], base: readonly string[]): string[] {
  const dropped = new Set(given.filter((term) => !base.includes(term)));
  const added = base.filter((term) => !given.includes(term));
  return [...new Set([...has.filter((term) => !dropped.has(term)), ...added])];
}

/**
 * Updates a site's concepts to those of the release. New concepts are added; in others, only what the release
 * changed is changed; concepts that editors deleted stay deleted. A concept that left the base is deleted if
 * editors never changed it.
 * @returns how many concepts were added
 */
export async function updateBaseConcepts(db: Db, base: readonly GivenConcept[]): Promise<number> {
  const [given, concepts] = await Promise.all([readBaseConcepts(db), readConceptsBySlug(db)]);
  const written: GivenConcept[] = [];
  const noted: GivenConcept[] = [];
  let added = 0;
  for (const { slug, terms } of base) {
    const before = given.get(slug);
    if (before && haveSame(before, terms)) continue;
    noted.push({ slug, terms });
    const has = concepts.get(slug);
    if (has === undefined) {
      if (before) continue;
      added++;
      written.push({ slug, terms });
      continue;
    }
    const wanted = merged(has, before ?? [], terms);
    if (wanted.length > 1 && !haveSame(has, wanted)) written.push({ slug, terms: wanted });
  }
  const slugs = new Set(base.map(({ slug }) => slug));
  const left = [...given].filter(([slug]) => !slugs.has(slug));
  const unchanged = left.filter(([slug, terms]) => haveSame(concepts.get(slug) ?? [], terms));
  await writeConcepts(db, written);
  await writeBaseConcepts(
    db,
    noted,
    left.map(([slug]) => slug),
  );
  await deleteConcepts(
    db,
    unchanged.map(([slug]) => slug),
  );
  return added;
}
