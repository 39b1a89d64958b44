import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBusinesses } from '../../../contract/businesses.ts';
import {
  deleteImport,
  downloadBadRows,
  listImportProblems,
  listImports,
  type Preview,
  readImport,
  startImport,
  type Transfer,
  type TransferDetail,
  type UndoPlan,
  undoImport,
  uploadImport,
} from '../../../contract/transfers.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { addressOf } from '../../testing/typed-client.ts';
import { exportText } from '../../transfer/testing.ts';
import { hardListings } from '../../transfer/testing-listings.ts';
import { createCatalogSource } from '../catalog/service.ts';
import { saveListings } from '../listings/service.ts';
import { createTransfers } from './service.ts';
import { transferDesk } from './testing.ts';

let clock = noon;
let site: TestSite;
let admin: TestMember;
let sweep: () => Promise<void>;
let desk: ReturnType<typeof transferDesk>;
beforeAll(async () => {
  site = await testSite(() => clock);
  await site.queue.start();
  // The application's own sweep runs when the queue starts, not when the test advances its clock.
  const idle = { ...site.queue, work: () => undefined, repeat: () => undefined };
  const source = createCatalogSource(site.db);
  const needs = { db: site.db, queue: idle, source, dataDir: site.dataDir, now: () => clock };
  sweep = createTransfers(needs).sweep;
  admin = await site.member({ role: 'admin', name: 'Yusuf' });
  desk = transferDesk(site, admin);
  for (const draft of hardListings(site.catalog)) {
    const source = draft.source && { ...draft.source, name: `${draft.source.name}-${draft.kind}` };
    await saveListings(site.db, site.catalog, draft.kind, [{ ...draft, source }] as never);
  }
});
afterAll(() => site.close());

const head = 'id,name,trade,area,phone\n';
const shops = `${head}1,Zaytoun,Restaurants,Bay Ridge,(718) 744-3838\n2,مخبز الشام,مخبز,Astoria,\n3,,Bakeries,Astoria,\n4,Odd,no such trade,Astoria,12\n`;
const choice = {
  source: 'Chamber',
  key: ['id'],
  fields: { title: 'name', categories: 'trade', place: 'area', phone: 'phone' },
  fixed: {},
  money: 'dollars',
};
const logOf = async (id: number) =>
  (
    await site.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'after'])
      .where('subject', '=', 'transfer')
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute()
  ).map((row) => row.action);

