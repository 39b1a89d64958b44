import {
  type Audit,
  type AuditLine,
  type AuditQuery,
  type AuditWords,
  hands,
} from '../../../contract/audit.ts';
import { type Lang, pickText } from '../../../contract/locales.ts';
import { listingKindOf } from '../../../contract/post-kinds.ts';
import type { Db } from '../../database/connect.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import {
  findAccount,
  type LogFilter,
  type LogLine,
  readLog,
  readNames,
  readTitles,
  readWords,
} from './queries.ts';

const sort = 'audit';
const isOwnPostKind = (subject: string) => Object.hasOwn(listingKindOf, subject);
/** Belongs to nobody: there cannot be results. */
const nobody = 0;

/** Reads the audit log. */
export function createAuditReading(db: Db) {
  async function whoIs(actor: string): Promise<Pick<LogFilter, 'actorId' | 'hand'>> {
    const hand = hands.find((one) => one === actor);
    if (hand) return { hand };
    if (/^\d{1,15}$/.test(actor)) return { actorId: Number(actor) };
    return { actorId: (await findAccount(db, actor.toLowerCase())) ?? nobody };
  }

  /** The current names of the subjects. */
  async function namesOf(rows: readonly LogLine[], lang: Lang): Promise<(row: LogLine) => string | null> {
    const idsOf = (isOne: (subject: string) => boolean) =>
      rows
        .filter(({ subject, subject_id }) => isOne(subject) && /^\d{1,15}$/.test(subject_id ?? ''))
        .map(({ subject_id }) => Number(subject_id));
    const [posts, people] = await Promise.all([
      readTitles(db, idsOf(isOwnPostKind)),
      readNames(
        db,
        idsOf((subject) => subject === 'user'),
      ),
    ]);
    const titles = new Map(
      posts.map(({ id, title_en: en, title_ar: ar }) => [
        id,
        pickText({ ...(en && { en }), ...(ar && { ar }) }, lang).text,
      ]),
    );
    const names = new Map(people.map(({ id, name }) => [id, name]));
    return ({ subject, subject_id }) =>
      (subject === 'user' ? names : isOwnPostKind(subject) ? titles : undefined)?.get(Number(subject_id)) ??
      null;
  }

  /** A page of the log, newest first. @throws AppError `invalid_cursor` */
  async function list(query: AuditQuery, lang: Lang): Promise<Audit> {
    const { actor, action, subject, subjectId, from, to, after, limit } = query;
    const filter = { ...(actor && (await whoIs(actor))), action, subject, subjectId, from, to };
    const rows = await readLog(db, filter, decodeCursor(after, sort), limit);
    const page = rows.slice(0, limit);
    const nameOf = await namesOf(page, lang);
    const last = page.at(-1);
    const next = rows.length > limit && last ? encodeCursor({ sort, key: last.key, id: last.id }) : null;
    return { data: page.map((row) => present(row, nameOf(row))), meta: { next } };
  }

  /** Every action and type of record in the log. */
  async function words(): Promise<AuditWords> {
    const [actions, subjects] = await Promise.all([readWords(db, 'action'), readWords(db, 'subject')]);
    return { actions, subjects };
  }

  return { list, words };
}
export type AuditReading = ReturnType<typeof createAuditReading>;

function present(row: LogLine, name: string | null): AuditLine {
  const { id, at, hand, action, subject, subject_id: subjectId, before, after } = row;
  const { actor_id, actor_name, actor_role } = row;
  const actor =
    actor_id === null || actor_name === null || actor_role === null
      ? null
      : { id: actor_id, name: actor_name, role: actor_role };
  return {
    ...{ id, at: at.toISOString(), actor, hand, action, subject, subjectId, name },
    before: before as Record<string, unknown> | null,
    after: after as Record<string, unknown> | null,
  };
}
