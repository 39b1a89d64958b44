import { AppError } from '../../../contract/errors.ts';
import type { Both, Either, Lang } from '../../../contract/locales.ts';
import {
  type EditedEntry,
  type EditedKind,
  type EditedSummary,
  type EntryBody,
  entryBodySchema,
  entryBodySchemas,
  lackingIn,
} from '../../../contract/managed-content.ts';
import { slugOf } from '../../../contract/slugs.ts';
import { fieldErrors } from '../../http/problem.ts';
import { versionOf } from '../../http/wording.ts';
import { cleanHtml, textColumns } from '../content/service.ts';
import type { EditedRow } from './queries.ts';

const both = (text: Either): Both => ({ en: text.en ?? '', ar: text.ar ?? '' });

/** The published content of an entry. */
export function liveBody(row: EditedRow): EntryBody {
  const { media_id, picture_key } = row;
  return {
    title: both(row.title),
    summary: both(row.summary),
    body: both(row.body),
    picture:
      media_id !== null && picture_key !== null ? { id: media_id, url: `/media/${picture_key}` } : null,
    data: row.data,
  };
}

/** The draft of an entry; one that was never published is its own draft. */
function draftBody(row: EditedRow): EntryBody | null {
  if (row.draft !== null) return entryBodySchema.parse(row.draft);
  return row.status === 'draft' ? liveBody(row) : null;
}

export function presentEdited(row: EditedRow): EditedEntry {
  const live = row.status === 'draft' ? null : liveBody(row);
  const draft = draftBody(row);
  return {
    id: row.id,
    kind: row.kind as EditedKind,
    slug: row.slug,
    status: row.status,
    updatedAt: (row.drafted_at ?? row.updated_at).toISOString(),
    live,
    draft,
    version: versionOf({ status: row.status, live, draft }),
  };
}

export function presentSummary(row: EditedRow): EditedSummary {
  const body = draftBody(row) ?? liveBody(row);
  const { group } = body.data as { group?: Either };
  return {
    id: row.id,
    kind: row.kind as EditedKind,
    slug: row.slug,
    status: row.status,
    title: body.title,
    group: group ? both(group) : null,
    hasDraft: row.draft !== null,
    missing: lackingIn(body),
    updatedAt: (row.drafted_at ?? row.updated_at).toISOString(),
  };
}

/**
 * The validated input by the rules of its type, with sanitized HTML.
 * @throws AppError `invalid_fields`
 */
export function readBody(kind: EditedKind, sent: unknown, lang: Lang): EntryBody {
  const read = entryBodySchemas[kind].safeParse(sent);
  if (!read.success) throw new AppError('invalid_fields', undefined, fieldErrors(read.error, lang));
  const { body, ...rest } = read.data;
  return { ...rest, body: { en: cleanHtml(body.en), ar: cleanHtml(body.ar) } };
}

/** The columns of an entry's content. */
export function entryRow({ title, summary, body, picture, data }: EntryBody) {
  return {
    ...textColumns({ title, summary, body }),
    data: JSON.stringify(data),
    media_id: picture?.id ?? null,
  };
}

/** A unique slug within the type, from the Latin letters of its title. */
export function freeSlug(kind: EditedKind, title: Either, taken: ReadonlySet<string>): string {
  const latin = slugOf(title.en ?? '')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^-+|-+$/g, '');
  const base = title.en?.trim() && latin ? latin : kind;
  for (let turn = 1; ; turn++) {
    const slug = turn === 1 ? base : `${base}-${turn}`;
    if (!taken.has(slug)) return slug;
  }
}

/** The names of changed fields for the audit log, without their content. */
export function changedParts(was: EntryBody | null, is: EntryBody): string[] {
  return (Object.keys(is) as (keyof EntryBody)[]).filter(
    (part) => was === null || versionOf({ of: was[part] }) !== versionOf({ of: is[part] }),
  );
}
