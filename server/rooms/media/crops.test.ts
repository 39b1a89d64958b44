import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../../contract/limits.ts';
import type { Picture } from '../../../contract/pictures.ts';
import { saveProfile } from '../../../contract/profile.ts';
import { cropPicture, uploadPicture } from '../../../contract/uploads.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { addressOf } from '../../testing/typed-client.ts';
import { deleteUnused } from './queries.ts';

let site: TestSite;
let salma: TestMember;
beforeAll(async () => {
  site = await testSite();
});
beforeEach(async () => {
  salma = await site.member();
});
afterAll(() => site.close());

/** Eight fields of different colors in two rows of four. */
async function chart(width = 800, height = 400): Promise<Buffer> {
  const [across, down] = [width / 4, height / 2];
  const fields = colours.map((background, at) => ({
    input: { create: { width: across, height: down, channels: 3 as const, background } },
    left: (at % 4) * across,
    top: Math.floor(at / 4) * down,
  }));
  return sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite(fields)
    .png()
    .toBuffer();
}
const colours = ['#c02020', '#20c020', '#2020c0', '#c0c020', '#c020c0', '#20c0c0', '#808080', '#f0f0f0'];

async function upload(bytes: Buffer): Promise<Picture> {
  const body = new FormData();
  body.append('file', new File([bytes as BlobPart], 'a.png'));
  const response = await salma.call(uploadPicture, { body });
  expect(response.status).toBe(201);
  return (await response.json()).data;
}
const crop = (id: number | string, body: unknown, who = salma, lang = 'en') =>
  who.callUnchecked(cropPicture, { params: { id }, body }, { lang });
async function colourOf(url: string): Promise<number[]> {
  const bytes = await (await site.ask(url)).arrayBuffer();
  const { dominant } = await sharp(bytes).stats();
  return [dominant.r, dominant.g, dominant.b];
}

describe('a crop', () => {
  it('is a picture of its own with the requested area', async () => {
    const whole = await upload(await chart());
    // The third field of the lower row.
    const response = await crop(whole.id, { x: 0.5, y: 0.5, width: 0.25, height: 0.5 });
    expect(response.status).toBe(201);
    const { data: part } = (await response.json()) as { data: Picture };
    expect(part).toMatchObject({ width: 200, height: 200 });
    expect(part.id).not.toBe(whole.id);
    expect(part.url).toMatch(/^\/media\/[0-9a-f]{32}-\d+\.webp$/);
    expect(part.url.slice(0, 20)).not.toBe(whole.url.slice(0, 20));
    expect(part.placeholder).toBeTruthy();
    for (const channel of await colourOf(part.url)) expect(Math.abs(channel - 128)).toBeLessThan(16);
    expect((await site.ask(whole.url)).status).toBe(200);
    const row = await site.db.selectFrom('media').selectAll().where('id', '=', part.id).executeTakeFirst();
    expect(row?.owner_id).toBe(salma.id);
  });
  it('of a wide picture has several widths', async () => {
    const whole = await upload(await chart(2_000, 1_000));
    const { data: part } = await (await crop(whole.id, { x: 0, y: 0.25, width: 1, height: 0.5 })).json();
    expect(part).toMatchObject({ width: 1600, height: 400 });
    expect(part.variants.map(({ width }: { width: number }) => width)).toEqual([400, 600, 800, 1600]);
  });
  it('may be cropped again, and cover the whole', async () => {
    const whole = await upload(await chart());
    const { data: part } = await (await crop(whole.id, { x: 0, y: 0, width: 1, height: 1 })).json();
    expect(part).toMatchObject({ width: 800, height: 400 });
    const { data: smaller } = await (await crop(part.id, { x: 0.5, y: 0, width: 0.5, height: 1 })).json();
    expect(smaller).toMatchObject({ width: 400, height: 400 });
  });
  it('that slightly exceeds the whole after rounding is the whole', async () => {
    const whole = await upload(await chart());
    const response = await crop(whole.id, { x: 1 / 3, y: 0, width: 2 / 3 + 1e-9, height: 1 });
    expect(response.status).toBe(201);
    expect((await response.json()).data.width).toBe(533);
  });
  it('of a small picture may be as small', async () => {
    const whole = await upload(await chart(80, 40));
    expect((await crop(whole.id, { x: 0, y: 0, width: 1, height: 1 })).status).toBe(201);
    expect((await crop(whole.id, { x: 0, y: 0, width: 0.5, height: 1 })).status).toBe(422);
  });
  it('is deleted if unreferenced like an original, and may be referenced by a profile like any other', async () => {
    const whole = await upload(await chart());
    const { data: part } = await (await crop(whole.id, { x: 0, y: 0, width: 0.5, height: 1 })).json();
    const sweeps = await sql<{ id: string; after: number }>`
      select data->>'mediaId' as id, extract(epoch from start_after - created_on)::int as after from pgboss.job where name = 'media-sweep'
    `.execute(site.db);
    for (const id of [whole.id, part.id]) {
      expect(sweeps.rows.find((sweep) => Number(sweep.id) === id)?.after).toBe(
        limits.unusedMediaHours * 3_600,
      );
    }
    expect((await salma.call(saveProfile, { body: { picture: part.id } })).status).toBe(200);
    expect(await deleteUnused(site.db, part.id)).toEqual([]);
    expect((await deleteUnused(site.db, whole.id)).length).toBeGreaterThan(0);
    expect((await site.ask(part.url)).status).toBe(200);
  });
});

