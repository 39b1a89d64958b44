import { describe, expect, it } from 'vitest';
import { listMessages, sendContactMessage } from '../../contract/contact.ts';
import {
  approvePost,
  type DecidedMany,
  decideMany,
  rejectPost,
  requestPostChange,
} from '../../contract/decisions.ts';
import { uploadImport } from '../../contract/transfers.ts';
import { moderationDesk } from '../testing/moderation.ts';
import { overNetwork } from '../testing/network-site.ts';
import { jobBody } from '../testing/test-bodies.ts';
import type { TestMember, TestSite } from '../testing/test-site.ts';
import { addressOf } from '../testing/typed-client.ts';

let site: TestSite;
let judge: TestMember;
let second: TestMember;
const desk = moderationDesk(
  (meeting) => {
    ({ site, judge, second } = meeting);
  },
  { RATE_LIMITS: '0' },
  overNetwork,
);
const { post, queue, logOf } = desk;

/** Pending posts, in the format of `decide`. */
async function pending(count: number, title: string) {
  const ids: number[] = [];
  for (let each = 0; each < count; each++)
    ids.push((await post('job', { ...jobBody(site), title: `${title} ${each}` })).id);
  const { data } = await queue('?kind=job');
  return data.filter(({ id }) => ids.includes(id)).map(({ kind, id, stamp }) => ({ kind, id, stamp }));
}

const actionsOf = async (id: number) => (await logOf(id)).map(({ action }) => action);

describe('several moderators who decide on the same posts concurrently', () => {
  const verdicts = [
    ['approve', 'post.approve'],
    ['reject', 'post.reject'],
    ['change', 'post.send_back'],
  ] as const;
  it.each(verdicts)(
    '%s: each post is decided and logged once, and every request succeeds',
    async (verdict, action) => {
      const posts = await pending(3, verdict);
      expect(posts).toHaveLength(3);
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          (index % 2 ? judge : second).call(decideMany, {
            body: {
              verdict,
              template: 'rules',
              posts,
            },
          }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const outcomes: DecidedMany[] = await Promise.all(
        answers.map(async (answer) => (await answer.json()).data),
      );
      expect(outcomes.flatMap(({ decided }) => decided.map(({ id }) => id)).sort()).toEqual(
        posts.map(({ id }) => id).sort(),
      );
      // Later requests report so for each post.
      for (const { decided, skipped } of outcomes) expect(decided.length + skipped.length).toBe(posts.length);
      expect(outcomes.filter(({ decided }) => decided.length === 0).length).toBeGreaterThan(0);
      for (const { id } of posts) expect(await actionsOf(id)).toEqual([action]);
      for (const _ of posts) await site.nextMail();
      expect(await site.otherMails()).toEqual([]);
    },
  );

  it('on one post: the first decides, the others are told that it was decided', async () => {
    const [{ id } = { id: 0 }] = await pending(1, 'Single');
    const answers = await Promise.all(
      [approvePost, rejectPost, requestPostChange, approvePost, rejectPost, requestPostChange].map(
        (verb, index) =>
          (index % 2 ? judge : second).callUnchecked(verb, {
            params: { kind: 'job', id },
            body: { template: 'rules' },
          }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
    await site.nextMail();
  });
});

describe('repeated requests of the back office', () => {
  /** Sends the same request twice concurrently, then once more. */
  async function threeTimes(method: string, path: string, body: object): Promise<number[]> {
    const ask = async () => (await second.ask(method, `admin/${path}`, body)).status;
    return [...(await Promise.all([ask(), ask()])), await ask()];
  }
  const succeeds = [200, 200, 200];
  const once = [200, 409, 409];

  it('close and reopen a message without a second log entry', async () => {
    const body = { name: 'Huda', email: 'huda@post.example', message: 'Good morning' };
    const sent = await site.call(sendContactMessage, { body });
    expect(sent.status).toBe(200);
    const [{ id } = { id: 0 }] = (await (await second.call(listMessages)).json()).data;
    expect(await threeTimes('POST', `messages/${id}/close`, {})).toEqual(succeeds);
    expect(await threeTimes('POST', `messages/${id}/reopen`, {})).toEqual(succeeds);
    expect((await actionsOf(id)).filter((action) => action.startsWith('message.'))).toEqual([
      'message.close',
      'message.reopen',
    ]);
  });

  it('ban and unban a member once', async () => {
    const { id } = await site.member({ name: 'Nader' });
    const reason = { reason: 'Spam.', posts: 'hide' };
    expect(await threeTimes('POST', `users/${id}/ban`, reason)).toEqual(succeeds);
    expect(await threeTimes('POST', `users/${id}/unban`, {})).toEqual(succeeds);
    expect((await actionsOf(id)).filter((action) => action.startsWith('user.'))).toEqual([
      'user.ban',
      'user.unban',
    ]);
  });

  it('verify a business once; take a listing down and restore it once', async () => {
    const [id = 0] = await site.addBusinesses({ name: { en: 'Al Noor Bakery' } });
    expect(await threeTimes('POST', `listings/${id}/verify`, { verified: true })).toEqual(succeeds);
    expect((await threeTimes('POST', `listings/${id}/take-down`, { reason: 'Gone.' })).sort()).toEqual(once);
    expect((await threeTimes('POST', `listings/${id}/put-back`, {})).sort()).toEqual(once);
    expect(await actionsOf(id)).toEqual(['listing.verify', 'listing.take-down', 'listing.put-back']);
  });

  it('delete an uploaded file once', async () => {
    const uploaded = await site.ask(addressOf(uploadImport, { query: { kind: 'jobs', name: 'jobs.csv' } }), {
      method: 'POST',
      headers: { authorization: `Bearer ${second.token}`, 'content-type': 'text/csv' },
      body: 'title\nBaker\n',
    });
    const { id } = (await uploaded.json()).data;
    const statuses = await threeTimes('DELETE', `transfer/imports/${id}`, {});
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await actionsOf(id)).filter((action) => action === 'transfer.remove')).toHaveLength(1);
  });
});
