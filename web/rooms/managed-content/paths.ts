import type { EditedEntry, EditedKind } from '../../../contract/managed-content.ts';
import { kinds } from './kinds.ts';

/** Where an entry is edited. */
export function entryPath(kind: EditedKind, entry: Pick<EditedEntry, 'id' | 'slug'>): string {
  if (kind === 'page') return `/admin/content/page/${entry.slug}`;
  return kinds[kind].many ? `/admin/content/${kind}/${entry.id}` : `/admin/content/${kind}`;
}

/** What leads back from an entry: to the others of its kind, or to the overview. */
export const kindPath = (kind: EditedKind): string =>
  kinds[kind].many || kind === 'page' ? `/admin/content/${kind}` : '/admin/content';
