import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { MappingChoice, TransferKind } from '../../../contract/transfers.ts';
import type { Db } from '../../database/connect.ts';
import { mappingColumns } from '../../transfer/evaluate.ts';
import { type FieldName, fieldsOf } from '../../transfer/fields.ts';
import { type Mapping, parseMapping } from '../../transfer/mapping.ts';
import { Columns } from '../../transfer/row.ts';
import type { Catalog } from '../catalog/service.ts';
import { mappingOf } from './choice.ts';
import { findMapping } from './queries.ts';

const folder = fileURLToPath(new URL('../../../mappings/', import.meta.url));

let reading: Promise<Map<string, Mapping>> | undefined;

/** The mappings that are part of the site, by file name; read once. */
export function storedMappings(): Promise<Map<string, Mapping>> {
  reading ??= read().catch((error) => {
    reading = undefined;
    throw error;
  });
  return reading;
}

async function read(): Promise<Map<string, Mapping>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const read = names.map(async (file) => {
    const name = file.replace(/\.json$/, '');
    return [name, parseMapping(JSON.parse(await readFile(`${folder}${file}`, 'utf8')), file)] as const;
  });
  return new Map(await Promise.all(read));
}

/** Columns that a mapping requires for a kind and a file lacks. */
export function missingColumns(mapping: Mapping, kind: TransferKind, columns: readonly string[]): string[] {
  const known = new Columns([...columns]);
  const fields = (Object.keys(fieldsOf[kind]) as FieldName[]).filter(
    (name) => !mapping.fields[name]?.optional,
  );
  return mappingColumns(mapping, fields).filter((name) => !known.find(name));
}

/** The selected mapping; undefined if it does not exist. */
export async function chosenMapping(
  db: Db,
  kind: TransferKind,
  { stored, team, choice }: MappingChoice,
  catalog: Catalog,
) {
  if (choice) return { mapping: mappingOf(kind, choice, catalog), choice, name: null };
  if (team !== undefined) {
    const own = await findMapping(db, team);
    if (own?.kind !== kind) return undefined;
    return { mapping: mappingOf(kind, own.choice, catalog), choice: own.choice, name: own.name };
  }
  const mapping = (await storedMappings()).get(stored ?? '');
  if (!mapping || (mapping.kind && mapping.kind !== kind)) return undefined;
  return { mapping, choice: null, name: stored ?? null };
}