describe('is rejected', () => {
  const half = { x: 0, y: 0, width: 0.5, height: 0.5 };
  it.each<[string, unknown, string]>([
    ['a part beyond the right edge', { ...half, x: 0.6 }, 'width'],
    ['a part beyond the lower edge', { ...half, y: 0.6 }, 'height'],
    ['a beginning left of it', { ...half, x: -0.1 }, 'x'],
    ['a beginning above it', { ...half, y: -0.0001 }, 'y'],
    ['more than all', { ...half, width: 1.5 }, 'width'],
    ['nothing wide', { ...half, width: 0 }, 'width'],
    ['less than nothing high', { ...half, height: -1 }, 'height'],
    ['a sliver', { ...half, width: 0.01 }, 'width'],
    ['a dot', { x: 0.5, y: 0.5, width: 0.000_001, height: 0.000_001 }, 'height'],
    ['no number (NaN is null in JSON)', { ...half, x: Number.NaN }, 'x'],
    ['no end', { ...half, width: Number.POSITIVE_INFINITY }, 'width'],
    ['a number in words', { ...half, x: '0.1' }, 'x'],
    ['half of a part', { x: 0, y: 0, width: 0.5 }, 'height'],
  ])('%s', async (_, body, field) => {
    const whole = await upload(await chart());
    const response = await crop(whole.id, body);
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).errors ?? {})).toContain(field);
    const arabic = await (await crop(whole.id, body, salma, 'ar')).json();
    expect(arabic.errors?.[field]?.[0]).toMatch(/[\u0600-\u06ff]/);
  });
  it('for numbers beyond the range of JSON', async () => {
    const whole = await upload(await chart());
    const response = await site.ask(addressOf(cropPicture, { params: { id: whole.id } }), {
      method: 'POST',
      headers: { authorization: `Bearer ${salma.token}`, 'content-type': 'application/json' },
      body: '{"x":0,"y":0,"width":1e999,"height":1}',
    });
    expect(response.status).toBe(422);
  });
  it("for another user's picture, one of the site, and a missing one, all alike", async () => {
    const whole = await upload(await chart());
    const omar = await site.member();
    const own = await site.db
      .insertInto('media')
      .values({ key: 'hero-800.webp', width: 800, height: 400, bytes: 9, placeholder: '', variants: '[]' })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const id of [
      whole.id,
      own.id,
      999_999,
      4_294_967_296,
      0,
      -1,
      1.5,
      '1e3',
      '99999999999999999999',
      'x',
      "'",
    ]) {
      const response = await crop(id, half, omar);
      expect({ id, status: response.status }).toEqual({ id, status: 404 });
    }
    expect(await site.db.selectFrom('media').select('id').where('owner_id', '=', omar.id).execute()).toEqual(
      [],
    );
  });
  it('for guests, before anything is read', async () => {
    const whole = await upload(await chart());
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    expect((await site.ask(addressOf(cropPicture, { params: { id: whole.id } }), init)).status).toBe(401);
  });
  it('with properties beyond the area, such as the owner', async () => {
    const whole = await upload(await chart());
    const { data } = await (await crop(whole.id, { ...half, owner_id: 1, ownerId: 1, id: whole.id })).json();
    const row = await site.db
      .selectFrom('media')
      .select('owner_id')
      .where('id', '=', data.id)
      .executeTakeFirst();
    expect(row?.owner_id).toBe(salma.id);
  });
  it('for a picture whose file is gone', async () => {
    const whole = await upload(await chart());
    await site.db
      .updateTable('media')
      .set({ key: `${'0'.repeat(32)}-800.webp` })
      .where('id', '=', whole.id)
      .execute();
    expect((await crop(whole.id, half)).status).toBe(404);
  });
  it('beyond the rate limit', async () => {
    const whole = await upload(await chart(200, 200));
    const statuses = [];
    for (let count = 0; count <= limits.rates.crops.points; count += 1) {
      const response = await crop(whole.id, { x: 0, y: 0, width: 0.9, height: 0.9 });
      statuses.push(response.status);
      if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(limits.rates.crops.points);
    expect(statuses.at(-1)).toBe(429);
  });
});

it('is part of the API document', async () => {
  const document = await (await site.ask('/api/openapi.json')).json();
  const call = Object.entries<Record<string, { security?: unknown; parameters?: { name: string }[] }>>(
    document.paths,
  ).find(([path]) => path.endsWith('/media/{id}/crop'))?.[1].post;
  expect(call?.security).toEqual([{ bearer: [] }]);
  expect(call?.parameters?.map(({ name }) => name)).toContain('id');
});
