import type { CategoryType } from '../../../contract/categories.ts';
import { AppError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/locales.ts';
import {
  type CategoryUses,
  type CategoryWording,
  type CreateCategory,
  categoryWordingSchema,
  type ManagedCategory,
  type SaveCategory,
  saveCategorySchema,
} from '../../../contract/managed-categories.ts';
import { editingLimits } from '../../../contract/managed-content-limits.ts';
import { slugOf } from '../../../contract/slugs.ts';
import type { Version, VersionWith } from '../../../contract/versions.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { checked } from '../../http/body.ts';
import { fieldError } from '../../http/field-error.ts';
import { requireVersion, versionOf } from '../../http/wording.ts';
import type { Queue } from '../../queue/queue.ts';
import { note } from '../audit/service.ts';
import { type Catalog, type CatalogSource, type CategoryRow, readCatalog } from '../catalog/service.ts';
import { keepFormer, keepVersion, storedVersion, versionsOf } from '../versions/service.ts';
import {
  countListings,
  deleteCategory,
  insertCategory,
  lockCategories,
  lockCategory,
  redirectCategory,
  rehang,
  updateCategory,
  writeOrder,
} from './queries.ts';
import { createReindexing } from './reindexing.ts';

export interface CategoryWish {
  id: number;
  actor: Actor;
  lang: Lang;
  /** `If-Match`. */
  version: string | undefined;
}

export interface CategoryNeeds {
  db: Db;
  queue: Queue;
  source: CatalogSource;
  now: () => Date;
}

/** The action on a category, and the version that is restored, if any. */
interface Deed {
  name: string;
  version?: number;
}

/** Listings of services and shops are businesses: one may become the other. */
const groupOf = (type: CategoryType) => (type === 'shops' ? 'services' : type);

const historyOf = (id: number) => ({ subject: 'category', subjectId: String(id) });

const wording = ({ type, parent_id, name_en, name_ar, icon, synonyms }: CategoryRow): CategoryWording => ({
  type,
  parentId: parent_id,
  name: { en: name_en, ar: name_ar },
  icon,
  synonyms,
});

/** The category tree for editors. */
export function createCategories({ db, queue, source, now }: CategoryNeeds) {
  const reindex = createReindexing(db, queue);

  async function present(row: CategoryRow): Promise<ManagedCategory> {
    const counts = await source.counts();
    const { id, slug } = row;
    return { id, slug, ...wording(row), count: counts.published(id), version: versionOf(wording(row)) };
  }

  async function list(): Promise<ManagedCategory[]> {
    const { categories } = await readCatalog(db);
    return Promise.all(categories.map(present));
  }

  /** Current reference counts. */
  async function uses(id: number, of: Db = db): Promise<CategoryUses> {
    const categories = await having(of, id);
    return {
      listings: await countListings(of, id),
      categories: categories.filter((row) => row.parent_id === id).length,
    };
  }

  /** Changes one category, with the tree locked. */
  function change<T>(wish: CategoryWish, act: (tx: Db, row: CategoryRow, catalog: Catalog) => Promise<T>) {
    return db.transaction().execute(async (tx) => {
      await lockCategories(tx);
      const catalog = await readCatalog(tx);
      const row = catalog.categories.find(({ id }) => id === wish.id);
      if (!row) throw new AppError('not_found');
      requireVersion(versionOf(wording(row)), wish.version);
      return act(tx, row, catalog);
    });
  }

  /** The possible parents of a category: top-level ones of its type. */
  function requireParent(catalog: Catalog, parentId: number | null, type: CategoryType, lang: Lang): void {
    if (parentId === null) return;
    const parent = catalog.categories.find(({ id }) => id === parentId);
    if (!parent || parent.type !== type || parent.parent_id !== null)
      throw fieldError('parentId', 'field.parent', lang);
  }

  async function keep(tx: Db, was: CategoryRow | null, id: number, actor: Actor): Promise<CategoryRow> {
    const row = (await readCatalog(tx)).categories.find((one) => one.id === id) as CategoryRow;
    const of = historyOf(id);
    if (was) await keepFormer(tx, of, { body: wording(was), since: null });
    await keepVersion(tx, { ...of, body: wording(row), actorId: actor.userId, at: now() });
    return row;
  }
  const write = (
    tx: Db,
    actor: Actor,
    deed: string,
    id: number,
    before: object | null,
    after: object | null,
  ) =>
    note(tx, {
      actorId: actor.userId,
      action: `category.${deed}`,
      subject: 'category',
      subjectId: id,
      before,
      after,
    });

  function create(sent: CreateCategory, { actor, lang }: Pick<CategoryWish, 'actor' | 'lang'>) {
    return db.transaction().execute(async (tx) => {
      await lockCategories(tx);
      const catalog = await readCatalog(tx);
      if (catalog.categories.length >= editingLimits.categories) throw new AppError('conflict');
      requireParent(catalog, sent.parentId, sent.type, lang);
      const { name, icon, synonyms, type, parentId } = sent;
      const id = await insertCategory(tx, {
        slug: freeSlug(name.en, new Set(catalog.categories.map(({ slug }) => slug))),
        type,
        parent_id: parentId,
        name_en: name.en,
        name_ar: name.ar,
        icon,
        synonyms,
        position: Math.max(0, ...catalog.ofType(type).map(({ position }) => position)) + 1,
      });
      const row = await keep(tx, null, id, actor);
      await write(tx, actor, 'create', id, null, wording(row));
      return present(row);
    });
  }

  const reword = (tx: Db, id: number, { name, icon, synonyms }: SaveCategory) =>
    updateCategory(tx, id, { name_en: name.en, name_ar: name.ar, icon, synonyms });
  /** The words by which listings are found. */
  const found = (row: CategoryRow) => versionOf({ n: wording(row).name, s: row.synonyms, p: row.parent_id });

  /** Stores the version and the audit log entry of a category. */
  async function settle(tx: Db, was: CategoryRow, deed: Deed, actor: Actor): Promise<ManagedCategory> {
    const row = await keep(tx, was, was.id, actor);
    const { name, version } = deed;
    const after = { ...wording(row), ...(version !== undefined && { version }) };
    await write(tx, actor, name, was.id, wording(was), after);
    if (found(was) !== found(row)) await reindex(tx, was.id);
    return present(row);
  }

  /**
   * Changes names, icon and synonyms; its listings are found by the new words once the queue has processed them.
   */
  function save(wish: CategoryWish, sent: SaveCategory): Promise<ManagedCategory> {
    return change(wish, async (tx, was) => {
      await reword(tx, was.id, sent);
      return settle(tx, was, { name: 'save' }, wish.actor);
    });
  }

  async function hang(
    tx: Db,
    { id, type, parent_id }: CategoryRow,
    { catalog, parentId, lang }: { catalog: Catalog; parentId: number | null; lang: Lang },
  ): Promise<void> {
    requireParent(catalog, parentId, type, lang);
    const hasOwn = catalog.categories.some((row) => row.parent_id === id);
    if (parentId === id || (parentId !== null && hasOwn)) throw fieldError('parentId', 'field.parent', lang);
    await lockCategory(tx, id);
    const chain = [id, ...(parentId === null ? [] : [parentId])];
    await rehang(tx, { id, becomes: id, parentId: parent_id, chain });
    await updateCategory(tx, id, { parent_id: parentId });
  }

  /** Moves a category into another, or to the top level; its listings move with it. */
  function move(wish: CategoryWish, parentId: number | null): Promise<ManagedCategory> {
    return change(wish, async (tx, was, catalog) => {
      await hang(tx, was, { catalog, parentId, lang: wish.lang });
      const row = await keep(tx, was, was.id, wish.actor);
      await write(tx, wish.actor, 'move', was.id, { parentId: was.parent_id }, { parentId });
      await reindex(tx, was.id);
      return present(row);
    });
  }

  async function versions(id: number): Promise<Version[]> {
    await having(db, id);
    return versionsOf(db, historyOf(id));
  }

  async function version(id: number, versionId: number): Promise<VersionWith<CategoryWording>> {
    await having(db, id);
    return storedVersion(db, historyOf(id), versionId, categoryWordingSchema);
  }

  /**
   * Restores a version: names, icon and parent, with its listings.
   * @throws AppError `invalid_fields` if the parent is gone or does not accept it
   */
  function restore(wish: CategoryWish, versionId: number): Promise<ManagedCategory> {
    return change(wish, async (tx, was, catalog) => {
      const { body } = await storedVersion(tx, historyOf(was.id), versionId, categoryWordingSchema);
      const { parentId } = body;
      if (parentId !== was.parent_id) await hang(tx, was, { catalog, parentId, lang: wish.lang });
      await reword(tx, was.id, checked(saveCategorySchema, body, wish.lang));
      return settle(tx, was, { name: 'restore', version: versionId }, wish.actor);
    });
  }

  /** Moves all listings of a category to another, and redirects its address there. */
  function merge(wish: CategoryWish, into: number): Promise<ManagedCategory> {
    return change(wish, async (tx, was, catalog) => {
      const target = catalog.categories.find(({ id }) => id === into);
      const isRight = target && target.id !== was.id && groupOf(target.type) === groupOf(was.type);
      if (!target || !isRight) throw fieldError('into', 'field.merge', wish.lang);
      if (catalog.categories.some((row) => row.parent_id === was.id))
        throw fieldError('into', 'field.merge_parent', wish.lang);
      await lockCategory(tx, was.id);
      const listings = await countListings(tx, was.id);
      const chain = catalog.categoryChain(target.id).map(({ id }) => id);
      await rehang(tx, { id: was.id, becomes: target.id, parentId: was.parent_id, chain });
      await redirectCategory(tx, was.id, target.id);
      await deleteCategory(tx, was.id);
      await write(tx, wish.actor, 'merge', was.id, wording(was), { into, listings });
      await reindex(tx, target.id);
      return present(target);
    });
  }

  function order(
    { type, parentId, ids }: { type: CategoryType; parentId: number | null; ids: readonly number[] },
    actor: Actor,
  ): Promise<void> {
    return db.transaction().execute(async (tx) => {
      await lockCategories(tx);
      const { categories } = await readCatalog(tx);
      const own = categories.filter((row) => row.type === type && row.parent_id === parentId);
      const givenIds = new Set(ids);
      if (
        givenIds.size !== ids.length ||
        ids.length !== own.length ||
        own.some(({ id }) => !givenIds.has(id))
      )
        throw new AppError('conflict');
      await writeOrder(tx, ids);
      await write(tx, actor, 'order', parentId ?? 0, { type, ids: own.map(({ id }) => id) }, { type, ids });
    });
  }

  /** Requires that nothing references it. */
  function remove(wish: CategoryWish): Promise<void> {
    return change(wish, async (tx, was) => {
      await lockCategory(tx, was.id);
      const { listings, categories } = await uses(was.id, tx);
      if (listings + categories > 0) throw new AppError('category_in_use');
      await deleteCategory(tx, was.id);
      await write(tx, wish.actor, 'delete', was.id, wording(was), null);
    });
  }

  /** Updates this node at once, even without notifications; other nodes are notified. */
  const known =
    <A extends unknown[], T>(act: (...given: A) => Promise<T>) =>
    async (...given: A): Promise<T> => {
      const answer = await act(...given);
      source.forget();
      return answer;
    };
  return {
    list,
    uses,
    create: known(create),
    save: known(save),
    versions,
    version,
    restore: known(restore),
    move: known(move),
    merge: known(merge),
    order: known(order),
    remove: known(remove),
  };
}
export type Categories = ReturnType<typeof createCategories>;

/** All categories, if this one is among them. @throws AppError `not_found` */
async function having(db: Db, id: number): Promise<readonly CategoryRow[]> {
  const { categories } = await readCatalog(db);
  if (!categories.some((row) => row.id === id)) throw new AppError('not_found');
  return categories;
}

/** A unique slug from the Latin letters of its English name. */
function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const latin = slugOf(name)
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^-+|-+$/g, '');
  const base = latin || 'category';
  for (let turn = 1; ; turn++) {
    const slug = turn === 1 ? base : `${base}-${turn}`;
    if (!taken.has(slug)) return slug;
  }
}
