import { describe, expect, it } from 'vitest';
import { previewQueuedPost } from '../../../contract/moderation.ts';
import { ownPostKinds } from '../../../contract/my-posts.ts';
import { moderationDesk } from '../../testing/moderation.ts';
import { fullBody, rentalBody } from '../../testing/test-bodies.ts';
import type { TestMember, TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let judge: TestMember;
let media: number[];
const desk = moderationDesk((meeting) => {
  ({ site, judge, media } = meeting);
});
const { post, edit, approve, published, page, queue, logOf } = desk;

const preview = (kind: string, id: number, lang: string) =>
  judge.callUnchecked(previewQueuedPost, { params: { kind, id }, body: { lang } });

describe.each(ownPostKinds)('the preview of a pending %s', (kind) => {
  it('equals the public page after approval, and has no side effects', async () => {
    const { id } = await post(kind, fullBody(site, kind, media));
    const response = await preview(kind, id, 'en');
    expect(response.status, await response.clone().text()).toBe(200);
    const { updatedAt: _, ...data } = (await response.json()).data.data as { updatedAt: string };
    expect((await page(kind, id)).status).toBe(404);
    expect((await queue()).data.map((item) => item.id)).toContain(id);
    expect(await logOf(id)).toEqual([]);
    expect(await site.otherMails()).toEqual([]);

    expect((await approve(kind, id)).status).toBe(200);
    expect((await (await page(kind, id)).json()).data).toMatchObject(data);
    await site.nextMail();
  });
});

describe('the preview of a pending revision', () => {
  it('is the published page with the revision applied', async () => {
    const id = await published('rent', rentalBody(site, media));
    await edit('rent', id, { ...rentalBody(site, media), lang: 'ar', title: 'شقة هادئة' });
    const data = (await (await preview('rent', id, 'ar')).json()).data.data as { title: string };
    expect(data.title).toBe('شقة هادئة');
    expect((await (await page('rent', id)).json()).data.title).not.toBe(data.title);
  });
});

describe('there is no preview', () => {
  it('of decided or missing posts', async () => {
    const id = await published('rent', rentalBody(site, media));
    expect((await preview('rent', id, 'en')).status).toBe(409);
    expect((await preview('rent', 999_999, 'en')).status).toBe(404);
  });
  it('in an unsupported language', async () => {
    expect((await preview('rent', 1, 'fr')).status).toBe(422);
  });
});
