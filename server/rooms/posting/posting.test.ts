import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnPostForm, type OwnPostKind, ownPostKinds } from '../../../contract/my-posts.ts';
import { postFolders } from '../../../contract/post-kinds.ts';
import { createPost, postSchemas, readOwnPost } from '../../../contract/posting/posting.ts';
import { canonical } from '../../http/wording.ts';
import { addMedia, fullBody, leastBody, makeOld } from '../../testing/test-bodies.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { type Body, settled } from './kinds.ts';

let site: TestSite;
let salma: TestMember;
let media: number[];
beforeAll(async () => {
  site = await testSite();
  salma = await site.member();
  await makeOld(site, salma);
  media = await addMedia(site, salma, 14);
});
afterAll(() => site.close());

const post = async (kind: OwnPostKind, body: unknown, lang?: string) =>
  salma.callUnchecked(createPost, { params: { folder: postFolders[kind] }, body }, { lang });
const formOf = async (kind: OwnPostKind, id: number): Promise<OwnPostForm> =>
  (await (await salma.call(readOwnPost, { params: { kind, id } })).json()).data;

const bodies = ownPostKinds.flatMap((kind) => [
  [kind, 'least', leastBody] as const,
  [kind, 'full', fullBody] as const,
]);

describe.each(bodies)('a %s with the %s that is allowed', (kind, _, bodyFor) => {
  it('is accepted, pending, and loads into its form as submitted', async () => {
    const sent = bodyFor(site, kind, media);
    const response = await post(kind, sent);
    const { data, errors } = await response.json();
    expect(errors).toBeUndefined();
    expect(response.status).toBe(201);
    expect(data).toMatchObject({ kind, status: 'pending', publishedAt: null, change: null });

    const { body, pictures, version } = await formOf(kind, data.id);
    const meant = settled(kind, postSchemas[kind].parse(sent), 'en');
    expect(canonical(body)).toBe(canonical(meant));
    expect(Object.keys(body).sort()).toEqual(Object.keys(meant).sort());
    expect(pictures.map((picture) => picture.url).every((url) => url.startsWith('/media/'))).toBe(true);
    expect(version).toMatch(/^[\w-]{22}$/);
    // The form can submit what it loaded without changes.
    expect(canonical(settled(kind, postSchemas[kind].parse(body), 'en'))).toBe(canonical(body as Body));
  });
});
