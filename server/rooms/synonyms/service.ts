import { AppError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { ManagedConcept, SaveConcept, UnderstoodQuestion } from '../../../contract/managed-concepts.ts';
import { fold } from '../../../contract/search.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { requireVersion, versionOf } from '../../http/wording.ts';
import { note } from '../audit/service.ts';
import { type CatalogSource, nameOf } from '../catalog/service.ts';
import { keepFormer, keepVersion } from '../history/service.ts';
import { type ConceptRow, deleteOne, insertOne, lockOne, nextName, readAll, updateOne } from './queries.ts';

const pageSize = 50;
/** The spellings of a place bear its name. */
const placePrefix = 'place-';
const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

function present({ id, slug, terms }: ConceptRow): ManagedConcept {
  return {
    id,
    en: terms.filter((term) => !isArabic(term)),
    ar: terms.filter(isArabic),
    isPlace: slug.startsWith(placePrefix),
    version: versionOf({ terms }),
  };
}

const termsOf = ({ en, ar }: SaveConcept) => [...en, ...ar];

/** The words that mean the same to the search. What editors do acts at the next question, on every node. */
export function createSynonyms(db: Db, source: CatalogSource, now: () => Date) {
  /** Those with the words, a page at a time. */
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
    const of = { subject: 'concept', subjectId: String(is.id) };
    if (was) await keepFormer(tx, of, { body: { terms: was.terms }, since: new Date(0) });
    await keepVersion(tx, { ...of, body: { terms: is.terms }, actorId: actor.userId, at: now() });
  }
  const write = (tx: Db, actor: Actor, deed: string, id: number, was: string[] | null, is: string[] | null) =>
    note(tx, {
      actorId: actor.userId,
      action: `concept.${deed}`,
      subject: 'concept',
      subjectId: id,
      before: was && { terms: was },
      after: is && { terms: is },
    });

  function create(sent: SaveConcept, actor: Actor): Promise<ManagedConcept> {
    return db.transaction().execute(async (tx) => {
      const row = await insertOne(tx, { slug: await nextName(tx), terms: termsOf(sent) });
      await keep(tx, null, row, actor);
      await write(tx, actor, 'create', row.id, null, row.terms);
      return present(row);
    });
  }

  async function taken(tx: Db, id: number, version: string | undefined): Promise<ConceptRow> {
    const row = await lockOne(tx, id);
    if (!row) throw new AppError('not_found');
    requireVersion(present(row).version, version);
    return row;
  }

  function save(id: number, sent: SaveConcept, actor: Actor, version: string | undefined) {
    return db.transaction().execute(async (tx) => {
      const was = await taken(tx, id, version);
      const is = { ...was, terms: termsOf(sent) };
      await updateOne(tx, id, is.terms);
      await keep(tx, was, is, actor);
      await write(tx, actor, 'save', id, was.terms, is.terms);
      return present(is);
    });
  }

  async function remove(id: number, actor: Actor, version: string | undefined): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const was = await taken(tx, id, version);
      // Without it the search would not know the place.
      if (was.slug.startsWith(placePrefix)) throw new AppError('conflict');
      await deleteOne(tx, id);
      await write(tx, actor, 'delete', id, was.terms, null);
    });
  }

  /** How a question is understood now. */
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

  return { list, create, save, remove, understood };
}
export type Synonyms = ReturnType<typeof createSynonyms>;
