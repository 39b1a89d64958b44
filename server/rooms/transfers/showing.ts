import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import { type Lang, pickText } from '../../../contract/locales.ts';
import type {
  OfferedMapping,
  Preview,
  Transfer,
  TransferDetail,
  TransferKind,
  UndoPlan,
} from '../../../contract/transfers.ts';
import type { Db } from '../../database/connect.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import { categoryTypes } from '../../transfer/draft.ts';
import { listingKindOf } from '../../transfer/fields.ts';
import { parseMapping } from '../../transfer/mapping.ts';
import { type Reason, sentence } from '../../transfer/reason.ts';
import { TransferError } from '../../transfer/transfer-error.ts';
import { type Catalog, type CatalogSource, eitherOf, nameOf } from '../catalog/service.ts';
import { choosableFields, guess, mappingOf } from './choice.ts';
import { fileRefusal } from './file-refusal.ts';
import type { TransferFiles } from './files.ts';
import { planUndo } from './ledger-queries.ts';
import { missingColumns, storedMappings } from './mappings.ts';
import { canUndo, presentTransfer } from './present.ts';
import { firstCells, presentProblem, previewRows, type Reading, refusedRows } from './preview.ts';
import {
  findTransfer,
  readMappings,
  readProblems,
  readRefusedLines,
  readTransfers,
  type TransferRow,
} from './queries.ts';

const sort = 'transfers';
const problemSort = 'transfer-problems';
const listedNames = 20;

interface Page {
  after?: string | undefined;
  limit: number;
}

/** Presentation of imports. */
export function createShowing({
  db,
  source,
  files,
  now,
}: {
  db: Db;
  source: CatalogSource;
  files: TransferFiles;
  now: () => Date;
}) {
  /** @throws AppError `not_found` */
  async function find(id: number): Promise<TransferRow> {
    const row = await findTransfer(db, id);
    if (!row) throw new AppError('not_found');
    return row;
  }

  const show = async (id: number, lang: Lang): Promise<Transfer> =>
    presentTransfer(await find(id), lang, now());

  /** A page of the history, the newest first. @throws AppError `invalid_cursor` */
  async function list({ after, limit }: Page, lang: Lang) {
    const rows = await readTransfers(db, decodeCursor(after, sort)?.id, limit + 1);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const next = rows.length > limit && last ? encodeCursor({ sort, key: '', id: last.id }) : null;
    return { data: page.map((row) => presentTransfer(row, lang, now())), meta: { next } };
  }

  /** An import with the columns of its file, and the suggested mappings. @throws AppError `not_found` */
  async function detail(id: number, lang: Lang): Promise<TransferDetail> {
    const row = await find(id);
    const catalog = await source.catalog();
    const { kind, encoding, delimiter, file_key } = row;
    let file: TransferDetail['file'] = null;
    let issue: string | null = null;
    if (file_key) {
      try {
        const first = await files.read(file_key, (path) =>
          firstCells(path, { encoding, delimiter }, limits.transfer.previewRows),
        );
        file = { encoding, delimiter: delimiter as ',', ...first };
      } catch (error) {
        if (!(error instanceof TransferError)) throw error;
        issue = sentence(lang, error.reason ?? { key: 'unreadable' });
      }
    }
    const named = (rows: readonly { slug: string; name_en: string; name_ar: string }[]) =>
      rows.map((one) => ({ slug: one.slug, name: nameOf(one, lang) }));
    return {
      transfer: presentTransfer(row, lang, now()),
      isMapped: row.mapping !== null,
      file,
      fileError: issue,
      offered: file ? await offered(kind, file.columns, catalog) : [],
      fields: choosableFields(kind),
      choice: row.choice ?? guess(kind, file?.columns ?? [], row.file_name),
      places: named(catalog.places),
      categories: named(catalog.categories.filter(({ type }) => categoryTypes[kind].includes(type))),
    };
  }

  async function offered(
    kind: TransferKind,
    columns: readonly string[],
    catalog: Catalog,
  ): Promise<OfferedMapping[]> {
    const stored = [...(await storedMappings())]
      .filter(([, mapping]) => !mapping.kind || mapping.kind === kind)
      .map(([name, mapping]) => ({
        id: name,
        name,
        isTeams: false,
        missing: missingColumns(mapping, kind, columns),
      }));
    const own = (await readMappings(db, kind)).map(({ id, name, choice }) => ({
      id,
      name,
      isTeams: true,
      missing: missingColumns(mappingOf(kind, choice, catalog), kind, columns),
    }));
    return [...own, ...stored].sort((one, other) => one.missing.length - other.missing.length);
  }

  /** @throws AppError `not_found`, `conflict` if no mapping is set yet */
  async function readingOf(id: number): Promise<{ key: string; reading: Omit<Reading, 'path'> }> {
    const { kind, file_key, mapping, encoding, delimiter, started_at } = await find(id);
    if (!file_key) throw new AppError('gone');
    if (!mapping) throw new AppError('conflict');
    const reading = {
      kind,
      mapping: parseMapping(mapping, 'the mapping'),
      encoding,
      delimiter,
      catalog: await source.catalog(),
      now: started_at ?? now(),
    };
    return { key: file_key, reading };
  }

  /** The first rows, parsed. @throws AppError `not_found`, `conflict`, `gone`, `invalid_fields` */
  async function preview(id: number, lang: Lang): Promise<Preview> {
    const { key, reading } = await readingOf(id);
    try {
      return await files.read(key, (path) =>
        previewRows({ ...reading, path }, lang, limits.transfer.previewRows),
      );
    } catch (error) {
      throw fileRefusal(error, 'mapping', lang);
    }
  }

  /** @throws AppError `not_found`, `invalid_cursor` */
  async function problems(id: number, { after, limit }: Page, lang: Lang) {
    await find(id);
    const rows = await readProblems(db, id, decodeCursor(after, problemSort)?.id ?? -1, limit + 1);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const next =
      rows.length > limit && last ? encodeCursor({ sort: problemSort, key: '', id: last.position }) : null;
    const data = page.map(({ line, column, level, value, reason }) =>
      presentProblem({ line, column, level, value, reason: reason as Reason }, lang),
    );
    return { data, meta: { next } };
  }

  /** The rejected rows, to be corrected and uploaded again. @throws AppError `not_found`, `conflict`, `gone` */
  async function badRows(id: number, lang: Lang): Promise<AsyncGenerator<Uint8Array>> {
    const { key, reading } = await readingOf(id);
    const lines = await readRefusedLines(db, id);
    return files.readPieces(key, (path) => refusedRows({ ...reading, path }, lang, lines));
  }

  /** What undoing would do now. @throws AppError `not_found`, `conflict` if it cannot be undone */
  async function undoPlan(id: number, lang: Lang): Promise<UndoPlan> {
    const row = await find(id);
    const isOver = row.state === 'undone';
    if (!isOver && !canUndo(row, now())) throw new AppError('conflict');
    const of = { id, kind: listingKindOf[row.kind] };
    const { names: skipped, ...counts } = await planUndo(db, of, listedNames);
    const names = skipped.map((one) => {
      const { text, lang: written } = pickText(eitherOf(one.title_en, one.title_ar), lang);
      return { id: one.id, title: text, lang: written };
    });
    return { ...counts, names };
  }

  return { find, show, list, detail, preview, problems, badRows, undoPlan };
}
