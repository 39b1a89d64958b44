import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestSite, testSite } from '../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.close());

it('the declared tables equal those of the database, column by column', async () => {
  const names = [
    'tables',
    'account-tables',
    'alert-tables',
    'operating-tables',
    'contact-tables',
    'conversation-tables',
    'transfer-tables',
    'detail-tables',
    'newsletter-tables',
    'number-tables',
    'place-tables',
    'poster-tables',
    'queue-tables',
    'release-tables',
    'report-tables',
    'review-tables',
    'translation-tables',
    'editing-tables',
    'site-tables',
    'search-tables',
  ];
  const files = names.map((name) => readFile(new URL(`./${name}.ts`, import.meta.url), 'utf8'));
  const source = (await Promise.all(files)).join('\n');
  const shapes = new Map(
    [...source.matchAll(/^(?:export )?interface (\w+)(?: extends [\w, ]+)? \{\n([\s\S]*?)\n\}/gm)].map(
      ([, name, body]) => [
        name,
        [...(body ?? '').matchAll(/^ {2}(\w+): (.*);$/gm)].map(
          ([, column, type]) => [column ?? '', type ?? ''] as const,
        ),
      ],
    ),
  );
  const tables = ['Tables', 'AccountTables', 'DetailTables', 'OperatingTables'].flatMap(
    (name) => shapes.get(name) ?? [],
  );
  const known = tables.flatMap(([table, shape]) =>
    (shapes.get(shape) ?? []).map(([column]) => `${table}.${column}`),
  );
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely_%'`.execute(
    site.db,
  );
  expect(known.length).toBeGreaterThan(100);
  expect(known.sort()).toEqual(rows.map((row) => row.name).sort());
});

describe('the database rejects what the contract forbids', () => {
  const listing = (columns: string) =>
    `insert into listing (kind, slug, title_en, category_id, category_ids, place_id, place_ids${
      columns ? `, ${columns.split('=')[0]}` : ''
    }) values ('business', 'x', 'X', 1, '{1}', 1, '{1}'${columns ? `, ${columns.split('=')[1]}` : ''})`;

  it.each([
    [
      'a listing without title',
      "insert into listing (kind, slug, category_id, category_ids, place_id, place_ids) values ('job', 'x', 1, '{1}', 1, '{1}')",
    ],
    [
      'an unknown kind',
      "insert into listing (kind, slug, title_en, category_id, category_ids, place_id, place_ids) values ('boat', 'x', 'X', 1, '{1}', 1, '{1}')",
    ],
    ['an unknown status', listing("status='live'")],
    ['a published listing without date', listing("status='published'")],
    ['a phone that is not E.164', listing("phone='(718) 555-0142'")],
    ['a ZIP of four digits', listing("zip='1120'")],
    ['a latitude of 91', listing('lat=91')],
    ['half a point', listing('lat=40')],
    ['a negative price', listing('price_cents=-1')],
    [
      'a main category outside its categories',
      "insert into listing (kind, slug, title_en, category_id, category_ids, place_id, place_ids) values ('job', 'x', 'X', 1, '{2}', 1, '{1}')",
    ],
    [
      'an unknown place',
      "insert into listing (kind, slug, title_en, category_id, category_ids, place_id, place_ids) values ('job', 'x', 'X', 1, '{1}', 9999, '{9999}')",
    ],
    [
      'a business that is a job',
      `with l as (${listing('')} returning id) insert into job (id, post_type, job_type) select id, 'hiring', 'both' from l`,
    ],
    [
      'a week of more than 10,080 minutes',
      `with l as (${listing('')} returning id) insert into business (id, open_minutes) select id, '{[0,10081)}' from l`,
    ],
    [
      'a link that is a script',
      `with l as (${listing('')} returning id) insert into business (id, website) select id, 'javascript:alert(1)' from l`,
    ],
    [
      'an address in capitals',
      "insert into app_user (email, name, password_hash, terms_accepted_at) values ('A@b.co', 'A', 'x', now())",
    ],
    [
      'an unknown role',
      "insert into app_user (email, name, password_hash, terms_accepted_at, role) values ('a@b.co', 'A', 'x', now(), 'root')",
    ],
    ['a saved blog without blog', "insert into saved_item (user_id, kind) values (1, 'blog')"],
    ['an unknown kind of content', `insert into content (kind, slug, title) values ('poem', 'x', '{}')`],
    [
      'published content without date',
      `insert into content (kind, slug, title, status) values ('blog', 'x', '{}', 'published')`,
    ],
  ])('%s', async (_, statement) => {
    await expect(sql.raw(statement).execute(site.db)).rejects.toMatchObject({
      code: expect.stringMatching(/^23/),
    });
  });

  it('and accepts valid rows', async () => {
    await expect(sql.raw(listing('')).execute(site.db)).resolves.toBeDefined();
  });
});

it('never allows changes of the audit log', async () => {
  await sql`insert into audit_log (action, subject) values ('approve', 'listing')`.execute(site.db);
  await expect(sql`update audit_log set action = 'reject'`.execute(site.db)).rejects.toThrow('never edited');
  await expect(sql`delete from audit_log`.execute(site.db)).rejects.toThrow('never edited');
  await expect(sql`truncate audit_log`.execute(site.db)).rejects.toThrow('never edited');
});
