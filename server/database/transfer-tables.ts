import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ColumnChoice, Encoding, TransferKind, TransferState } from '../../contract/transfers.ts';
import type { Created, Maybe, Moment } from './column-types.ts';

/* Imports in the browser, for Kysely. */

type Json<T> = ColumnType<T | null, string | null | undefined, string | null>;

export interface TransferMappingTable {
  id: Generated<number>;
  kind: TransferKind;
  name: string;
  choice: JSONColumnType<ColumnChoice>;
  created_by: number | null;
  created_at: Created;
}

export interface TransferTable {
  id: Generated<number>;
  kind: TransferKind;
  state: Generated<TransferState>;
  file_name: string;
  file_key: string | null;
  size: number;
  encoding: Encoding;
  delimiter: string;
  mapping: Json<object>;
  choice: Json<ColumnChoice>;
  mapping_name: Maybe<string>;
  created_by: number | null;
  created_at: Date;
  started_at: Moment;
  ended_at: Moment;
  cancel_asked: Generated<boolean>;
  progress: Generated<number>;
  read: Generated<number>;
  inserted: Generated<number>;
  updated: Generated<number>;
  unchanged: Generated<number>;
  refused: Generated<number>;
  warnings: Generated<number>;
  fault: Json<{ key: string; values?: Record<string, string | number> }>;
  undone_by: Maybe<number>;
  undone_at: Moment;
  undone_removed: Generated<number>;
  undone_restored: Generated<number>;
}

export interface TransferItemTable {
  transfer_id: number;
  listing_id: number;
  before: Json<object>;
  after: string | null;
  kept: Generated<boolean>;
}

export interface TransferProblemTable {
  transfer_id: number;
  position: number;
  line: number;
  column: string;
  level: 'error' | 'warning';
  value: string;
  reason: JSONColumnType<{ key: string; values?: Record<string, string | number> }>;
}
