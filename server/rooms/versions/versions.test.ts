import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAdvertisement,
  listAdvertisementVersions,
  readAdvertisement,
  readAdvertisementVersion,
  restoreAdvertisementVersion,
  updateAdvertisement,
} from '../../../contract/advertisements.ts';
import type { EndpointDefinition } from '../../../contract/endpoint.ts';
import {
  createCategory,
  deleteCategory,
  listCategoryVersions,
  listManagedCategories,
  moveCategory,
  readCategoryVersion,
  restoreCategoryVersion,
  updateCategory,
} from '../../../contract/managed-categories.ts';
import {
  createConcept,
  listConcepts,
  listConceptVersions,
  readConcept,
  readConceptVersion,
  restoreConceptVersion,
  updateConcept,
} from '../../../contract/managed-synonyms.ts';
import {
  createIssue,
  listIssueVersions,
  readIssue,
  readIssueVersion,
  restoreIssueVersion,
  updateIssue,
} from '../../../contract/newsletter-issues.ts';
import type { Version, VersionWith } from '../../../contract/versions.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
let rania: TestMember;
let other: TestMember;
beforeAll(async () => {
  site = await testSite();
  rania = await site.member({ role: 'editor', name: 'Rania Aziz' });
  other = await site.member({ role: 'admin', name: 'Yusuf Mansour' });
});
afterAll(() => site.close());

const read = async <T>(response: Response | Promise<Response>): Promise<T> =>
  ((await (await response).json()) as { data: T }).data;
const both = (en: string, ar: string) => ({ en, ar });

const advertisement = {
  ...{ slot: 'lists', lang: 'both', title: both('Flights', 'رحلات'), text: both('To Amman', 'إلى عمّان') },
  ...{ url: 'https://flights.example/', phone: '', picture: null, priority: 40 },
  ...{ startsAt: '2026-05-01T08:00:00.000Z', endsAt: '2026-09-01T08:00:00.000Z', published: true },
};

/** A record with versions: how it is created and changed, and what is restored. */
interface Kind {
  create: EndpointDefinition;
  update: EndpointDefinition;
  /** One record, or the list that contains it. */
  now: EndpointDefinition;
  list: EndpointDefinition;
  version: EndpointDefinition;
  restore: EndpointDefinition;
  subject: string;
  made: object;
  changed: object;
  /** The restored part of a response. */
  own: (thing: Record<string, unknown>) => unknown;
}
const kinds: Record<string, Kind> = {
  'search words': {
    ...{ create: createConcept, update: updateConcept, now: readConcept },
    ...{ list: listConceptVersions, version: readConceptVersion, restore: restoreConceptVersion },
    subject: 'concept',
    made: { en: ['kunafa', 'knafeh'], ar: ['كنافة'] },
    changed: { en: ['kunafa'], ar: ['كنافة', 'كنافه'] },
    own: ({ en, ar }) => ({ en, ar }),
  },
  'a category': {
    ...{ create: createCategory, update: updateCategory, now: listManagedCategories },
    ...{ list: listCategoryVersions, version: readCategoryVersion, restore: restoreCategoryVersion },
    subject: 'category',
    made: {
      ...{ type: 'shops', parentId: null, name: both('Spices', 'بهارات') },
      ...{ icon: 'box', synonyms: ['herbs', 'عطارة'] },
    },
    changed: { name: both('Spice shops', 'محلات بهارات'), icon: 'grocery', synonyms: [] },
    own: ({ name, icon, synonyms, parentId }) => ({ name, icon, synonyms, parentId }),
  },
  'an advertisement': {
    ...{ create: createAdvertisement, update: updateAdvertisement, now: readAdvertisement },
    ...{ list: listAdvertisementVersions, version: readAdvertisementVersion },
    restore: restoreAdvertisementVersion,
    subject: 'advertisement',
    made: advertisement,
    changed: { ...advertisement, title: both('Trains', 'قطارات'), priority: 90, endsAt: null, slot: 'home' },
    own: ({ fields }) => fields,
  },
  'an issue of the newsletter': {
    ...{ create: createIssue, update: updateIssue, now: readIssue },
    ...{ list: listIssueVersions, version: readIssueVersion, restore: restoreIssueVersion },
    subject: 'issue',
    made: { langs: ['en', 'ar'], subject: both('May', 'أيار'), body: both('<p>Hello</p>', '<p>أهلًا</p>') },
    changed: { langs: ['ar'], subject: both('', 'حزيران'), body: both('', '<p>مرحبًا</p>') },
    own: ({ langs, subject, body }) => ({ langs, subject, body }),
  },
};
type Thing = Record<string, unknown> & { id: number };

