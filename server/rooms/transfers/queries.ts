import { type Insertable, sql, type Updateable } from 'kysely';
import { limits } from '../../../contract/limits.ts';
import type { ColumnChoice, TransferKind, TransferState } from '../../../contract/transfers.ts';
import type { Db } from '../../database/connect.ts';
import type { TransferTable } from '../../database/transfer-tables.ts';
import type { Reason } from '../../transfer/reason.ts';

const whole = (db: Db) =>
  db
    .selectFrom('transfer as t')
    .leftJoin('app_user as u', 'u.id', 't.created_by')
    .leftJoin('app_user as w', 'w.id', 't.undone_by')
    .selectAll('t')
    .select(['u.name as by', 'w.name as undone_by_name'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('transfer_item as i')
            .select('i.listing_id')
            .whereRef('i.transfer_id', '=', 't.id')
            .where('i.after', 'is not', null),
        )
        .$castTo<boolean>()
        .as('has_items'),
    )
    .select(
      sql<number>`(select count(*) from transfer_item i where i.transfer_id = t.id and i.kept)`.as('kept'),
    );

/** Imports before a given one, the newest first. */
export function readTransfers(db: Db, before: number | undefined, limit: number) {
  return whole(db)
    .$if(before !== undefined, (query) => query.where('t.id', '<', before ?? 0))
    .orderBy('t.id', 'desc')
    .limit(limit)
    .execute();
}

export function findTransfer(db: Db, id: number) {
  return whole(db).where('t.id', '=', id).executeTakeFirst();
}
export type TransferRow = NonNullable<Awaited<ReturnType<typeof findTransfer>>>;

export async function addTransfer(db: Db, row: Insertable<TransferTable>): Promise<number> {
  const { id } = await db.insertInto('transfer').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export type TransferChange = Updateable<TransferTable>;

/** Adds to the counts of undone listings. */
export async function addUndone(
  db: Db,
  id: number,
  { removed, restored }: { removed: number; restored: number },
): Promise<void> {
  await db
    .updateTable('transfer')
    .set((eb) => ({
      undone_removed: eb('undone_removed', '+', removed),
      undone_restored: eb('undone_restored', '+', restored),
    }))
    .where('id', '=', id)
    .execute();
}

/** Updates an import if it is in one of these states. @returns whether it was */
export async function moveTransfer(
  db: Db,
  id: number,
  from: readonly TransferState[],
  change: TransferChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('transfer')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records the progress. @returns whether to stop */
export async function noteProgress(db: Db, id: number, progress: number, read: number): Promise<boolean> {
  const row = await db
    .updateTable('transfer')
    .set({ progress: Math.min(1, progress), read })
    .where('id', '=', id)
    .returning('cancel_asked')
    .executeTakeFirst();
  return row?.cancel_asked ?? true;
}

export async function removeTransfer(db: Db, id: number, states: readonly TransferState[]): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('transfer')
    .where('id', '=', id)
    .where('state', 'in', states)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Expired files of idle imports. */
export function readOldFiles(db: Db, before: Date) {
  return db
    .selectFrom('transfer')
    .select(['id', 'file_key'])
    .where('file_key', 'is not', null)
    .where('created_at', '<', before)
    .where('state', 'not in', ['checking', 'running'])
    .limit(100)
    .execute();
}

/** Deleting a file also deletes the reported problems, which quote its cells. */
export async function forgetFile(db: Db, id: number): Promise<void> {
  await db.updateTable('transfer').set({ file_key: null }).where('id', '=', id).execute();
  await db.deleteFrom('transfer_problem').where('transfer_id', '=', id).execute();
}

export async function readFileKeys(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('transfer').select('file_key').where('file_key', 'is not', null).execute();
  return new Set(rows.map((row) => row.file_key ?? ''));
}

/** State before imports that can no longer be undone. */
export async function forgetOldItems(db: Db, before: Date): Promise<void> {
  await sql`
    delete from transfer_item using transfer
    where transfer.id = transfer_id and transfer.ended_at < ${before} and transfer.state <> 'undoing'
  `.execute(db);
}

export interface ProblemRow {
  position: number;
  line: number;
  column: string;
  level: 'error' | 'warning';
  value: string;
  reason: Reason;
}

export async function addProblems(
  db: Db,
  transferId: number,
  problems: readonly ProblemRow[],
): Promise<void> {
  if (problems.length === 0) return;
  const rows = problems.map((problem) => ({
    ...problem,
    transfer_id: transferId,
    reason: JSON.stringify(problem.reason),
  }));
  await db
    .insertInto('transfer_problem')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function forgetProblems(db: Db, transferId: number): Promise<void> {
  await db.deleteFrom('transfer_problem').where('transfer_id', '=', transferId).execute();
}

export function readProblems(db: Db, transferId: number, after: number, limit: number) {
  return db
    .selectFrom('transfer_problem')
    .selectAll()
    .where('transfer_id', '=', transferId)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute();
}

/** The lines that the database rejected: parsing the file again does not find them. */
export async function readRefusedLines(db: Db, transferId: number): Promise<Map<number, Reason>> {
  const rows = await db
    .selectFrom('transfer_problem')
    .select(['line', 'reason'])
    .where('transfer_id', '=', transferId)
    .where('level', '=', 'error')
    .limit(limits.transfer.listedProblems)
    .execute();
  return new Map(rows.map((row) => [row.line, row.reason as Reason]));
}

export function readMappings(db: Db, kind: TransferKind) {
  return db
    .selectFrom('transfer_mapping')
    .select(['id', 'name', 'choice'])
    .where('kind', '=', kind)
    .orderBy('name')
    .execute();
}

export function findMapping(db: Db, id: number) {
  return db.selectFrom('transfer_mapping').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Stores a mapping under a name; replaces one with the same name and kind. */
export async function keepMapping(
  db: Db,
  mapping: { kind: TransferKind; name: string; choice: ColumnChoice; by: number },
): Promise<number> {
  const choice = JSON.stringify(mapping.choice);
  const { id } = await db
    .insertInto('transfer_mapping')
    .values({ kind: mapping.kind, name: mapping.name, choice, created_by: mapping.by })
    .onConflict((conflict) => conflict.columns(['kind', 'name']).doUpdateSet({ choice }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function removeMapping(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('transfer_mapping').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
