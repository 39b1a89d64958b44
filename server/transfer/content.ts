import { z } from 'zod';
import type { Db } from '../database/connect.ts';
import { note } from '../rooms/audit/service.ts';
import type { Storage } from '../storage/storage.ts';
import {
  keepMedia,
  lockTables,
  type MediaRow,
  type Row,
  readIds,
  readMedia,
  readRows,
  readShapes,
  type Shape,
  writeRow,
} from './content-queries.ts';
import { TransferError } from './transfer-error.ts';

/* All managed content as one file: rows by natural key, never by id, and the pictures that they reference. */

const format = 'city-site-content';
const fileShape = z.object({
  format: z.literal(format),
  version: z.literal(1),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  pictures: z.array(
    z.object({
      key: z.string().regex(/^[a-z0-9-]+\.(webp|avif)$/),
      width: z.number().int(),
      height: z.number().int(),
      bytes: z.number().int(),
      placeholder: z.string().nullable(),
      variants: z.array(
        z.object({ key: z.string(), width: z.number(), type: z.string(), focus: z.number().optional() }),
      ),
      /** Each file in base64, by name. */
      files: z.record(z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}\.(webp|avif)$/), z.string()),
    }),
  ),
});
type ContentFile = z.infer<typeof fileShape>;

export interface ContentSummary {
  table: string;
  added: number;
  changed: number;
  same: number;
}

const mediaFiles = /\/media\/([a-z0-9][a-z0-9-]{0,99}\.(?:webp|avif))/g;

async function bytesOf(storage: Storage, key: string): Promise<string | undefined> {
  const file = await storage.get(key);
  return file && Buffer.from(await new Response(file.stream).arrayBuffer()).toString('base64');
}

/** All managed content, in an order that does not depend on ids: equal content produces equal bytes. */
export async function exportContent(db: Db, storage: Storage): Promise<string> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const shapes = await readShapes(tx);
      const rows = new Map<string, Row[]>();
      for (const shape of shapes) rows.set(shape.table, await readRows(tx, shape));
      const keys = [...JSON.stringify([...rows.values()]).matchAll(mediaFiles)].map(([, key = '']) => key);
      const ids = shapes.flatMap((shape) =>
        shape.links
          .filter(({ target }) => target === 'media')
          .flatMap(({ column }) => (rows.get(shape.table) ?? []).map((row) => row[column])),
      );
      const media = await readMedia(tx, { ids: ids.filter((id) => typeof id === 'number'), keys });
      const nameOf = namesOf(shapes, rows, media);
      const tables = Object.fromEntries(
        shapes.map((shape) => [
          shape.table,
          (rows.get(shape.table) ?? []).map((row) => portable(shape, row, nameOf)),
        ]),
      );
      const pictures = [];
      for (const picture of media) pictures.push(await embedded(picture, storage));
      const file: ContentFile = { format, version: 1, tables, pictures };
      return `${JSON.stringify(file, null, 1)}\n`;
    });
}

type NameOf = (target: string, id: unknown) => unknown;

/** The target of a reference by its natural key: a picture by its key, a row by the values of its key columns. */
function namesOf(
  shapes: readonly Shape[],
  rows: ReadonlyMap<string, Row[]>,
  media: readonly MediaRow[],
): NameOf {
  const names = new Map<string, unknown>(media.map(({ id, key }) => [`media ${id}`, key]));
  for (const shape of shapes)
    for (const row of rows.get(shape.table) ?? [])
      names.set(
        `${shape.table} ${row.id}`,
        shape.key.map((column) => row[column]),
      );
  return (target, id) => (id === null ? null : (names.get(`${target} ${id}`) ?? null));
}

function portable({ columns, links }: Shape, row: Row, nameOf: NameOf): Row {
  const targets = new Map(links.map(({ column, target }) => [column, target]));
  return Object.fromEntries(
    columns.map((column) => {
      const target = targets.get(column);
      return [column, target ? nameOf(target, row[column]) : row[column]];
    }),
  );
}

async function embedded(
  { id: _, ...picture }: MediaRow,
  storage: Storage,
): Promise<ContentFile['pictures'][number]> {
  const names = [...new Set([picture.key, ...picture.variants.map(({ key }) => key)])].sort();
  const files: Record<string, string> = {};
  for (const name of names) {
    const bytes = await bytesOf(storage, name);
    if (bytes !== undefined) files[name] = bytes;
  }
  return { ...picture, files };
}