describe.each(Object.entries(kinds))('%s', (_, kind) => {
  const { subject, made, changed, own } = kind;
  let first: Thing;
  const now = async (): Promise<Thing> => {
    const all = await read<Thing | Thing[]>(rania.callUnchecked(kind.now, { params: { id: first.id } }));
    return Array.isArray(all) ? (all.find(({ id }) => id === first.id) as Thing) : all;
  };
  const versions = () => read<Version[]>(rania.callUnchecked(kind.list, { params: { id: first.id } }));
  const params = (version?: number, id = first.id) => ({ id, version });
  beforeAll(async () => {
    first = await read<Thing>(rania.callUnchecked(kind.create, { body: made }));
    const edited = await other.callUnchecked(kind.update, { params: { id: first.id }, body: changed });
    expect(edited.status).toBe(200);
  });

  it('lists content, time and author of its versions only', async () => {
    const stored = await versions();
    expect(stored.map(({ by }) => by)).toEqual(['Yusuf Mansour', 'Rania Aziz']);
    const old = await read<VersionWith<object>>(
      rania.callUnchecked(kind.version, { params: params(stored[1]?.id) }),
    );
    expect(old.at).toBe(stored[1]?.at);
    expect(old.body).toMatchObject(own(first) as object);
    const second = await read<Thing>(
      rania.callUnchecked(kind.create, {
        body: { ...made, ...(subject === 'concept' && { en: ['a', 'b'] }) },
      }),
    );
    const foreign = { params: params(stored[1]?.id, second.id) };
    expect((await rania.callUnchecked(kind.version, foreign)).status).toBe(404);
    expect((await rania.callUnchecked(kind.restore, { ...foreign, body: {} })).status).toBe(404);
  });

  it('cannot be restored without permission, nor over a conflicting edit', async () => {
    const before = await now();
    const [, old] = await versions();
    const input = { params: params(old?.id), body: {} };
    for (const role of ['member', 'moderator'] as const)
      expect((await (await site.member({ role })).callUnchecked(kind.restore, input)).status).toBe(403);
    const stale = await rania.callUnchecked(kind.restore, input, { headers: { 'if-match': 'older' } });
    expect(stale.status).toBe(409);
    expect(own(await now())).toEqual(own(before));
  });

  it('is restored exactly, as a new edit that the log names', async () => {
    const [, old] = await versions();
    expect(own(await now())).not.toEqual(own(first));
    const restored = await rania.callUnchecked(kind.restore, { params: params(old?.id), body: {} });
    expect(restored.status).toBe(200);
    expect(own(await read<Thing>(restored))).toEqual(own(first));
    expect(own(await now())).toEqual(own(first));
    const stored = await versions();
    expect(stored.map(({ by }) => by)).toEqual(['Rania Aziz', 'Yusuf Mansour', 'Rania Aziz']);
    const line = await site.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'after'])
      .where('subject', '=', subject)
      .where('subject_id', '=', String(first.id))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({ action: `${subject}.restore`, actor_id: rania.id });
    expect(Object.values(line.after as object)).toContain(old?.id);
  });
});

it('has a version from before its first edit, which can be restored, too', async () => {
  const { data } = await (await rania.call(listConcepts, { query: { q: 'apartment' } })).json();
  const seeded = data[0] as { id: number };
  const terms = () => site.db.selectFrom('concept').select('terms').where('id', '=', seeded.id).execute();
  const before = await terms();
  expect(await read(rania.call(listConceptVersions, { params: { id: seeded.id } }))).toEqual([]);
  expect(
    (
      await rania.call(updateConcept, {
        params: { id: seeded.id },
        body: { en: ['apartment', 'loft'], ar: [] },
      })
    ).status,
  ).toBe(200);
  const [, former] = await read<Version[]>(rania.call(listConceptVersions, { params: { id: seeded.id } }));
  // The time since when is unknown.
  expect(former).toMatchObject({ at: null, by: null });
  expect(
    (
      await rania.callUnchecked(restoreConceptVersion, {
        params: { id: seeded.id, version: former?.id },
        body: {},
      })
    ).status,
  ).toBe(200);
  expect(await terms()).toEqual(before);
});

