import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { demoAccounts } from '../server/seed/demo-accounts.ts';
import { expect } from './fixtures.ts';
import { asMember, type StoryMember } from './members.ts';
import { newToken } from './visitor.ts';

const base = '/api/NY/en/0';

async function idOf(request: APIRequestContext, list: string, slug: string): Promise<number> {
  const { data } = (await (await request.get(`${base}/${list}`)).json()) as {
    data: { id: number; slug: string }[];
  };
  return data.find((one) => one.slug === slug)?.id ?? 0;
}

/** Posts a thing for sale in somebody's name, with a picture, and answers its id. It waits then. */
export async function postThing(
  request: APIRequestContext,
  who: StoryMember,
  title: string,
  changes: Record<string, unknown> = {},
): Promise<number> {
  const response = await request.post(`${base}/products`, {
    ...asMember(who),
    data: { ...(await thing(request, who, title)), ...changes },
  });
  expect(response.status(), await response.text()).toBe(201);
  return ((await response.json()) as { data: { id: number } }).data.id;
}

/** What the form sends of a thing for sale. */
export async function thing(request: APIRequestContext, who: StoryMember, title: string) {
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#c98b2f' } })
    .jpeg()
    .toBuffer();
  const upload = await request.post(`${base}/media`, {
    ...asMember(who),
    multipart: { file: { name: 'chair.jpg', mimeType: 'image/jpeg', buffer } },
  });
  expect(upload.status()).toBe(201);
  const { id } = ((await upload.json()) as { data: { id: number } }).data;
  const places = (await (await request.get(`${base}/cities`)).json()) as {
    data: { cities: { id: number }[] }[];
  };
  return {
    postType: 'sale',
    title,
    mainCategory: await idOf(request, 'listings?type=products', 'leisure'),
    subCategory: await idOf(request, 'listings?type=products', 'instruments'),
    type: 'Oud',
    condition: 'used',
    place: places.data[0]?.cities[0]?.id,
    priceCents: 45_000,
    phone: '+17185550142',
    images: [id],
    description: 'Played with care for ten years.',
    termsAccepted: true,
  };
}

/** Decides about what waits, as a moderator of the demo does. */
export async function moderate(
  request: APIRequestContext,
  kind: string,
  id: number,
  why?: string | { template?: string; reason?: string },
): Promise<void> {
  const moderator = demoAccounts.find(({ role }) => role === 'moderator');
  if (!moderator) throw new Error('the demo has no moderator');
  const token = await newToken(request, moderator);
  const response = await request.post(`${base}/admin/queue/${kind}/${id}/${why ? 'reject' : 'approve'}`, {
    ...asMember({ token }),
    data: typeof why === 'string' ? { reason: why } : (why ?? {}),
  });
  expect(response.status(), await response.text()).toBe(200);
}
