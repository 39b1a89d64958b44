import { AppError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/locales.ts';
import {
  type EditedEntry,
  type EditedKind,
  type EditedSummary,
  type EntryBody,
  editedKinds,
  entryBodySchema,
  singleKinds,
} from '../../../contract/managed-content.ts';
import { editingLimits } from '../../../contract/managed-content-limits.ts';
import type { Version, VersionWith } from '../../../contract/versions.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { fieldError } from '../../http/field-error.ts';
import { requireVersion } from '../../http/wording.ts';
import { note } from '../audit/service.ts';
import { rememberWords } from '../catalog/service.ts';
import { historyOf as history } from '../content/service.ts';
import { adoptPictures } from '../media/service.ts';
import { keepFormer, keepVersion, storedVersion, versionsOf } from '../versions/service.ts';
import {
  changedParts,
  entryRow,
  freeSlug,
  liveBody,
  presentEdited,
  presentSummary,
  readBody,
} from './entry.ts';
import {
  deleteDraft,
  deleteEntry,
  type EditedRow,
  findEdited,
  insertEntry,
  listEdited,
  lockEntry,
  lockKind,
  slugsOf,
  updateEntry,
  writeDraft,
  writeOrder,
} from './queries.ts';

/** The editor, the entry and the version. */
export interface Wish {
  kind: EditedKind;
  id: number;
  actor: Actor;
  /** `If-Match`: the version that the caller has read. */
  version: string | undefined;
  lang: Lang;
}

export interface Sent {
  body: unknown;
  publish: boolean;
  slug?: string | undefined;
}

const subject = 'content';

/** The pictures of an entry by field: ids and URLs. */
function picturesOf({ picture, data, body }: EntryBody): Record<string, (number | string)[]> {
  const inText = (html: string) => [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src = '']) => src);
  return {
    picture: picture ? [picture.id] : [],
    'data.link': typeof data.link === 'string' && data.link.startsWith('/media/') ? [data.link] : [],
    'body.en': inText(body.en),
    'body.ar': inText(body.ar),
  };
}