describe('a category that was moved', () => {
  const create = (en: string, parentId: number | null) =>
    read<Thing>(
      rania.call(createCategory, {
        body: {
          ...{ name: both(en, 'تصنيف'), icon: 'box', synonyms: [], type: 'shops', parentId },
        },
      }),
    );
  const moved = async (parent: Thing) => {
    const sub = await create('Sub', parent.id);
    expect(
      (await rania.call(moveCategory, { params: { id: sub.id }, body: { parentId: null } })).status,
    ).toBe(200);
    const [, old] = await read<Version[]>(rania.call(listCategoryVersions, { params: { id: sub.id } }));
    return {
      sub,
      restore: () =>
        rania.callUnchecked(restoreCategoryVersion, { params: { id: sub.id, version: old?.id }, body: {} }),
    };
  };

  it('is moved back with its listings', async () => {
    const parent = await create('Parent', null);
    const { sub, restore } = await moved(parent);
    const [id = 0] = await site.addBusinesses({ name: both('A shop', 'متجر') });
    await site.db
      .updateTable('listing')
      .set({ category_id: sub.id, category_ids: [sub.id] })
      .where('id', '=', id)
      .execute();
    expect(await read(restore())).toMatchObject({ parentId: parent.id });
    const { category_ids } = await site.db
      .selectFrom('listing')
      .select('category_ids')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([...category_ids].sort((a, b) => a - b)).toEqual([parent.id, sub.id]);
  });

  it('is not moved if its former parent was deleted, and the response says so', async () => {
    const parent = await create('Gone', null);
    const { sub, restore } = await moved(parent);
    expect((await rania.call(deleteCategory, { params: { id: parent.id }, body: {} })).status).toBe(200);
    const refused = await restore();
    expect(refused.status).toBe(422);
    expect(Object.keys((await refused.json()).errors ?? {})).toEqual(['parentId']);
    const all = await read<Thing[]>(rania.call(listManagedCategories));
    expect(all.find(({ id }) => id === sub.id)).toMatchObject({ parentId: null });
  });
});

it('an advertisement that was a draft in a version remains published when it is restored, with its statistics', async () => {
  const made = await read<Thing>(
    rania.callUnchecked(createAdvertisement, { body: { ...advertisement, published: false } }),
  );
  await rania.callUnchecked(updateAdvertisement, {
    params: { id: made.id },
    body: { ...advertisement, title: both('Trains', 'قطارات') },
  });
  const [, draft] = await read<Version[]>(rania.call(listAdvertisementVersions, { params: { id: made.id } }));
  const restored = await read<Thing>(
    rania.callUnchecked(restoreAdvertisementVersion, {
      params: { id: made.id, version: draft?.id },
      body: {},
    }),
  );
  expect(restored.fields).toEqual({ ...advertisement, published: true });
});

it('an advertisement is not restored with a deleted picture', async () => {
  const { id: mediaId } = await site.db
    .insertInto('media')
    .values({ key: 'gone/one.webp', width: 4, height: 3, bytes: 9, variants: '[]', owner_id: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const picture = { id: mediaId, alt: both('A plane', 'طائرة') };
  const made = await read<Thing>(
    rania.callUnchecked(createAdvertisement, { body: { ...advertisement, picture } }),
  );
  await rania.callUnchecked(updateAdvertisement, { params: { id: made.id }, body: advertisement });
  await site.db.deleteFrom('media').where('id', '=', mediaId).execute();
  const [, old] = await read<Version[]>(rania.call(listAdvertisementVersions, { params: { id: made.id } }));
  const refused = await rania.callUnchecked(restoreAdvertisementVersion, {
    params: { id: made.id, version: old?.id },
    body: {},
  });
  expect(refused.status).toBe(422);
  expect(Object.keys((await refused.json()).errors ?? {})).toEqual(['picture.id']);
});

it('a sent issue can be viewed, and cannot be changed', async () => {
  const { made, changed } = kinds['an issue of the newsletter'] as Kind;
  const { id } = await read<Thing>(rania.callUnchecked(createIssue, { body: made }));
  await rania.callUnchecked(updateIssue, { params: { id }, body: changed });
  await site.db
    .updateTable('newsletter_issue')
    .set({ status: 'sent', started_at: new Date(), ended_at: new Date() })
    .where('id', '=', id)
    .execute();
  const [, old] = await read<Version[]>(rania.call(listIssueVersions, { params: { id } }));
  expect((await rania.callUnchecked(readIssueVersion, { params: { id, version: old?.id } })).status).toBe(
    200,
  );
  const refused = await rania.callUnchecked(restoreIssueVersion, {
    params: { id, version: old?.id },
    body: {},
  });
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'issue_under_way']);
  expect(await read(rania.call(readIssue, { params: { id } }))).toMatchObject(changed);
});
