import { AppError } from '../../../contract/errors.ts';
import type { GlossaryTerm, SaveGlossaryTerm } from '../../../contract/glossary.ts';
import { type Lang, langs } from '../../../contract/locales.ts';
import { editingLimits } from '../../../contract/managed-content-limits.ts';
import { fold } from '../../../contract/search.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { fieldsError } from '../../http/field-error.ts';
import type { MessageKey } from '../../http/messages.ts';
import { requireVersion, versionOf } from '../../http/wording.ts';
import { note } from '../audit/service.ts';
import { keyOf } from './matching.ts';
import { type OpenGlossary, openGlossary } from './open-glossary.ts';
import { deleteOne, insertOne, lockAll, readAll, type TermRow, updateOne } from './queries.ts';

const pageSize = 50;

const contentOf = ({ en, ar, note_en, note_ar }: TermRow) => ({ en, ar, note_en, note_ar });

const wordingsOf = ([term = '', ...forms]: string[]) => ({ term, forms });

const present = (row: TermRow): GlossaryTerm => ({
  id: row.id,
  en: wordingsOf(row.en),
  ar: wordingsOf(row.ar),
  note: { en: row.note_en, ar: row.note_ar },
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  version: versionOf(contentOf(row)),
});

/** The columns of a sent term. A form that only repeats another in a different spelling is omitted. */
function columnsOf({ en, ar, note: notes }: SaveGlossaryTerm) {
  const of = ({ term, forms }: SaveGlossaryTerm['en']) => {
    const all = [term, ...forms];
    const keys = all.map(keyOf);
    return all.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
  };
  return { en: of(en), ar: of(ar), note_en: notes.en, note_ar: notes.ar };
}

/** The editor and the term. */
export interface TermEdit {
  id: number;
  actor: Actor;
  lang: Lang;
  /** `If-Match`. */
  version: string | undefined;
}

/** Terms with a fixed translation. Edits apply to the next translation page that is opened. */
export function createGlossary(db: Db, now: () => Date) {
  /** Terms that contain the words, by page. */
  async function list(q: string | undefined, after = 0) {
    const wanted = fold(q ?? '').trim();
    const found = (await readAll(db)).filter(
      ({ en, ar, note_en, note_ar }) =>
        !wanted || [...en, ...ar, note_en, note_ar].some((text) => fold(text).includes(wanted)),
    );
    const end = after + pageSize;
    return {
      data: found.slice(after, end).map(present),
      meta: { total: found.length, next: found.length > end ? String(end) : null },
    };
  }

  /** @throws AppError `invalid_fields` for wordings of other terms */
  function requireFree(sent: Pick<TermRow, Lang>, others: readonly TermRow[], lang: Lang): void {
    const errors: Record<string, MessageKey> = {};
    for (const one of langs) {
      const taken = new Set(others.flatMap((row) => row[one].map(keyOf)));
      sent[one].forEach((wording, index) => {
        if (taken.has(keyOf(wording)))
          errors[`${one}.${index === 0 ? 'term' : 'forms'}`] = 'field.glossary_taken';
      });
    }
    if (Object.keys(errors).length > 0) throw fieldsError(errors, lang);
  }

  const write = (
    tx: Db,
    { userId }: Actor,
    deed: 'create' | 'save' | 'delete',
    id: number,
    { was, is }: { was?: TermRow; is?: TermRow },
  ) =>
    note(tx, {
      actorId: userId,
      action: `glossary.${deed}`,
      subject: 'glossary',
      subjectId: id,
      before: was ? contentOf(was) : null,
      after: is ? contentOf(is) : null,
    });

  /** @throws AppError `invalid_fields`, `conflict` if the glossary is full */
  function create(sent: SaveGlossaryTerm, actor: Actor, lang: Lang): Promise<GlossaryTerm> {
    return db.transaction().execute(async (tx) => {
      await lockAll(tx);
      const all = await readAll(tx);
      if (all.length >= editingLimits.glossary.terms) throw new AppError('conflict');
      const columns = columnsOf(sent);
      requireFree(columns, all, lang);
      const row = await insertOne(tx, { ...columns, created_at: now(), updated_at: now() });
      await write(tx, actor, 'create', row.id, { is: row });
      return present(row);
    });
  }

  /** All terms, and the one to edit, locked. */
  async function taken(tx: Db, { id, version }: TermEdit): Promise<{ was: TermRow; others: TermRow[] }> {
    await lockAll(tx);
    const all = await readAll(tx);
    const was = all.find((row) => row.id === id);
    if (!was) throw new AppError('not_found');
    requireVersion(present(was).version, version);
    return { was, others: all.filter((row) => row !== was) };
  }

  /** @throws AppError `not_found`, `conflict` if it changed since, `invalid_fields` */
  function save(edit: TermEdit, sent: SaveGlossaryTerm): Promise<GlossaryTerm> {
    return db.transaction().execute(async (tx) => {
      const { was, others } = await taken(tx, edit);
      const columns = columnsOf(sent);
      requireFree(columns, others, edit.lang);
      const is = await updateOne(tx, was.id, { ...columns, updated_at: now() });
      await write(tx, edit.actor, 'save', is.id, { was, is });
      return present(is);
    });
  }

  /** @throws AppError `not_found`, `conflict` if it changed since */
  async function remove(edit: TermEdit): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const { was } = await taken(tx, edit);
      await deleteOne(tx, was.id);
      await write(tx, edit.actor, 'delete', was.id, { was });
    });
  }

  /**
   * The glossary for texts in one language.
   * @param from the language of the originals
   * @param tx a transaction that the caller has open
   */
  async function openFor(from: Lang, tx: Db = db): Promise<OpenGlossary> {
    return openGlossary(await readAll(tx), from);
  }

  return { list, create, save, remove, openFor };
}
export type Glossary = ReturnType<typeof createGlossary>;
export { createManagedProposals, createProposals } from './proposals.ts';
export type { OpenGlossary };