describe('a file', () => {
  it.each([
    ['en', '', 'The file is empty: its first line must name the columns.'],
    ['ar', '', 'الملف فارغ: يجب أن يحمل سطره الأول أسماء الأعمدة.'],
    [
      'en',
      '"a"x,b\n',
      'The line of the column names is broken: there is text after the closing quote of a field.',
    ],
    ['ar', '"a"x,b\n', 'سطر أسماء الأعمدة غير سليم: بعد علامة الاقتباس الأخيرة نص زائد.'],
  ])('is rejected with the site’s message, without a path (%s %s)', async (lang, text, sentence) => {
    const answer = await desk.upload('businesses', text, 'shops.csv', lang);
    expect(answer.status).toBe(422);
    const problem = await answer.json();
    expect(problem.errors).toEqual({ file: [sentence] });
    expect(JSON.stringify(problem)).not.toContain(site.dataDir);
    expect(problem.detail).not.toContain('/');
  });
  it('is displayed with the suggested fields of its columns, and matching mappings first', async () => {
    const id = await desk.uploaded('businesses', shops, 'shops.csv');
    const detail = await desk.call<TransferDetail>('GET', `imports/${id}`);
    expect(detail.transfer).toMatchObject({
      state: 'ready',
      fileName: 'shops.csv',
      by: 'Yusuf',
      canUndo: false,
    });
    expect(detail.file).toMatchObject({
      encoding: 'utf-8',
      delimiter: ',',
      columns: ['id', 'name', 'trade', 'area', 'phone'],
    });
    expect(detail.file?.rows[1]?.[1]).toBe('مخبز الشام');
    expect(detail.choice).toMatchObject({ key: ['id'], fields: choice.fields, source: 'shops' });
    expect(detail.offered.find(({ id: name }) => name === 'own')?.missing).toContain('source_key');
    expect(detail.fields).toContain('specialHours');
    const own = await desk.uploaded('businesses', await desk.exported('businesses'));
    const [first] = (await desk.call<TransferDetail>('GET', `imports/${own}`)).offered;
    expect(first).toMatchObject({ id: 'own', missing: [] });
  });

  it.each([
    [
      'UTF-16',
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('id;الاسم\n1;مخبز\n', 'utf16le')]),
      'utf-16le',
    ],
    [
      'Windows-1256',
      Buffer.from([
        0x69, 0x64, 0x3b, 0xc7, 0xe1, 0xc7, 0xd3, 0xe3, 0x0a, 0x31, 0x3b, 0xe3, 0xce, 0xc8, 0xd2, 0x0a,
      ]),
      'windows-1256',
    ],
    ['UTF-8', Buffer.from('id;الاسم\n1;مخبز\n'), 'utf-8'],
  ])('in %s with semicolons is decoded correctly', async (_, bytes, encoding) => {
    const id = await desk.uploaded('businesses', bytes);
    const { file, choice: guessed } = await desk.call<TransferDetail>('GET', `imports/${id}`);
    expect(file).toEqual({ encoding, delimiter: ';', columns: ['id', 'الاسم'], rows: [['1', 'مخبز']] });
    expect(guessed.fields.title).toBe('الاسم');
  });

  it.each([
    ['a workbook', Buffer.from('PK\u0003\u0004 and so on\0\0')],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1])],
    ['nothing', Buffer.from('')],
    ['two columns of one name', Buffer.from('a,a\n1,2\n')],
  ])('that is not tabular is rejected, and deleted: %s', async (_, bytes) => {
    const before = await folder();
    const answer = await desk.upload('businesses', bytes, 'x.csv', 'ar');
    expect([400, 422]).toContain(answer.status);
    if (answer.status === 422) expect((await answer.json()).errors.file[0]).toMatch(/\p{Script=Arabic}/u);
    expect(await folder()).toEqual(before);
  });

  it('that is too large is rejected during the upload', async () => {
    const before = await folder();
    const piece = Buffer.alloc(1_048_576, 'a');
    let sent = 0;
    const stream = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 80) controller.close();
        else controller.enqueue(piece);
      },
    });
    const answer = await site.ask(addressOf(uploadImport, { query: { kind: 'jobs', name: 'big.csv' } }), {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}` },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(60);
    expect(await folder()).toEqual(before);
  });
});

describe('an import', () => {
  it('is previewed, checked, imported and undone, which restores the original state', async () => {
    const before = await desk.exported('businesses');
    const id = await desk.uploaded('businesses', shops);
    const refused = await admin.call(startImport, { params: { id }, body: {} });
    expect(refused.status).toBe(409);
    await desk.call('PUT', `imports/${id}/mapping`, { choice, saveAs: 'Chamber of commerce' });
    const { rows } = await desk.call<Preview>('GET', `imports/${id}/preview`, undefined, 'ar');
    expect(rows[0]?.fields).toContainEqual({ name: 'phone', value: '+17187443838', lang: null });
    expect(rows[1]?.fields).toContainEqual({ name: 'title', value: 'مخبز الشام', lang: 'ar' });
    expect(rows[1]?.fields).toContainEqual({ name: 'categories', value: 'مخابز وحلويات', lang: null });
    expect(rows[2]).toMatchObject({ refused: true, problems: [{ line: 4, column: 'name', level: 'error' }] });
    expect(rows[2]?.problems[0]?.reason).toMatch(/\p{Script=Arabic}/u);

    const checked = await desk.doing(id, 'check');
    expect(checked).toMatchObject({ state: 'checked', progress: 1 });
    expect(checked.counts).toEqual({
      read: 4,
      inserted: 2,
      updated: 0,
      unchanged: 0,
      refused: 2,
      warnings: 2,
    });
    expect(await desk.exported('businesses')).toBe(before);

    const done = await desk.doing(id, 'start');
    expect(done).toMatchObject({ state: 'done', canUndo: true, mappingName: 'Chamber of commerce' });
    expect(done.counts).toMatchObject({ inserted: 2, updated: 0, refused: 2 });
    const found = await (await site.call(listBusinesses, { query: { q: 'zaytoun' } })).json();
    expect(found.data.map(({ name }: { name: string }) => name)).toContain('Zaytoun');

    const plan = await desk.call<UndoPlan>('GET', `imports/${id}/undo`);
    expect(plan).toEqual({ removed: 2, restored: 0, kept: 0, names: [] });
    const undone = await desk.doing(id, 'undo');
    expect(undone).toMatchObject({
      state: 'undone',
      canUndo: false,
      undo: { by: 'Yusuf', removed: 2, restored: 0, kept: 0 },
    });
    expect(await desk.exported('businesses')).toBe(before);
    expect(await logOf(id)).toEqual(
      ['upload', 'mapping', 'check', 'start', 'end', 'undo', 'undone'].map((deed) => `transfer.${deed}`),
    );
    const history = await (await admin.call(listImports, { query: { limit: 1 } })).json();
    expect(history).toMatchObject({
      data: [{ id, state: 'undone', by: 'Yusuf' }],
      meta: { next: expect.any(String) },
    });
  });

  it('stores a mapping by name for the next file, and deletes it on request', async () => {
    const id = await desk.uploaded('businesses', shops);
    const { offered } = await desk.call<TransferDetail>('GET', `imports/${id}`);
    const own = offered.find(({ isTeams }) => isTeams);
    expect(own).toMatchObject({ name: 'Chamber of commerce', missing: [] });
    await desk.call('PUT', `imports/${id}/mapping`, { team: own?.id });
    expect((await desk.doing(id, 'check')).counts.inserted).toBe(2);
    await desk.call('DELETE', `mappings/${own?.id}`, {});
    const after = await desk.call<TransferDetail>('GET', `imports/${id}`);
    expect(after.offered.some(({ isTeams }) => isTeams)).toBe(false);
    await desk.call('DELETE', `imports/${id}`, {});
    expect((await admin.call(readImport, { params: { id } })).status).toBe(404);
  });

  it('reports every problem in the language of the request, and returns the rejected rows for correction', async () => {
    const id = await desk.uploaded('businesses', shops.replace('Odd', '"=Odd, ""x"""'));
    await desk.call('PUT', `imports/${id}/mapping`, { choice });
    await desk.doing(id, 'check');
    const first = { params: { id }, query: { limit: 2 } };
    const answer = await admin.call(listImportProblems, first, { lang: 'ar' });
    const page = await answer.json();
    expect(page.data).toMatchObject([
      { line: 4, column: 'name', level: 'error', value: '' },
      { line: 5, column: 'phone', level: 'warning', value: '12' },
    ]);
    for (const { reason } of page.data) expect(reason).toMatch(/\p{Script=Arabic}/u);
    const next = await admin.call(listImportProblems, {
      params: { id },
      query: { after: page.meta.next },
    });
    expect((await next.json()).data.map(({ line }: { line: number }) => line)).toEqual([5, 5]);

    const file = await admin.call(downloadBadRows, { params: { id } });
    expect(file.headers.get('content-disposition')).toContain('.csv');
    const text = await file.text();
    const cells: string[][] = parse(text, { bom: true });
    expect(cells.map((row) => row.slice(0, 2))).toEqual([
      ['id', 'name'],
      ['3', ''],
      ['4', `'=Odd, "x"`],
    ]);
    expect(cells[0]?.at(-1)).toBe('problem');
    expect(cells[1]?.at(-1)).toContain('title');
    const mended = text.replace('no such trade', 'Bakeries');
    const again = await desk.imported('businesses', mended, { choice });
    expect(again.counts).toMatchObject({ read: 2, inserted: 1, refused: 1 });
    expect((await exportText(site.db, 'businesses')).includes(`'=Odd`)).toBe(true);
    expect((await desk.doing(again.id, 'undo')).undo).toMatchObject({ removed: 1 });
  });

  it.each(['businesses', 'rents', 'jobs', 'products'] as const)(
    'that overwrites %s of the site restores every column when undone',
    async (kind) => {
      const rows = () =>
        site.db
          .selectFrom('listing')
          .leftJoin('business as b', 'b.id', 'listing.id')
          .leftJoin('rental as r', 'r.id', 'listing.id')
          .leftJoin('job as j', 'j.id', 'listing.id')
          .leftJoin('product as p', 'p.id', 'listing.id')
          .selectAll('listing')
          .select(({ fn }) => [
            fn.toJson('b').as('b'),
            fn.toJson('r').as('r'),
            fn.toJson('j').as('j'),
            fn.toJson('p').as('p'),
          ])
          .orderBy('listing.id')
          .execute();
      const before = await rows();
      const text = await desk.exported(kind);
      const changed = text.replaceAll(' spaces ', ' other spaces ').replaceAll('11209', '11103');
      const done = await desk.imported(kind, changed);
      expect(done.counts).toMatchObject({ read: 2, inserted: 0, updated: 2, refused: 0 });
      expect(await desk.exported(kind)).not.toBe(text);
      expect(await rows()).not.toEqual(before);
      expect((await desk.doing(done.id, 'undo')).undo).toMatchObject({ removed: 0, restored: 2, kept: 0 });
      expect(await rows()).toEqual(before);
    },
  );

  it('skips listings that were edited since, by name, but not those that were only viewed or expired', async () => {
    const { id } = await desk.imported(
      'businesses',
      `${shops}5,Third,Bakeries,Astoria,\n6,Seen,Bakeries,Astoria,\n`,
      { choice },
    );
    const set = (title: string, change: object) =>
      site.db.updateTable('listing').set(change).where('title_en', '=', title).execute();
    await set('Zaytoun', { verified: true });
    await set('Seen', { views: 7, contact_clicks: 2, status: 'expired' });
    const plan = await desk.call<UndoPlan>('GET', `imports/${id}/undo`);
    expect(plan).toMatchObject({ removed: 3, restored: 0, kept: 1, names: [{ title: 'Zaytoun' }] });
    const { undo } = await desk.doing(id, 'undo');
    expect(undo).toMatchObject({ removed: 3, kept: 1 });
    const left = await site.db
      .selectFrom('listing')
      .select('title_en')
      .where('source', '=', 'business: Chamber')
      .execute();
    expect(left).toEqual([{ title_en: 'Zaytoun' }]);
    await site.db.deleteFrom('listing').where('source', '=', 'business: Chamber').execute();
  });

  it('that a later one overwrote is undone only after that one', async () => {
    const first = await desk.imported('businesses', shops, { choice });
    const second = await desk.imported('businesses', shops.replace('Zaytoun', 'Zaytoun Grill'), { choice });
    expect(second.counts).toMatchObject({ inserted: 0, updated: 1, unchanged: 1 });
    expect(await desk.call<UndoPlan>('GET', `imports/${first.id}/undo`)).toMatchObject({
      removed: 1,
      kept: 1,
    });
    await desk.doing(second.id, 'undo');
    expect((await desk.doing(first.id, 'undo')).undo).toMatchObject({ removed: 2, kept: 0 });
  });

  it('is never started twice, and can be stopped midway', async () => {
    const many = `${head}${Array.from({ length: 3_000 }, (_, n) => `${n},Shop ${n},Bakeries,Astoria,`).join('\n')}\n`;
    const before = await desk.exported('businesses');
    const id = await desk.uploaded('businesses', many);
    await desk.call('PUT', `imports/${id}/mapping`, { choice });
    await desk.doing(id, 'check');
    await desk.call('POST', `imports/${id}/start`, {});
    expect((await admin.call(startImport, { params: { id }, body: {} })).status).toBe(409);
    expect((await admin.call(deleteImport, { params: { id }, body: {} })).status).toBe(409);
    await desk.call('POST', `imports/${id}/cancel`, {});
    const stopped = await desk.settled(id);
    expect(stopped.state).toBe('cancelled');
    expect(stopped.counts.refused).toBe(0);
    const there = await site.db
      .selectFrom('listing')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('source', '=', 'business: Chamber')
      .executeTakeFirstOrThrow();
    expect(stopped.counts.inserted).toBe(there.count);
    expect(there.count).toBeLessThan(3_000);
    if (there.count > 0) await desk.doing(id, 'undo');
    expect(await desk.exported('businesses')).toBe(before);
  });
});

