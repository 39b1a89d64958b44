import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listBusinesses } from '../../../contract/businesses.ts';
import type { Picture } from '../../../contract/pictures.ts';
import type { TransferDetail } from '../../../contract/transfers.ts';
import { deleteImport, downloadBadRows } from '../../../contract/transfers.ts';
import { uploadPicture } from '../../../contract/uploads.ts';
import { createCatalogSource } from '../../rooms/catalog/service.ts';
import { checks } from '../../rooms/health/checks.ts';
import { isPrivateKey } from '../../rooms/media/private-media.ts';
import { createOpenDataFiles } from '../../rooms/open-data/service.ts';
import { transferDesk } from '../../rooms/transfers/testing.ts';
import { noon, type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { addressOf } from '../../testing/typed-client.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';

let server: S3Server;
let site: TestSite;
let admin: TestMember;
beforeAll(async () => {
  server = await startS3Server({ pageSize: 5 });
  site = await testSite(() => noon, { ...server.variables, OPEN_DATA_LICENSE: 'CC0-1.0' });
  admin = await site.member({ role: 'admin' });
  await site.queue.start();
});
afterAll(async () => {
  await site.close();
  await server.close();
});
beforeEach(() => {
  server.state.failures = 0;
  server.state.isPublic = false;
});

const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b6f69' } })
  .jpeg()
  .toBuffer();
async function upload(use?: 'message'): Promise<Response> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(picture)], 'oud.jpg', { type: 'image/jpeg' }));
  if (use) form.set('for', use);
  const headers = { authorization: `Bearer ${admin.token}` };
  return site.ask(addressOf(uploadPicture), { method: 'POST', headers, body: form });
}
const keys = (folder: string) => [...server.objects().keys()].filter((key) => key.startsWith(`${folder}/`));
const localNames = (folder: string) => readdir(join(site.dataDir, folder)).catch(() => []);
const readiness = async () => {
  const { status, storage } = (await (await site.ask('/readyz')).json()).data;
  return [status, storage];
};

it('pictures are objects of the bucket, not local files', async () => {
  const sent = await upload();
  expect(sent.status).toBe(201);
  const { variants }: Picture = (await sent.json()).data;
  for (const { url } of variants) {
    const response = await site.ask(url);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(bytes).toEqual(server.objects().get(`media/${url.split('/').at(-1)}`)?.body);
  }
  expect(keys('media')).toHaveLength(variants.length);
  expect(await localNames('media')).toEqual([]);
  expect((await site.ask('/media/no-such-picture-400.webp')).status).toBe(404);
});

it('photos of messages are private in the bucket as well: neither the site nor the service returns them unsigned', async () => {
  const sent = await upload('message');
  const { url }: Picture = (await sent.json()).data;
  const [path = ''] = url.split('?');
  const key = path.split('/').at(-1) ?? '';
  expect(isPrivateKey(key)).toBe(true);
  expect(server.objects().has(`media/${key}`)).toBe(true);
  expect((await site.ask(url)).status).toBe(200);
  expect((await site.ask(path)).status).toBe(404);
  const { endpoint, bucket } = server.settings;
  expect((await fetch(`${endpoint}/${bucket}/media/${key}`)).status).toBe(403);
});

it('imports read their file from the bucket, and leave no copy behind', async () => {
  const desk = transferDesk(site, admin);
  const choice = {
    source: 'Chamber',
    key: ['id'],
    fields: { title: 'name', categories: 'trade', place: 'area' },
    fixed: {},
    money: 'dollars',
  };
  const shops =
    'id,name,trade,area\n1,Zaytoun,Restaurants,Bay Ridge\n2,مخبز الشام,Bakeries,Astoria\n3,,Bakeries,Astoria\n';
  const done = await desk.imported('businesses', shops, { choice });
  expect(done).toMatchObject({ state: 'done', counts: { inserted: 2, refused: 1 } });
  expect(keys('transfers')).toHaveLength(1);
  const { file } = await desk.call<TransferDetail>('GET', `imports/${done.id}`);
  expect(file?.columns).toEqual(['id', 'name', 'trade', 'area']);
  const bad = await admin.call(downloadBadRows, { params: { id: done.id } });
  expect(await bad.text()).toContain('Bakeries');
  expect(await desk.exported('businesses')).toContain('Zaytoun');
  expect(await localNames('transfers')).toEqual([]);

  const unused = await desk.uploaded('businesses', shops);
  expect(keys('transfers')).toHaveLength(2);
  expect((await admin.call(deleteImport, { params: { id: unused }, body: {} })).status).toBe(200);
  expect(keys('transfers')).toHaveLength(1);
});

it('open data files are written to the bucket and served from it', async () => {
  const files = createOpenDataFiles({
    ...{
      db: site.db,
      queue: { ...site.queue, repeat: () => undefined },
      dataDir: site.dataDir,
      s3: server.settings,
    },
    source: createCatalogSource(site.db, () => noon),
    neighborhoods: { list: async () => [] },
    publicUrl: 'https://city.example',
    license: 'CC0-1.0',
    now: () => noon,
  });
  await files.write();
  expect(keys('open-data')).toHaveLength(9);
  expect(await localNames('open-data')).toEqual([]);
  for (const encoding of ['gzip', 'identity']) {
    const response = await site.ask('/open-data/businesses.json', {
      headers: { 'accept-encoding': encoding },
    });
    expect([response.status, response.headers.get('content-encoding')]).toEqual([
      200,
      encoding === 'gzip' ? 'gzip' : null,
    ]);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (encoding === 'gzip')
      expect(bytes).toEqual(server.objects().get('open-data/businesses.json.gz')?.body);
    else expect(JSON.parse(bytes.toString()).license.name).toBe('CC0-1.0');
  }
});

it.each([
  {
    is: 'fails',
    takeAway: async () => {
      server.state.failures = Number.POSITIVE_INFINITY;
    },
    putBack: async () => {
      server.state.failures = 0;
    },
  },
  { is: 'refuses connections', takeAway: () => server.close(), putBack: () => server.open() },
])(
  'while the service $is reads continue, uploads fail, and recovery is automatic',
  async ({ takeAway, putBack }) => {
    expect(await readiness()).toEqual(['ready', 'ok']);
    await takeAway();
    expect(await readiness()).toEqual(['degraded', 'failed']);
    const refused = await upload();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    const [key = ''] = keys('media');
    expect((await site.ask(`/${key}`)).status).toBe(503);
    expect((await site.call(listBusinesses)).status).toBe(200);
    await putBack();
    expect(await readiness()).toEqual(['ready', 'ok']);
    expect((await site.ask(`/${key}`)).status).toBe(200);
  },
);

it('doctor fails if the bucket is public', async () => {
  const check = () =>
    checks.storage({ environment: { dataDir: site.dataDir, s3: server.settings } } as never);
  expect(await check()).toEqual(['ok', 'storage.bucket', { bucket: 'site-files' }]);
  server.state.isPublic = true;
  expect(await check()).toEqual(['fail', 'storage.public', { bucket: 'site-files' }]);
});
