import { z } from 'zod';
import { AppError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/locales.ts';
import {
  type ConceptWords,
  type ManagedConcept,
  type SaveConcept,
  saveConceptSchema,
  type UnderstoodQuestion,
} from '../../../contract/managed-synonyms.ts';
import { fold } from '../../../contract/search.ts';
import type { Version, VersionWith } from '../../../contract/versions.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { checked } from '../../http/body.ts';
import { requireVersion, versionOf } from '../../http/wording.ts';
import { note } from '../audit/service.ts';
import { type CatalogSource, nameOf } from '../catalog/service.ts';
import { keepFormer, keepVersion, storedVersion, versionsOf } from '../versions/service.ts';
import {
  type ConceptRow,
  deleteOne,
  insertOne,
  lockOne,
  newName,
  readAll,
  readOne,
  updateOne,
} from './queries.ts';

const pageSize = 50;
/** The spellings of a place are named after it. */
const placePrefix = 'place-';
const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

const wordsOf = (terms: readonly string[]): ConceptWords => ({
  en: terms.filter((term) => !isArabic(term)),
  ar: terms.filter(isArabic),
});

function present({ id, slug, terms }: ConceptRow): ManagedConcept {
  return {
    id,
    ...wordsOf(terms),
    isPlace: slug.startsWith(placePrefix),
    version: versionOf({ terms }),
  };
}

const historyOf = (id: number) => ({ subject: 'concept', subjectId: String(id) });
/** The content of a version: all words in one canonical order. */
const storedSchema = z.object({ terms: z.array(z.string()) });

/** The editor and the concept. */
export interface ConceptWish {
  id: number;
  actor: Actor;
  lang: Lang;
  /** `If-Match`. */
  version: string | undefined;
}

const termsOf = ({ en, ar }: SaveConcept) => [...en, ...ar];

/** Words that are synonyms for the search. Edits apply to the next query, on every node. */
export function createSynonyms(db: Db, source: CatalogSource, now: () => Date) {
  /** Concepts that contain the words, paged. */
  async function list(q: string | undefined, after: number | undefined) {
    const wanted = fold(q ?? '').trim();
    const all = await readAll(db);
    const found = all.filter(({ terms }) => !wanted || terms.some((term) => fold(term).includes(wanted)));
    const rest = found.filter(({ id }) => after === undefined || id < after);
    const page = rest.slice(0, pageSize);
    const next = rest.length > pageSize ? String(page.at(-1)?.id) : null;
    return { data: page.map(present), meta: { total: found.length, next } };
  }

  async function keep(tx: Db, was: ConceptRow | null, is: ConceptRow, actor: Actor): Promise<void> {
    const of = historyOf(is.id);
    if (was) await keepFormer(tx, of, { body: { terms: was.terms }, since: null });
    await keepVersion(tx, { ...of, body: { terms: is.terms }, actorId: actor.userId, at: now() });
  }
  const write = (
    tx: Db,
    actor: Actor,
    deed: string,
    id: number,
    was: string[] | null,
    is: string[] | null,
    version?: number,
  ) =>
    note(tx, {
      actorId: actor.userId,
      action: `concept.${deed}`,
      subject: 'concept',
      subjectId: id,
      before: was && { terms: was },
      after: is && { terms: is, ...(version !== undefined && { version }) },
    });

  function create(sent: SaveConcept, actor: Actor): Promise<ManagedConcept> {
    return db.transaction().execute(async (tx) => {
      const row = await insertOne(tx, { slug: newName(), terms: termsOf(sent) });
      await keep(tx, null, row, actor);
      await write(tx, actor, 'create', row.id, null, row.terms);
      return present(row);
    });
  }

  async function found(id: number): Promise<ConceptRow> {
    const row = await readOne(db, id);
    if (!row) throw new AppError('not_found');
    return row;
  }

  async function taken(tx: Db, { id, version }: ConceptWish): Promise<ConceptRow> {
    const row = await lockOne(tx, id);
    if (!row) throw new AppError('not_found');
    requireVersion(present(row).version, version);
    return row;
  }

  /** @param from the version that is restored, if any */
  function change(wish: ConceptWish, terms: string[], from?: number): Promise<ManagedConcept> {
    return db.transaction().execute(async (tx) => {
      const was = await taken(tx, wish);
      const is = { ...was, terms };
      await updateOne(tx, is.id, terms);
      await keep(tx, was, is, wish.actor);
      const deed = from === undefined ? 'save' : 'restore';
      await write(tx, wish.actor, deed, is.id, was.terms, terms, from);
      return present(is);
    });
  }
  const save = (wish: ConceptWish, sent: SaveConcept) => change(wish, termsOf(sent));

  async function versions(id: number): Promise<Version[]> {
    return versionsOf(db, historyOf((await found(id)).id));
  }

  async function version(id: number, versionId: number): Promise<VersionWith<ConceptWords>> {
    const { body, ...about } = await storedVersion(
      db,
      historyOf((await found(id)).id),
      versionId,
      storedSchema,
    );
    return { ...about, body: wordsOf(body.terms) };
  }

  /** Restores the words of a version: a new edit, validated by the current rules. */
  async function restore(wish: ConceptWish, versionId: number): Promise<ManagedConcept> {
    const { body } = await storedVersion(db, historyOf(wish.id), versionId, storedSchema);
    checked(saveConceptSchema, wordsOf(body.terms), wish.lang);
    return change(wish, body.terms, versionId);
  }

  async function remove(wish: ConceptWish): Promise<void> {
    const { id, actor } = wish;
    await db.transaction().execute(async (tx) => {
      const was = await taken(tx, wish);
      // Otherwise the search would not recognize the place.
      if (was.slug.startsWith(placePrefix)) throw new AppError('conflict');
      await deleteOne(tx, id);
      await write(tx, actor, 'delete', id, was.terms, null);
    });
  }

  /** The current interpretation of a query. */
  async function understood(text: string, lang: Lang): Promise<UnderstoodQuestion> {
    const [question, catalog] = [await source.question(text), await source.catalog()];
    const said = (wordings: string[][]) => [...new Set(wordings.map((wording) => wording.join(' ')))];
    return {
      parts: (question?.units ?? []).map(({ wordings, sure, placeId, categoryIds }) => {
        const place = placeId === undefined ? undefined : catalog.place(placeId);
        return {
          written: wordings[0]?.join(' ') ?? '',
          same: said(wordings.slice(1, sure)),
          guesses: said(wordings.slice(Math.max(sure, 1))),
          place: place ? nameOf(place, lang) : null,
          categories: categoryIds.flatMap((id) => {
            const category = catalog.category(id);
            return category ? [nameOf(category, lang)] : [];
          }),
        };
      }),
      didYouMean: question?.respelt ?? null,
    };
  }

  const one = async (id: number) => present(await found(id));

  return { list, one, create, save, remove, versions, version, restore, understood };
}
export type Synonyms = ReturnType<typeof createSynonyms>;
