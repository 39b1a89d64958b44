import type { EditedEntry, EditedKind } from '../../../contract/managed-content.ts';
import { kinds } from './kinds.ts';

/** The address of the edit page. */
export function entryPath(kind: EditedKind, entry: Pick<EditedEntry, 'id' | 'slug'>): string {
  if (kind === 'page') return `/admin/content/page/${entry.slug}`;
  return kinds[kind].many ? `/admin/content/${kind}/${entry.id}` : `/admin/content/${kind}`;
}

/** The parent page of an entry: the others of its type, or the overview. */
export const kindPath = (kind: EditedKind): string =>
  kinds[kind].many || kind === 'page' ? `/admin/content/${kind}` : '/admin/content';