function parsed(text: string): ContentFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new TransferError('This is not a content file: it is no JSON.');
  }
  const read = fileShape.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new TransferError(`This is not a content file: ${issue?.path.join('.')} ${issue?.message}.`);
}

/** Ends a dry run, so that the transaction is rolled back. */
class Trial extends Error {}

/**
 * Imports the file's content into this site: rows with the same key are updated, others remain. Atomic; picture
 * files are written before the rows that reference them.
 * @param dryRun reports what would change, and changes nothing
 * @throws TransferError for an invalid file, or one that the database rejects, which is then unchanged
 */
export async function importContent(
  db: Db,
  storage: Storage,
  text: string,
  { dryRun }: { dryRun: boolean },
): Promise<ContentSummary[]> {
  const file = parsed(text);
  let summary: ContentSummary[] = [];
  try {
    await db.transaction().execute(async (tx) => {
      summary = await write(tx, storage, file, dryRun);
      if (dryRun) throw new Trial();
      await note(tx, {
        ...{ actorId: null, hand: 'command', action: 'content.import', subject: 'content', subjectId: 'all' },
        before: null,
        after: Object.fromEntries(summary.map(({ table, added, changed }) => [table, added + changed])),
      });
    });
  } catch (error) {
    if (error instanceof Trial) return summary;
    const { code, message } = error as { code?: string; message: string };
    if (code?.startsWith('22') || code?.startsWith('23'))
      throw new TransferError(`Nothing was imported: ${message}.`);
    throw error;
  }
  return summary;
}

async function write(
  tx: Db,
  storage: Storage,
  file: ContentFile,
  dryRun: boolean,
): Promise<ContentSummary[]> {
  const shapes = await readShapes(tx);
  await lockTables(tx, shapes);
  const unknown = Object.keys(file.tables).filter((table) => !shapes.some((shape) => shape.table === table));
  if (unknown.length > 0)
    throw new TransferError(
      `This release has no ${unknown.join(', ')}: import into the one that exported it.`,
    );
  const pictures = new Map<string, number>();
  let added = 0;
  for (const { files, ...picture } of file.pictures) {
    if (!dryRun)
      for (const [name, bytes] of Object.entries(files))
        await storage.put(name, Buffer.from(bytes, 'base64'));
    const { id, isNew } = await keepMedia(tx, { id: 0, ...picture });
    pictures.set(picture.key, id);
    if (isNew) added++;
  }
  const same = file.pictures.length - added;
  const summary: ContentSummary[] = [{ table: 'pictures', added, changed: 0, same }];
  for (const shape of shapes)
    summary.push(await writeTable(tx, shape, file.tables[shape.table] ?? [], { shapes, pictures }));
  return summary;
}

interface Around {
  shapes: readonly Shape[];
  pictures: ReadonlyMap<string, number>;
}

async function writeTable(
  tx: Db,
  shape: Shape,
  rows: readonly Row[],
  around: Around,
): Promise<ContentSummary> {
  const counts = { added: 0, changed: 0, same: 0 };
  // Parents are inserted before their children: a row that references the same table waits for its target.
  const own = shape.links.filter(({ target }) => target === shape.table).map(({ column }) => column);
  const isChild = (row: Row) => own.some((column) => row[column] !== null && row[column] !== undefined);
  for (const batch of [rows.filter((row) => !isChild(row)), rows.filter(isChild)]) {
    if (batch.length === 0) continue;
    const idOf = await idsFor(tx, shape, around);
    for (const row of batch) {
      const linked = shape.links.map(({ column, target }) => [column, idOf(target, row[column])]);
      const isNew = await writeRow(tx, shape, { ...row, ...Object.fromEntries(linked) });
      counts[isNew === null ? 'same' : isNew ? 'added' : 'changed']++;
    }
  }
  return { table: shape.table, ...counts };
}

/**
 * The ids of this site for references of the file. @throws TransferError for targets that are neither here nor in
 * the file
 */
async function idsFor(tx: Db, { table, links }: Shape, { shapes, pictures }: Around) {
  const ids = new Map<string, Map<string, number>>();
  for (const { target } of links) {
    const shape = shapes.find((one) => one.table === target);
    if (shape && !ids.has(target)) ids.set(target, await readIds(tx, shape));
  }
  return (target: string, name: unknown): number | null => {
    if (name === null || name === undefined) return null;
    const id = target === 'media' ? pictures.get(String(name)) : ids.get(target)?.get(JSON.stringify(name));
    if (id === undefined)
      throw new TransferError(
        `Nothing was imported: a row of ${table} names ${JSON.stringify(name)}, which is nowhere.`,
      );
    return id;
  };
}
