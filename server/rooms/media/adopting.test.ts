import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestSite, testSite } from '../../testing/test-site.ts';
import { deleteUnused } from './queries.ts';
import { adoptPictures } from './service.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.close());

async function picture(ownerId: number | null, key: string): Promise<number> {
  const { id } = await site.db
    .insertInto('media')
    .values({ key, width: 10, height: 10, bytes: 10, owner_id: ownerId, variants: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

it('transfers an editor’s pictures to the site: never deleted as unused, and retained without the account', async () => {
  const [editor, other] = [await site.member({ role: 'editor' }), await site.member()];
  const mine = await picture(editor.id, 'mine.webp');
  const usedPicture = await picture(editor.id, 'shown.webp');
  const foreign = await picture(other.id, 'foreign.webp');
  expect(await adoptPictures(site.db, editor.id, [mine, foreign, 999_999])).toEqual([foreign, 999_999]);
  const addresses = [
    '/media/shown.webp',
    '/media/foreign.webp',
    '/media/../x',
    'https://other.example/a.png',
  ];
  expect(await adoptPictures(site.db, editor.id, addresses)).toEqual(addresses.slice(1));
  expect(await deleteUnused(site.db, mine)).toEqual([]);
  await site.db.deleteFrom('app_user').where('id', '=', editor.id).execute();
  const left = await site.db
    .selectFrom('media')
    .select('id')
    .where('id', 'in', [mine, usedPicture])
    .execute();
  expect(left).toHaveLength(2);
  // Pictures of other users still belong to them.
  const { owner_id } = await site.db
    .selectFrom('media')
    .select('owner_id')
    .where('id', '=', foreign)
    .executeTakeFirstOrThrow();
  expect(owner_id).toBe(other.id);
});
