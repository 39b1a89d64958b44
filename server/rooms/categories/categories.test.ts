import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCategories } from '../../../contract/categories.ts';
import type { EndpointDefinition } from '../../../contract/endpoint.ts';
import {
  createCategory,
  deleteCategory,
  listManagedCategories,
  type ManagedCategory,
  mergeCategory,
  moveCategory,
  orderCategories,
  readCategoryUses,
  updateCategory,
} from '../../../contract/managed-categories.ts';
import { searchSite } from '../../../contract/search-results.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { reindexAll } from '../listings/service.ts';

let site: TestSite;
let rania: TestMember;
beforeAll(async () => {
  site = await testSite();
  rania = await site.member({ role: 'editor' });
  await site.queue.check();
});
afterAll(() => site.close());

const read = async <T>(response: Response | Promise<Response>): Promise<T> =>
  ((await (await response).json()) as { data: T }).data;
const list = () => read<ManagedCategory[]>(rania.call(listManagedCategories));
const bySlug = async (slug: string) => (await list()).find((one) => one.slug === slug) as ManagedCategory;
const ask = (
  endpoint: EndpointDefinition,
  body: object,
  { id, version }: { id?: number; version?: string } = {},
) =>
  rania.callUnchecked(
    endpoint,
    { params: { id }, body },
    { headers: version ? { 'if-match': version } : undefined },
  );
const wording = ({ name, icon, synonyms }: ManagedCategory) => ({ name, icon, synonyms });
async function create(en: string, rest: Partial<ManagedCategory> = {}): Promise<ManagedCategory> {
  const sent = {
    name: { en, ar: 'تصنيف' },
    icon: 'box',
    synonyms: [],
    type: 'shops',
    parentId: null,
    ...rest,
  };
  const response = await ask(createCategory, sent);
  expect(response.status).toBe(201);
  return read(response);
}
const hung = async (id: number) => {
  const row = await site.db
    .selectFrom('listing')
    .select(['category_id', 'category_ids', 'search_vector'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    main: row.category_id,
    all: [...row.category_ids].sort((a, b) => a - b),
    vector: row.search_vector,
  };
};
/** A business in categories by their ids, including the parents of these. */
async function business(title: string, ...ids: number[]): Promise<number> {
  const [id = 0] = await site.addBusinesses({ name: { en: title } });
  const rows = await list();
  const parents = rows.flatMap((row) => (ids.includes(row.id) && row.parentId ? [row.parentId] : []));
  await site.db
    .updateTable('listing')
    .set({ category_id: ids[0] as number, category_ids: [...new Set([...ids, ...parents])] })
    .where('id', '=', id)
    .execute();
  return id;
}
/** Waits until the queue has indexed new search words. */
const untilFound = (id: number, word: string) =>
  expect.poll(async () => (await hung(id)).vector, { timeout: 20_000 }).toContain(`'${word}'`);

describe('a category', () => {
  it('is added last, renamed and found by its new words, at the same address', async () => {
    const made = await create('Qanun workshops');
    expect(made.slug).toBe('qanun-workshops');
    expect((await list()).filter(({ type }) => type === 'shops').at(-1)?.id).toBe(made.id);
    const place = await business('Strings of Astoria', made.id);
    const changed = {
      ...wording(made),
      name: { en: 'Luthiers', ar: 'صانعو الأعواد' },
      synonyms: ['zithermaker'],
    };
    const saved = await read<ManagedCategory>(ask(updateCategory, changed, made));
    expect(saved).toMatchObject({ slug: 'qanun-workshops', name: { en: 'Luthiers' } });
    expect((await ask(updateCategory, changed, made)).status).toBe(409);
    await untilFound(place, 'luthier');
    await untilFound(place, 'zithermaker');
    const found = await read<{ businesses?: unknown }>(
      site.call(searchSite, { query: { q: 'zithermaker' } }),
    );
    expect(JSON.stringify(found)).toContain('Strings of Astoria');
  });

  it.each<[string, object, string]>([
    ['a name in both languages', { name: { en: 'Only', ar: ' ' } }, 'name.ar'],
    ['a sign that is drawn', { icon: 'unicorn' }, 'icon'],
    ['a parent of its type', { parentId: 1 }, 'parentId'],
  ])('requires %s', async (_, rest, field) => {
    const whole = {
      name: { en: 'One', ar: 'واحد' },
      icon: 'box',
      synonyms: [],
      type: 'jobs',
      parentId: null,
    };
    const response = await ask(createCategory, { ...whole, ...rest });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).errors ?? {})).toEqual([field]);
  });

  it('is deleted only if it is empty', async () => {
    const made = await create('Empty soon');
    const place = await business('Last one', made.id);
    expect((await (await ask(deleteCategory, {}, { id: made.id })).json()).code).toBe('category_in_use');
    await site.db.deleteFrom('listing').where('id', '=', place).execute();
    const child = await create('Child', { parentId: made.id });
    expect((await ask(deleteCategory, {}, { id: made.id })).status).toBe(409);
    expect((await ask(deleteCategory, {}, { id: child.id })).status).toBe(200);
    expect((await ask(deleteCategory, {}, { id: made.id })).status).toBe(200);
    expect((await list()).map(({ id }) => id)).not.toContain(made.id);
  });

  it('and its siblings are reordered', async () => {
    const jobs = (await list()).filter(({ type }) => type === 'jobs').map(({ id }) => id);
    const turned = [...jobs].reverse();
    const place = { type: 'jobs', parentId: null };
    expect((await ask(orderCategories, { ...place, ids: turned })).status).toBe(200);
    const published = await read<{ id: number }[]>(site.call(listCategories, { query: { type: 'jobs' } }));
    expect(published.map(({ id }) => id)).toEqual(turned);
    expect((await ask(orderCategories, { ...place, ids: jobs.slice(1) })).status).toBe(409);
    expect((await ask(orderCategories, { ...place, ids: [...jobs.slice(1), 1] })).status).toBe(409);
  });
});

