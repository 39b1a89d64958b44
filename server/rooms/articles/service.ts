import type { ArticleDetail, ArticleKind } from '../../../contract/articles.ts';
import { AppError } from '../../../contract/errors.ts';
import { type Both, type Lang, langs } from '../../../contract/locales.ts';
import {
  type ArticleFields,
  articleFieldsSchema,
  type EditedArticle,
  type EditedItem,
  type EditedListQuery,
} from '../../../contract/managed-articles.ts';
import { slugOf } from '../../../contract/slugs.ts';
import type { Version, VersionWith } from '../../../contract/versions.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import { fieldsError } from '../../http/field-error.ts';
import type { MessageKey } from '../../http/messages.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { note, nothingToNote } from '../audit/service.ts';
import { rememberWords } from '../catalog/service.ts';
import { presentArticleDetail, presentPhoto, searchOf } from '../content/service.ts';
import { adoptPictures } from '../media/service.ts';
import { keepFormer, keepVersion, storedVersion, versionsOf } from '../versions/service.ts';
import {
  bothText,
  cleaned,
  dataOf,
  eitherText,
  fieldsOf,
  issuesOf,
  missingIn,
  stateOf,
  usedPictureKeys,
  withFiles,
} from './fields.ts';
import {
  deleteWritten,
  insertWritten,
  isSlugTaken,
  listWritten,
  lockSlugs,
  lockWritten,
  moveSlug,
  readCategories,
  readFormerSlugs,
  readUsable,
  readWritten,
  updateWritten,
  type WrittenRow,
} from './queries.ts';

const sort = 'edited';
const subject = 'article';
const subjectOf = (id: number) => ({ subject, subjectId: String(id) });

/** The editor, the language of the response, and the time. */
export interface Writer extends RequestContext {
  actor: Actor;
}

