import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import {
  approvePost,
  type Reason,
  rejectPost,
  requestPostChange,
  undoDecision,
} from '../../contract/decisions.ts';
import { type Queue, type QueueDetail, readQueuedPost } from '../../contract/moderation.ts';
import type { OwnPost, OwnPostForm, OwnPostKind } from '../../contract/my-posts.ts';
import { postFolders } from '../../contract/post-kinds.ts';
import { createPost, type PostBody, readOwnPost, updatePost } from '../../contract/posting/posting.ts';
import { addMedia, makeOld } from './test-bodies.ts';
import { noon, type TestMember, type TestSite, testSite } from './test-site.ts';

/** The participants of moderation tests: two posters, two moderators, and their pictures. */
export interface Meeting {
  site: TestSite;
  salma: TestMember;
  omar: TestMember;
  judge: TestMember;
  second: TestMember;
  /** Uploaded by Salma. */
  media: number[];
}

/**
 * A site for one test file, with a moderator and an admin, whose clock the test controls; it advances by ten
 * minutes before each test.
 * @param onMade receives the participants when they exist
 * @param settings of the site; by default decisions are notified at once, and cannot be undone
 * @param made wraps the site, such as with `overNetwork`
 */
export function moderationDesk(
  onMade: (meeting: Meeting) => void,
  settings: Record<string, string> = {},
  made: (site: TestSite) => Promise<TestSite> = async (site) => site,
) {
  const desk = { clock: noon };
  let site: TestSite;
  let salma: TestMember;
  let judge: TestMember;
  beforeAll(async () => {
    site = await made(await testSite(() => desk.clock, settings));
    salma = await site.member();
    const omar = await site.member({ name: 'Omar' });
    judge = await site.member({ role: 'moderator' });
    const second = await site.member({ role: 'admin' });
    await makeOld(site, salma);
    onMade({ site, salma, omar, judge, second, media: await addMedia(site, salma, 16) });
  });
  afterAll(() => site.close());
  beforeEach(() => {
    desk.clock = new Date(desk.clock.getTime() + 600_000);
  });

  const post = async (kind: OwnPostKind, body: unknown): Promise<OwnPost> => {
    const params = { folder: postFolders[kind] };
    const response = await salma.call(createPost, { params, body: body as PostBody });
    expect(response.status).toBe(201);
    return (await response.json()).data;
  };
  const edit = async (kind: OwnPostKind, id: number, body: unknown): Promise<OwnPost> => {
    const params = { folder: postFolders[kind], id };
    const response = await salma.call(updatePost, { params, body: body as PostBody });
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()).data;
  };
  const approve = (kind: OwnPostKind, id: number, by = judge) =>
    by.call(approvePost, { params: { kind, id }, body: {} });
  const reject = (kind: OwnPostKind, id: number, reason = 'The picture shows a phone number.', by = judge) =>
    by.call(rejectPost, { params: { kind, id }, body: { reason } });
  const askChange = (kind: OwnPostKind, id: number, reason: Reason, by = judge) =>
    by.call(requestPostChange, { params: { kind, id }, body: reason });
  const undo = (by = judge) => by.call(undoDecision, { body: {} });
  const detailOf = async (kind: OwnPostKind, id: number, by = judge): Promise<QueueDetail> =>
    (await (await by.call(readQueuedPost, { params: { kind, id } })).json()).data;
  const published = async (kind: OwnPostKind, body: unknown): Promise<number> => {
    const { id } = await post(kind, body);
    expect((await approve(kind, id)).status).toBe(200);
    // While a decision can be undone its poster is not notified yet.
    if (!settings.UNDO_SECONDS) await site.nextMail();
    return id;
  };
  const formOf = async (kind: OwnPostKind, id: number): Promise<OwnPostForm> =>
    (await (await salma.call(readOwnPost, { params: { kind, id } })).json()).data;
  const page = (kind: OwnPostKind, id: number) => site.get(`${postFolders[kind]}/${id}`);
  const queue = async (query = ''): Promise<Queue> => (await judge.ask('GET', `admin/queue${query}`)).json();
  const logOf = (id: number) =>
    site.db
      .selectFrom('audit_log')
      .select(['actor_id', 'action', 'subject', 'before', 'after'])
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute();

  return Object.assign(desk, {
    ...{ post, edit, approve, reject, askChange, undo, published },
    ...{ formOf, page, queue, detailOf, logOf },
  });
}