it('the state before an import is deleted after its retention period, and files after a day', async () => {
  const done = await desk.imported('businesses', shops, { choice });
  const [name = ''] = await folder();
  expect(name).toMatch(/^[a-f0-9]{32}\.csv$/);
  const at = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);
  clock = at(23);
  await sweep();
  expect((await desk.call<TransferDetail>('GET', `imports/${done.id}`)).file).not.toBeNull();
  clock = at(25);
  for (const file of await folder()) await utimes(join(site.dataDir, 'transfers', file), noon, noon);
  await sweep();
  expect(await folder()).toEqual([]);
  expect((await desk.call<TransferDetail>('GET', `imports/${done.id}`)).file).toBeNull();
  expect((await admin.call(downloadBadRows, { params: { id: done.id } })).status).toBe(410);
  expect((await (await admin.call(listImportProblems, { params: { id: done.id } })).json()).data).toEqual([]);
  expect((await desk.call<{ transfer: Transfer }>('GET', `imports/${done.id}`)).transfer.canUndo).toBe(true);
  clock = at(31 * 24);
  await sweep();
  expect((await desk.call<{ transfer: Transfer }>('GET', `imports/${done.id}`)).transfer.canUndo).toBe(false);
  expect((await admin.call(undoImport, { params: { id: done.id }, body: {} })).status).toBe(409);
  clock = noon;
});

it('an export is a file of one status, and an entry of the audit log', async () => {
  const pending = await desk.exported('jobs', 'pending');
  expect(parse(pending, { bom: true, columns: true })).toMatchObject([{ status: 'pending' }]);
  expect(pending).toBe(await exportText(site.db, 'jobs', 'pending'));
  const logged = await site.db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'transfer.export')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(logged).toEqual([{ after: { kind: 'jobs', status: 'pending', rows: 1 } }]);
});

const folder = async () => (await readdir(join(site.dataDir, 'transfers')).catch(() => [])).sort();
