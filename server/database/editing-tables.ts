import type { JSONColumnType } from 'kysely';
import type { Updated } from './column-types.ts';

/* What editors keep beside what guests see of it. */

export interface ContentDraftTable {
  content_id: number;
  body: JSONColumnType<object>;
  updated_at: Updated;
}

export interface SettingDraftTable {
  key: string;
  value: JSONColumnType<object>;
  updated_at: Updated;
}

export interface CategoryRedirectTable {
  old_id: number;
  target_id: number;
}
