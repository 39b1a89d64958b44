import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBusinesses } from '../../contract/businesses.ts';
import { uploadPicture } from '../../contract/uploads.ts';
import { type TestMember, type TestSite, testSite } from '../testing/test-site.ts';
import { addressOf } from '../testing/typed-client.ts';

let site: TestSite;
let member: TestMember;
beforeAll(async () => {
  site = await testSite();
  member = await site.member();
});
afterAll(() => site.close());

async function send(): Promise<Response> {
  const gray = sharp({ create: { width: 40, height: 40, channels: 3, background: '#888' } });
  const body = new FormData();
  body.append('file', new File([new Uint8Array(await gray.png().toBuffer())], 'a.png'));
  const headers = { authorization: `Bearer ${member.token}` };
  return site.ask(addressOf(uploadPicture), { method: 'POST', body, headers });
}
const readiness = async () => {
  const answer = await site.ask('/readyz');
  const { status, storage } = (await answer.json()).data;
  return [answer.status, status, storage];
};
const pictures = async () => (await site.db.selectFrom('media').select('id').execute()).length;

it('while the folder of the pictures is unavailable uploads fail, reads continue, and recovery is automatic', async () => {
  const media = join(site.dataDir, 'media');
  await mkdir(media, { recursive: true });
  expect((await send()).status).toBe(201);
  await rename(media, `${media}-away`);
  await writeFile(media, '');
  expect(await readiness()).toEqual([200, 'degraded', 'failed']);
  const refused = await send();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await pictures()).toBe(1);
  expect((await site.call(listBusinesses)).status).toBe(200);

  await rm(media);
  await rename(`${media}-away`, media);
  expect(await readiness()).toEqual([200, 'ready', 'ok']);
  expect((await send()).status).toBe(201);
});