/** Editing the blog, the news and the guide. Public reads are in the room `content`. */
export function createManagedArticles(db: Db) {
  /** Articles, last changed first. @throws AppError `invalid_cursor` */
  async function list({ after, limit, ...filter }: EditedListQuery, { lang, now }: RequestContext) {
    const rows = await listWritten(db, filter, decodeCursor(after, sort), limit, now);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const next = rows.length > limit && last ? encodeCursor({ sort, key: last.version, id: last.id }) : null;
    return { data: page.map((row) => presentItem(row, lang, now)), meta: { next } };
  }

  /** @throws AppError `not_found` */
  async function detail(
    kind: ArticleKind,
    id: number,
    { lang, now }: RequestContext,
  ): Promise<EditedArticle> {
    const [row, formerSlugs, categories] = await Promise.all([
      readWritten(db, kind, id),
      readFormerSlugs(db, id),
      readCategories(db, kind),
    ]);
    if (!row) throw new AppError('not_found');
    return {
      ...presentItem(row, lang, now),
      fields: fieldsOf(row),
      version: row.version,
      formerSlugs,
      categories: categories.map(bothText),
    };
  }

  /** The available category names for a new entry of a type. */
  const categories = async (kind: ArticleKind) => (await readCategories(db, kind)).map(bothText);

  /** The columns of the input after validation. @throws AppError `invalid_fields` */
  async function settle(tx: Db, kind: ArticleKind, sent: ArticleFields, row: WrittenRow | null, by: Writer) {
    const fields = cleaned(sent);
    const issues: Record<string, MessageKey> = issuesOf(fields);
    const keys = usedPictureKeys(fields.body);
    const pictures = await readUsable(
      tx,
      { ids: fields.picture ? [fields.picture.id] : [], keys },
      by.actor.userId,
    );
    const isHere = fields.picture?.id === (row?.picture_id ?? undefined);
    if (fields.picture && !isHere && !pictures.some(({ id }) => id === fields.picture?.id))
      issues['picture.id'] = 'field.media_unknown';
    for (const lang of langs) {
      const own = usedPictureKeys({ en: '', ar: '', [lang]: fields.body[lang] });
      if (own.some((key) => !pictures.some((picture) => picture.key === key)))
        issues[`body.${lang}`] = 'field.picture_foreign';
    }
    await lockSlugs(tx, kind);
    const slug = fields.slug || (await freeSlug(tx, kind, fields, row?.id ?? null));
    if (fields.slug && (await isSlugTaken(tx, kind, slug, row?.id ?? null))) issues.slug = 'field.slug_taken';
    if (Object.keys(issues).length > 0) throw fieldsError(issues, by.lang);
    await adoptPictures(
      tx,
      by.actor.userId,
      pictures.map(({ id }) => id),
    );
    const [title, summary] = [eitherText(fields.title), eitherText(fields.summary)];
    const body = eitherText(presentedBody(fields.body, pictures));
    const given = fields.publishedAt === null ? null : new Date(fields.publishedAt);
    const publishedAt = given ?? (fields.status === 'published' ? by.now : null);
    return {
      saved: { ...fields, slug, publishedAt: publishedAt?.toISOString() ?? null },
      columns: {
        kind,
        slug,
        status: fields.status,
        position: fields.position,
        title: JSON.stringify(title),
        summary: JSON.stringify(summary),
        body: JSON.stringify(body),
        data: JSON.stringify(dataOf(kind, fields, row?.data ?? {})),
        media_id: fields.picture?.id ?? null,
        published_at: publishedAt,
        search_vector: searchOf({ title, summary, body }),
      },
    };
  }

  /** Stores the version and the audit log entry in the same transaction. */
  async function remember(
    tx: Db,
    id: number,
    saved: ArticleFields,
    by: Writer,
    { name, before, version }: { name: string; before: object | null; version?: number | undefined },
  ) {
    await keepVersion(tx, { ...subjectOf(id), actorId: by.actor.userId, body: saved });
    const { status, slug, publishedAt } = saved;
    const after = { status, slug, publishedAt, ...(version !== undefined && { version }) };
    const deed = { actorId: by.actor.userId, action: `article.${name}`, subject, subjectId: id };
    await note(tx, { ...deed, before, after });
  }

  /** @throws AppError `invalid_fields` */
  function create(kind: ArticleKind, sent: ArticleFields, by: Writer): Promise<EditedArticle> {
    return db
      .transaction()
      .execute(async (tx) => {
        const { saved, columns } = await settle(tx, kind, sent, null, by);
        const { id } = await insertWritten(tx, columns);
        await remember(tx, id, saved, by, { name: 'create', before: null });
        if (columns.status === 'published') await rememberWords(tx, [columns.search_vector]);
        return id;
      })
      .then((id) => detail(kind, id, by));
  }

  /** @param from the version that is restored, if any */
  async function write(
    tx: Db,
    row: WrittenRow,
    sent: ArticleFields,
    by: Writer,
    from?: number,
  ): Promise<void> {
    const kind = row.kind as ArticleKind;
    const { saved, columns } = await settle(tx, kind, sent, row, by);
    // The state from before versions were recorded can be restored, too.
    await keepFormer(tx, subjectOf(row.id), { body: fieldsOf(row), since: row.updated_at });
    if (columns.slug !== row.slug) await moveSlug(tx, kind, row.id, row.slug, columns.slug);
    await updateWritten(tx, row.id, columns);
    const { status, slug, publishedAt } = fieldsOf(row);
    await remember(tx, row.id, saved, by, {
      name: from === undefined ? 'edit' : 'restore',
      before: { status, slug, publishedAt },
      version: from,
    });
    if (columns.status === 'published') await rememberWords(tx, [columns.search_vector]);
  }

  /** The entry, locked against concurrent changes. @throws AppError `not_found`, `conflict` */
  async function held(tx: Db, kind: ArticleKind, id: number, version: string | undefined) {
    const row = await lockWritten(tx, kind, id);
    if (!row) throw new AppError('not_found');
    if (version !== undefined && version !== row.version) throw new AppError('conflict');
    return row;
  }

  /** @param version that the editor has read. @throws AppError `not_found`, `conflict`, `invalid_fields` */
  async function save(
    kind: ArticleKind,
    id: number,
    version: string | undefined,
    sent: ArticleFields,
    by: Writer,
  ): Promise<EditedArticle> {
    await db.transaction().execute(async (tx) => write(tx, await held(tx, kind, id, version), sent, by));
    return detail(kind, id, by);
  }

  /**
   * Restores texts and picture of a version. Status, publication date and address are not restored: a version that
   * was a draft does not unpublish the entry.
   * @throws AppError `not_found`, `conflict`, `invalid_fields`
   */
  async function restore(
    kind: ArticleKind,
    id: number,
    { version, seen }: { version: number; seen: string | undefined },
    by: Writer,
  ): Promise<EditedArticle> {
    await db.transaction().execute(async (tx) => {
      const row = await held(tx, kind, id, seen);
      const { body } = await storedVersion(tx, subjectOf(id), version, articleFieldsSchema);
      const { slug, status, publishedAt } = fieldsOf(row);
      await write(tx, row, { ...body, slug, status, publishedAt }, by, version);
    });
    return detail(kind, id, by);
  }

  /** @throws AppError `not_found`, `conflict` */
  async function remove(kind: ArticleKind, id: number, version: string | undefined, by: Writer) {
    await db.transaction().execute(async (tx) => {
      const { status, slug } = await held(tx, kind, id, version);
      await deleteWritten(tx, id);
      const before = { status, slug };
      const actorId = by.actor.userId;
      await note(tx, { actorId, action: 'article.delete', subject, subjectId: id, before, after: null });
    });
  }

  /** @throws AppError `not_found` */
  async function versions(kind: ArticleKind, id: number): Promise<Version[]> {
    if (!(await readWritten(db, kind, id))) throw new AppError('not_found');
    return versionsOf(db, subjectOf(id));
  }

  /** The content of a version. @throws AppError `not_found` */
  async function version(
    kind: ArticleKind,
    id: number,
    versionId: number,
  ): Promise<VersionWith<ArticleFields>> {
    if (!(await readWritten(db, kind, id))) throw new AppError('not_found');
    return storedVersion(db, subjectOf(id), versionId, articleFieldsSchema);
  }

  /** The page that the fields would produce, in the language of the request. Nothing is stored. */
  async function preview(kind: ArticleKind, sent: ArticleFields, by: Writer): Promise<ArticleDetail> {
    nothingToNote();
    const fields = cleaned(sent);
    const ids = fields.picture ? [fields.picture.id] : [];
    const pictures = await readUsable(db, { ids, keys: usedPictureKeys(fields.body) }, by.actor.userId);
    const picture = pictures.find(({ id }) => id === fields.picture?.id);
    const row = {
      id: 0,
      kind,
      slug: fields.slug || 'preview',
      title: eitherText(fields.title),
      summary: eitherText(fields.summary),
      body: eitherText(presentedBody(fields.body, pictures)),
      data: dataOf(kind, fields, {}),
      position: fields.position,
      published_at: fields.publishedAt === null ? by.now : new Date(fields.publishedAt),
      updated_at: by.now,
      picture_id: picture?.id ?? null,
      picture_key: picture?.key ?? null,
      picture_width: picture?.width ?? null,
      picture_height: picture?.height ?? null,
      picture_placeholder: picture?.placeholder ?? null,
      picture_variants: picture?.variants ?? null,
    };
    return presentArticleDetail(row, { related: [], previous: undefined, next: undefined }, by.lang);
  }

  return { list, detail, categories, create, save, restore, remove, versions, version, preview };
}
export type ManagedArticles = ReturnType<typeof createManagedArticles>;

function presentItem(row: WrittenRow, lang: Lang, now: Date): EditedItem {
  return {
    id: row.id,
    kind: row.kind as ArticleKind,
    slug: row.slug,
    title: bothText(row.title),
    state: stateOf(row, now),
    missing: missingIn(row),
    publishedAt: row.published_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    photo: presentPhoto(row, lang),
  };
}

function presentedBody(body: Both, pictures: Parameters<typeof withFiles>[1]): Both {
  return { en: withFiles(body.en, pictures), ar: withFiles(body.ar, pictures) };
}

/** The slug of the English title, or a generic one, with a number if it is taken. */
async function freeSlug(tx: Db, kind: ArticleKind, { title }: ArticleFields, id: number | null) {
  const latin = slugOf(title.en)
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 70)
    .replace(/-$/, '');
  const base = title.en && latin ? latin : kind;
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!(await isSlugTaken(tx, kind, slug, id))) return slug;
  }
}
