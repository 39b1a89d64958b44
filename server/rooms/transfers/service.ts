import { AppError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { MappingChoice, Transfer, TransferKind, TransferState } from '../../../contract/transfers.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { fieldError } from '../../http/field-error.ts';
import { messageOf } from '../../http/messages.ts';
import type { Queue } from '../../queue/queue.ts';
import { filesOf, type StorageSettings } from '../../storage/storage-of.ts';
import { delimiterOf, encodingOf, isBinary } from '../../transfer/text-encoding.ts';
import { note } from '../audit/service.ts';
import type { CatalogSource } from '../catalog/service.ts';
import { createExporting } from './exporting.ts';
import { fileRefusal } from './file-refusal.ts';
import { FileTooLarge, transferFiles } from './files.ts';
import { chosenMapping, missingColumns } from './mappings.ts';
import { canUndo } from './present.ts';
import { firstCells } from './preview.ts';
import {
  addTransfer,
  findMapping,
  keepMapping,
  moveTransfer,
  removeMapping,
  removeTransfer,
} from './queries.ts';
import { createShowing } from './showing.ts';
import { createWork } from './work.ts';

export interface TransferNeeds extends StorageSettings {
  db: Db;
  queue: Queue;
  source: CatalogSource;
  now: () => Date;
}

/** The states in which a file can be reconfigured, checked and deleted. */
const atRest: readonly TransferState[] = ['ready', 'checked', 'failed', 'cancelled'];

/** Imports and exports in the browser. Routes check permissions. */
export function createTransfers({ db, queue, source, now, ...settings }: TransferNeeds) {
  const files = transferFiles(filesOf('transfers', settings));
  const showing = createShowing({ db, source, files, now });
  const work = createWork({ db, queue, files, now });

  /**
   * Accepts an upload.
   * @throws AppError `payload_too_large`, `invalid_fields` if it is not tabular
   */
  async function upload(
    { kind, name }: { kind: TransferKind; name: string },
    arriving: ReadableStream<Uint8Array>,
    { userId }: Actor,
    lang: Lang,
  ): Promise<Transfer> {
    const { key, size, head } = await files.receive(arriving).catch((error) => {
      if (!(error instanceof FileTooLarge)) throw error;
      throw new AppError('payload_too_large', undefined, { file: [messageOf('field.csv_bytes', lang)] });
    });
    try {
      if (isBinary(head)) throw fieldError('file', 'field.csv_kind', lang);
      const encoding = encodingOf(head);
      const [firstLine = ''] = new TextDecoder(encoding).decode(head).split(/\r\n|\r|\n/, 1);
      const delimiter = delimiterOf(firstLine);
      await files
        .read(key, (path) => firstCells(path, { encoding, delimiter }, 1))
        .catch((error) => {
          throw fileRefusal(error, 'file', lang);
        });
      const id = await db.transaction().execute(async (tx) => {
        const row = { kind, file_name: name, file_key: key, size, encoding, delimiter };
        const made = await addTransfer(tx, { ...row, created_by: userId, created_at: now() });
        await log(tx, 'upload', made, userId, { kind, size });
        return made;
      });
      return showing.show(id, lang);
    } catch (error) {
      await files.remove(key);
      throw error;
    }
  }

  /**
   * Sets how the file is parsed; earlier checks become invalid.
   * @throws AppError `not_found`, `conflict`, `gone`, `invalid_fields`
   */
  async function choose(id: number, wish: MappingChoice, { userId }: Actor, lang: Lang) {
    const { kind, file_key, ...row } = await showing.find(id);
    if (!file_key) throw new AppError('gone');
    const encoding = wish.encoding ?? row.encoding;
    const delimiter = wish.delimiter ?? row.delimiter;
    const mapped = wish.stored !== undefined || wish.team !== undefined || wish.choice !== undefined;
    const catalog = await source.catalog();
    let chosen: Awaited<ReturnType<typeof chosenMapping>>;
    try {
      const { columns } = await files.read(file_key, (path) => firstCells(path, { encoding, delimiter }, 1));
      chosen = mapped ? await chosenMapping(db, kind, wish, catalog) : undefined;
      if (mapped && !chosen) throw fieldError('mapping', 'field.choice', lang);
      const missing = chosen ? missingColumns(chosen.mapping, kind, columns) : [];
      if (missing.length > 0) throw fieldError('mapping', 'field.csv_columns', lang);
    } catch (error) {
      throw fileRefusal(error, mapped ? 'mapping' : 'file', lang);
    }
    await db.transaction().execute(async (tx) => {
      if (wish.choice && wish.saveAs)
        await keepMapping(tx, { kind, name: wish.saveAs, choice: wish.choice, by: userId });
      const done = await moveTransfer(tx, id, atRest, {
        ...{ state: 'ready', encoding, delimiter, mapping_name: wish.saveAs ?? chosen?.name ?? null },
        mapping: chosen ? JSON.stringify(chosen.mapping) : null,
        choice: chosen?.choice ? JSON.stringify(chosen.choice) : null,
      });
      if (!done) throw new AppError('conflict');
      await log(tx, 'mapping', id, userId, { kind, own: Boolean(chosen?.choice) });
    });
    return showing.detail(id, lang);
  }

  /** Starts a job of the queue, if the state of the import allows it. @throws AppError `conflict`, `not_found` */
  async function begin(
    id: number,
    {
      from,
      to,
      by,
      action,
    }: { from: readonly TransferState[]; to: TransferState; by: number; action: string },
    change: Parameters<typeof moveTransfer>[3] = {},
  ): Promise<void> {
    const { kind } = await showing.find(id);
    await db.transaction().execute(async (tx) => {
      const moved = await moveTransfer(tx, id, from, { ...change, state: to, cancel_asked: false });
      if (!moved) throw new AppError('conflict');
      await log(tx, action, id, by, { kind });
      await work.begin(tx, id);
    });
  }

  const fresh = {
    progress: 0,
    read: 0,
    inserted: 0,
    updated: 0,
    unchanged: 0,
    refused: 0,
    warnings: 0,
    fault: null,
  };

  /** Starts a check of every row; nothing is written. @throws AppError `not_found`, `conflict`, `gone` */
  async function check(id: number, { userId: by }: Actor, lang: Lang): Promise<Transfer> {
    await needFile(id);
    await begin(id, { from: atRest, to: 'checking', by, action: 'check' }, fresh);
    return showing.show(id, lang);
  }

  /** Starts the import of a checked file. @throws AppError `not_found`, `conflict`, `gone` */
  async function start(id: number, { userId: by }: Actor, lang: Lang): Promise<Transfer> {
    await needFile(id);
    await begin(
      id,
      { from: ['checked'], to: 'running', by, action: 'start' },
      { ...fresh, started_at: now(), created_by: by },
    );
    return showing.show(id, lang);
  }

  async function needFile(id: number): Promise<void> {
    const { file_key, mapping } = await showing.find(id);
    if (!file_key) throw new AppError('gone');
    if (!mapping) throw new AppError('conflict');
  }

  /** Stops the current job after its batch; rows that are written remain and can be undone. */
  async function cancel(id: number, { userId }: Actor, lang: Lang): Promise<Transfer> {
    const { kind } = await showing.find(id);
    await db.transaction().execute(async (tx) => {
      if (!(await moveTransfer(tx, id, ['checking', 'running'], { cancel_asked: true })))
        throw new AppError('conflict');
      await log(tx, 'cancel', id, userId, { kind });
    });
    return showing.show(id, lang);
  }

  /** Starts undoing an import. @throws AppError `not_found`, `conflict` */
  async function undo(id: number, { userId: by }: Actor, lang: Lang): Promise<Transfer> {
    if (!canUndo(await showing.find(id), now())) throw new AppError('conflict');
    const counts = { undone_by: by, undone_removed: 0, undone_restored: 0 };
    await begin(id, { from: ['done', 'cancelled', 'failed'], to: 'undoing', by, action: 'undo' }, counts);
    return showing.show(id, lang);
  }

  /** Deletes a file that was never imported, with its record. @throws AppError `not_found`, `conflict` */
  async function remove(id: number, { userId }: Actor): Promise<void> {
    const row = await showing.find(id);
    if (!atRest.includes(row.state) || row.has_items) throw new AppError('conflict');
    await db.transaction().execute(async (tx) => {
      // A concurrent request may have deleted it, or started a check, since it was read.
      if (!(await removeTransfer(tx, id, atRest))) throw new AppError('conflict');
      await log(tx, 'remove', id, userId, { kind: row.kind });
    });
    if (row.file_key) await files.remove(row.file_key);
  }

  /** Deletes a stored mapping. @throws AppError `not_found` */
  async function forgetMapping(id: number, { userId }: Actor): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const mapping = await findMapping(tx, id);
      if (!mapping || !(await removeMapping(tx, id))) throw new AppError('not_found');
      const { kind } = mapping;
      await note(tx, {
        ...deed('mapping.remove', userId),
        subject: 'transfer-mapping',
        subjectId: id,
        before: { kind },
        after: null,
      });
    });
  }

  const deed = (action: string, actorId: number) => ({ actorId, action: `transfer.${action}` });
  const log = (tx: Db, action: string, id: number, by: number, after: object) =>
    note(tx, { ...deed(action, by), subject: 'transfer', subjectId: id, before: null, after });

  const { sweep } = work;
  const exported = createExporting(db, files);
  return { ...showing, upload, choose, check, start, cancel, undo, remove, forgetMapping, exported, sweep };
}
export type Transfers = ReturnType<typeof createTransfers>;
