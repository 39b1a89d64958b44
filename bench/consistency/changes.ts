import { sql } from 'kysely';
import type { ListingKind } from '../../contract/categories.ts';
import type { Db } from '../../server/database/connect.ts';
import { addAccount, beginSession } from '../../server/rooms/accounts/service.ts';
import type { Catalog } from '../../server/rooms/catalog/service.ts';
import { type DraftOf, saveListings } from '../../server/rooms/listings/service.ts';
import { chanceOf } from '../../server/seed/synthetic/chance.ts';
import { syntheticDraft } from '../../server/seed/synthetic/drafts.ts';
import type { Chance } from '../understanding/chance.ts';

export interface Some {
  id: number;
  words: string;
}

/** Random published listings of a kind. */
export async function someOf(db: Db, kind: ListingKind, count: number): Promise<Some[]> {
  const { rows } = await sql<Some>`
    select id, search_title as words from listing
    where kind = ${kind} and status = 'published'
      and id >= (select (random() * max(id))::bigint from listing)
    order by id limit ${count}`.execute(db);
  return rows;
}

export async function closeAll(db: Db, ids: readonly number[]): Promise<void> {
  await sql`update listing set status = 'closed' where id = any (${ids}::bigint[])`.execute(db);
}

interface ChangesNeeds {
  db: Db;
  catalog: Catalog;
  chance: Chance;
  /** Sends a request below the API's base path in a member's name. */
  send: (method: string, path: string, token: string, body: object) => Promise<void>;
}

const owners = 5;
const source = 'consistency';

/** Changes of listings during searches: posts, edits and imports by the services, bans by the API. */
export async function createChanges({ db, catalog, chance, send }: ChangesNeeds) {
  const ground = { chance: chanceOf(7), catalog, now: new Date() };
  const account = (role: 'admin' | 'member', name: string) => {
    const password = `a long password of ${name}`;
    return addAccount(db, { role, name, email: `${name}-${Date.now()}@example.com`, password }, new Date());
  };
  const token = await beginSession(db, await account('admin', 'admin'), null, new Date());
  const members: number[] = [];
  for (let number = 0; number < owners; number++) members.push(await account('member', `owner${number}`));
  const banned = new Set<number>();
  let lastKey = 0;

  /** Saves synthetic listings of a kind: new ones, or new contents of those that were saved before. */
  async function save<K extends ListingKind>(kind: K, count: number, { isEdit = false } = {}): Promise<void> {
    const drafts: DraftOf<K>[] = [];
    const keys = new Set<number>();
    while (drafts.length < count) {
      const draft = syntheticDraft(ground);
      if (draft.kind !== kind) continue;
      const key = isEdit ? 1 + chance.below(Math.max(1, lastKey)) : ++lastKey;
      if (keys.has(key)) continue;
      keys.add(key);
      const hash = `${key} ${drafts.length} ${performance.now()}`;
      drafts.push({
        ...(draft as DraftOf<K>),
        source: { name: `${source} ${kind}`, key: String(key), hash },
      });
    }
    await saveListings(db, catalog, kind, drafts);
  }

  async function ban(kind: ListingKind): Promise<void> {
    const owner = chance.of(members);
    if (banned.has(owner)) {
      await send('POST', `admin/users/${owner}/unban`, token, {});
      banned.delete(owner);
      return;
    }
    const ids = (await someOf(db, kind, 20)).map(({ id }) => id);
    await sql`update listing set owner_id = ${owner} where id = any (${ids}::bigint[])`.execute(db);
    await send('POST', `admin/users/${owner}/ban`, token, { reason: 'Adverts only.' });
    banned.add(owner);
  }

  return {
    save,
    /** One of them is executed in each round. */
    each: {
      post: (kind: ListingKind) => save(kind, 1 + chance.below(5)),
      edit: (kind: ListingKind) => save(kind, 1 + chance.below(Math.min(3, lastKey + 1)), { isEdit: true }),
      price: async (kind: ListingKind) => {
        const ids = (await someOf(db, kind, 10)).map(({ id }) => id);
        await sql`update listing set price_cents = price_cents + 1700 where id = any (${ids}::bigint[])`.execute(
          db,
        );
      },
      ban,
      close: async (kind: ListingKind) =>
        closeAll(
          db,
          (await someOf(db, kind, 1)).map(({ id }) => id),
        ),
      'close hundreds': async (kind: ListingKind) =>
        closeAll(
          db,
          (await someOf(db, kind, 200)).map(({ id }) => id),
        ),
      'open again': async (kind: ListingKind) => {
        await sql`update listing set status = 'published' where id in (
          select id from listing where kind = ${kind} and status = 'closed' and status_before_ban is null limit 100)`.execute(
          db,
        );
      },
    },
  };
}
