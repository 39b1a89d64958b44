import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { listCategories } from '../contract/categories.ts';
import { approvePost, type Reason, rejectPost } from '../contract/decisions.ts';
import type { OwnPostKind } from '../contract/my-posts.ts';
import { listCities } from '../contract/places.ts';
import { createPost, type PostBody } from '../contract/posting/posting.ts';
import { uploadPicture } from '../contract/uploads.ts';
import { demoAccounts } from '../server/seed/demo-accounts.ts';
import { callApi } from './api.ts';
import type { TestMember } from './members.ts';
import { newToken } from './visitor.ts';

async function idOf(request: APIRequestContext, slug: string): Promise<number> {
  const { data } = await callApi(request, listCategories, { query: { type: 'products' } });
  return data.find((one) => one.slug === slug)?.id ?? 0;
}

/** Posts a product with a photo as a member, and returns its id. The post is pending. */
export async function postThing(
  request: APIRequestContext,
  who: TestMember,
  title: string,
  changes: Record<string, unknown> = {},
): Promise<number> {
  const body = { ...(await thing(request, who, title)), ...changes } as PostBody;
  const { data } = await callApi(request, createPost, { params: { folder: 'products' }, body }, who);
  return data.id;
}

/** The request body of the product form. */
export async function thing(request: APIRequestContext, who: TestMember, title: string) {
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#c98b2f' } })
    .jpeg()
    .toBuffer();
  const file = { name: 'chair.jpg', mimeType: 'image/jpeg', buffer };
  const { id } = (await callApi(request, uploadPicture, { body: { file } }, who)).data;
  const places = await callApi(request, listCities, {});
  return {
    postType: 'sale',
    title,
    mainCategory: await idOf(request, 'leisure'),
    subCategory: await idOf(request, 'instruments'),
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

/** Decides on a pending post as a moderator of the demo site. */
export async function moderate(
  request: APIRequestContext,
  kind: OwnPostKind,
  id: number,
  why?: string | { template?: string; reason?: string },
): Promise<void> {
  const moderator = demoAccounts.find(({ role }) => role === 'moderator');
  if (!moderator) throw new Error('the demo has no moderator');
  const token = await newToken(request, moderator);
  const params = { kind, id };
  if (!why) await callApi(request, approvePost, { params, body: {} }, { token });
  else {
    const body = (typeof why === 'string' ? { reason: why } : why) as Reason;
    await callApi(request, rejectPost, { params, body }, { token });
  }
}
