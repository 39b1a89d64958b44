import type { JSONColumnType } from 'kysely';
import type { Updated } from './column-types.ts';

/* Drafts of editors, and redirects of merged categories. */

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