/** Managed content for editors: drafts, published entries, and their versions. */
export function createManagedContent(db: Db, now: () => Date) {
  async function list(): Promise<EditedSummary[]> {
    const rows = await listEdited(db, editedKinds, editingLimits.entriesOfKind * editedKinds.length);
    return rows.map(presentSummary);
  }

  async function entry(kind: EditedKind, id: number, of: Db = db): Promise<EditedEntry> {
    return presentEdited(await found(of, kind, id));
  }

  /** Checks the permission to use pictures, and transfers them to the site. */
  async function adopt(
    tx: Db,
    body: EntryBody,
    { actor, lang }: Pick<Wish, 'actor' | 'lang'>,
  ): Promise<void> {
    for (const [field, pictures] of Object.entries(picturesOf(body))) {
      const lost = await adoptPictures(tx, actor.userId, pictures);
      if (lost.length > 0) throw fieldError(field, 'field.media_unknown', lang);
    }
  }

  async function publish(
    tx: Db,
    id: number,
    was: EditedRow | null,
    body: EntryBody,
    { actor }: { actor: Actor },
  ) {
    const at = now();
    const row = entryRow(body);
    await updateEntry(tx, id, {
      ...row,
      status: 'published',
      updated_at: at,
      published_at: was?.published_at && was.published_at <= at ? was.published_at : at,
    });
    await deleteDraft(tx, id);
    await rememberWords(tx, [row.search_vector]);
    if (was) await keepLive(tx, was);
    await keepVersion(tx, { ...history(id), body, actorId: actor.userId, at });
  }

  function create(
    kind: EditedKind,
    { body: sent, publish: isLive, slug }: Sent,
    asking: Pick<Wish, 'actor' | 'lang'>,
  ): Promise<EditedEntry> {
    const body = readBody(kind, sent, asking.lang);
    return db.transaction().execute(async (tx) => {
      await lockKind(tx, kind);
      const taken = await slugsOf(tx, kind);
      if (taken.size >= editingLimits.entriesOfKind) throw new AppError('conflict');
      if (kind === 'page' && !slug) throw fieldError('slug', 'field.missing', asking.lang);
      if (singleKinds.includes(kind) && taken.size > 0) throw new AppError('conflict');
      if (kind === 'page' && taken.has(slug ?? '')) throw new AppError('conflict');
      await adopt(tx, body, asking);
      const name = kind === 'page' && slug ? slug : freeSlug(kind, body.title, taken);
      const row = { kind, slug: name, status: 'draft' as const, position: taken.size, updated_at: now() };
      const id = await insertEntry(tx, { ...row, ...entryRow(body) });
      if (isLive) await publish(tx, id, null, body, asking);
      await write(tx, asking.actor, isLive ? 'publish' : 'draft', { kind, id }, changedParts(null, body));
      return entry(kind, id, tx);
    });
  }

  /**
   * Stores the input as the draft of an entry, or as the entry.
   * @param from the version that is restored, if any
   */
  function save(wish: Wish, { body: sent, publish: isLive }: Sent, from?: number): Promise<EditedEntry> {
    const body = readBody(wish.kind, sent, wish.lang);
    return change(wish, async (tx, was) => {
      await adopt(tx, body, wish);
      const before = presentEdited(was);
      if (isLive) await publish(tx, was.id, was, body, wish);
      else if (was.status === 'draft')
        await updateEntry(tx, was.id, { ...entryRow(body), updated_at: now() });
      else await writeDraft(tx, was.id, body, now());
      const parts = changedParts(isLive ? before.live : (before.draft ?? before.live), body);
      const deed = from !== undefined ? 'restore' : isLive ? 'publish' : 'draft';
      await write(tx, wish.actor, deed, wish, parts, from);
    });
  }

  /** Discards the draft of a published entry. */
  const discard = (wish: Wish) =>
    change(wish, async (tx, { id, draft }) => {
      if (draft === null) throw new AppError('conflict');
      await deleteDraft(tx, id);
      await write(tx, wish.actor, 'discard', wish, []);
    });

  /** Withdraws an entry, which becomes a draft. */
  const withdraw = (wish: Wish) =>
    change(wish, async (tx, row) => {
      if (row.status === 'draft') throw new AppError('conflict');
      await keepLive(tx, row);
      const { draft } = presentEdited(row);
      await updateEntry(tx, row.id, { status: 'draft', updated_at: now(), ...(draft && entryRow(draft)) });
      await deleteDraft(tx, row.id);
      await write(tx, wish.actor, 'withdraw', wish, []);
    });

  async function remove(wish: Wish): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const row = await taken(tx, wish);
      // A legal page may be withdrawn, but its versions are retained.
      if (row.kind === 'page') throw new AppError('conflict');
      await deleteEntry(tx, row.id);
      await write(tx, wish.actor, 'delete', wish, []);
    });
  }

  /** Reorders the entries of a type: all of them, each once. */
  async function order(kind: EditedKind, ids: readonly number[], actor: Actor): Promise<void> {
    await db.transaction().execute(async (tx) => {
      await lockKind(tx, kind);
      const rows = await listEdited(tx, [kind], editingLimits.entriesOfKind * 2);
      const givenIds = new Set(ids);
      if (
        givenIds.size !== ids.length ||
        ids.length !== rows.length ||
        rows.some(({ id }) => !givenIds.has(id))
      )
        throw new AppError('conflict');
      await writeOrder(tx, ids);
      const after = { ids };
      await note(tx, {
        actorId: actor.userId,
        action: 'content.order',
        subject,
        subjectId: kind,
        before: null,
        after,
      });
    });
  }

  async function versions(kind: EditedKind, id: number): Promise<Version[]> {
    await found(db, kind, id);
    return versionsOf(db, history(id));
  }

  async function version(kind: EditedKind, id: number, versionId: number): Promise<VersionWith<EntryBody>> {
    await found(db, kind, id);
    return storedVersion(db, history(id), versionId, entryBodySchema);
  }

  /** Publishes an earlier version as a new edit, validated by the current rules. */
  async function restore(wish: Wish, versionId: number): Promise<EditedEntry> {
    const { body } = await version(wish.kind, wish.id, versionId);
    return save(wish, { body, publish: true }, versionId);
  }

  async function taken(tx: Db, { kind, id, version }: Wish): Promise<EditedRow> {
    await lockEntry(tx, id);
    const row = await found(tx, kind, id);
    requireVersion(presentEdited(row).version, version);
    return row;
  }

  function change(wish: Wish, act: (tx: Db, row: EditedRow) => Promise<void>): Promise<EditedEntry> {
    return db.transaction().execute(async (tx) => {
      await act(tx, await taken(tx, wish));
      return entry(wish.kind, wish.id, tx);
    });
  }

  const write = (
    tx: Db,
    { userId }: Actor,
    deed: string,
    { kind, id }: Pick<Wish, 'kind' | 'id'>,
    parts: string[],
    version?: number,
  ) =>
    note(tx, {
      actorId: userId,
      action: `content.${deed}`,
      subject,
      subjectId: id,
      before: null,
      after: { kind, ...(parts.length > 0 && { changed: parts }), ...(version !== undefined && { version }) },
    });

  return { list, entry, create, save, discard, withdraw, remove, order, versions, version, restore };
}
export type ManagedContent = ReturnType<typeof createManagedContent>;

/** The published state of an entry that was never edited here can be restored, too. */
async function keepLive(tx: Db, row: EditedRow): Promise<void> {
  if (row.status !== 'draft')
    await keepFormer(tx, history(row.id), { body: liveBody(row), since: row.updated_at });
}

async function found(db: Db, kind: EditedKind, id: number): Promise<EditedRow> {
  const row = await findEdited(db, kind, id);
  if (!row) throw new AppError('not_found');
  return row;
}