it('is moved with its listings, which leave its former parent unless they belong to it otherwise', async () => {
  const [from, to] = [await create('From'), await create('To')];
  const [moved, other] = [
    await create('Moved', { parentId: from.id }),
    await create('Other', { parentId: from.id }),
  ];
  const alone = await business('Alone', moved.id);
  const both = await business('Both', moved.id, other.id);
  const response = await ask(moveCategory, { parentId: to.id }, moved);
  expect(await read(response)).toMatchObject({ parentId: to.id });
  expect((await hung(alone)).all).toEqual([to.id, moved.id].sort((a, b) => a - b));
  expect((await hung(both)).all).toEqual([from.id, to.id, moved.id, other.id].sort((a, b) => a - b));
  await ask(moveCategory, { parentId: null }, { id: moved.id });
  expect((await hung(alone)).all).toEqual([moved.id]);
  // Two levels, no more.
  expect((await ask(moveCategory, { parentId: to.id }, { id: from.id })).status).toBe(422);
  expect((await ask(moveCategory, { parentId: to.id }, { id: to.id })).status).toBe(422);
});

describe('merged categories', () => {
  it('become one: all listings move to the other, are found by its words, and old ids redirect there', async () => {
    const [first, second, last] = [await create('Oudists'), await create('Lutenists'), await create('Rebab')];
    const places = await Promise.all([1, 2, 3].map((number) => business(`Player ${number}`, first.id)));
    const twice = await business('Plays both', second.id, first.id);
    await site.db
      .updateTable('listing')
      .set({ status: 'closed' })
      .where('id', '=', places[2] as number)
      .execute();
    const uses = await read(rania.call(readCategoryUses, { params: { id: first.id } }));
    expect(uses).toEqual({ listings: 4, categories: 0 });
    expect((await ask(mergeCategory, { into: second.id }, first)).status).toBe(200);
    for (const id of places) expect(await hung(id)).toMatchObject({ main: second.id, all: [second.id] });
    expect(await hung(twice)).toMatchObject({ main: second.id, all: [second.id] });
    expect((await list()).map(({ id }) => id)).not.toContain(first.id);
    await untilFound(places[0] as number, 'lutenist');
    expect((await hung(places[0] as number)).vector).not.toContain('oudist');
    // Redirects to the first category lead to the target of the second.
    await ask(mergeCategory, { into: last.id }, { id: second.id });
    const redirects = await site.db
      .selectFrom('category_redirect')
      .selectAll()
      .where('target_id', '=', last.id)
      .execute();
    expect(redirects.map(({ old_id }) => old_id).sort()).toEqual([first.id, second.id].sort());
    const log = await site.db
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'category.merge')
      .execute();
    expect(log[0]?.after).toEqual({ into: second.id, listings: 4 });
  });

  it('have one type of posts, and are neither the same nor a parent of others', async () => {
    const restaurants = await bySlug('restaurants');
    const doctors = await bySlug('doctors');
    const job = (await list()).find(({ type }) => type === 'jobs') as ManagedCategory;
    for (const into of [job.id, restaurants.id, 999_999])
      expect((await ask(mergeCategory, { into }, { id: restaurants.id })).status).toBe(422);
    const parent = await create('Has one');
    await create('Its own', { parentId: parent.id });
    expect((await ask(mergeCategory, { into: doctors.id }, { id: parent.id })).status).toBe(422);
  });
});

it('indexes all listings by current words, and writes nothing if they are unchanged', async () => {
  await reindexAll(site.db);
  const [id = 0] = await site.addBusinesses({
    name: { en: 'Kept as it is' },
    services: [{ en: 'Samovars' }],
  });
  const before = await hung(id);
  expect(await reindexAll(site.db)).toBe(0);
  expect(await hung(id)).toEqual(before);
  await site.db.updateTable('listing').set({ search_vector: "'stale':1A" }).where('id', '=', id).execute();
  expect(await reindexAll(site.db)).toBe(1);
  expect(await hung(id)).toEqual(before);
});
