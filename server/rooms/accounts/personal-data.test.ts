import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn } from '../../../contract/accounts.ts';
import { approvePost, rejectPost } from '../../../contract/decisions.ts';
import { deletePost } from '../../../contract/post-lifecycle.ts';
import { createPost, updatePost } from '../../../contract/posting/posting.ts';
import { deleteAccount, exportAccount } from '../../../contract/profile.ts';
import { addMedia, rentalBody } from '../../testing/test-bodies.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

const password = 'a password of tests';
let site: TestSite;
let judge: TestMember;
beforeAll(async () => {
  site = await testSite();
  judge = await site.member({ role: 'moderator', name: 'Judge Judy' });
});
afterAll(() => site.close());

const exported = async (who: TestMember) => JSON.parse(await (await who.call(exportAccount)).text());
const refusals = () => site.db.selectFrom('listing_refusal').select(['listing_id']).execute();

/** Rejects a member's home once as a submission and once as a revision. */
async function refusedTwice(who: TestMember): Promise<number> {
  const body = { ...rentalBody(site, await addMedia(site, who, 1)), title: 'First wording' };
  const { data } = await (await who.callUnchecked(createPost, { params: { folder: 'rents' }, body })).json();
  const params = { kind: 'rent', id: data.id } as const;
  const decide = async (verdict: typeof approvePost | typeof rejectPost, given: object) =>
    expect((await judge.callUnchecked(verdict, { params, body: given })).status).toBe(200);
  await decide(rejectPost, { reason: 'Say how many rooms' });
  await who.callUnchecked(updatePost, {
    params: { folder: 'rents', id: data.id },
    body: { ...body, title: 'Second wording' },
  });
  await decide(approvePost, {});
  await who.callUnchecked(updatePost, {
    params: { folder: 'rents', id: data.id },
    body: { ...body, title: 'Third wording' },
  });
  await decide(rejectPost, { reason: 'It was better before' });
  return data.id;
}

it('rejected versions of a member’s posts are in that member’s export only, and deleted with the account', async () => {
  const salma = await site.member({ password });
  const id = await refusedTwice(salma);
  const { refusalsOfPosts } = await exported(salma);
  expect(refusalsOfPosts).toMatchObject([
    { listing_id: id, note: 'Say how many rooms', body: { title: 'First wording' } },
    { listing_id: id, note: 'It was better before', body: { title: 'Third wording' } },
  ]);
  expect(JSON.stringify(refusalsOfPosts)).not.toMatch(/decided_by|Judge Judy/);
  for (const other of [judge, await site.member()])
    expect((await exported(other)).refusalsOfPosts).toEqual([]);

  // A deleted post can be restored for a while, and is exported until then.
  await salma.call(deletePost, { params: { folder: 'rents', id } });
  expect((await exported(salma)).refusalsOfPosts).toHaveLength(2);
  expect((await salma.call(deleteAccount, { body: { password } })).status).toBe(200);
  expect(await refusals()).toEqual([]);
});

it('sessions and visits of a member are in the export, without credentials', async () => {
  const salma = await site.member({ password });
  const signedIn = await site.call(logIn, { body: { email: salma.email, password } });
  expect(signedIn.status).toBe(200);
  const file = await exported(salma);
  expect(file.account).toHaveProperty('last_seen_at');
  expect(file.trustedBrowsers).toMatchObject([{ last_used_at: expect.any(String) }]);
  expect(JSON.stringify(file)).not.toContain('device_hash');
  expect((await salma.call(deleteAccount, { body: { password } })).status).toBe(200);
  expect(await site.db.selectFrom('trusted_device').selectAll().execute()).toEqual([]);
});

/** The part of an export with the rows of a table; null if it has no personal data. */
const partOf: Record<string, string | null> = {
  session: 'sessions',
  known_device: 'devices',
  trusted_device: 'trustedBrowsers',
  passkey: 'passkeys',
  api_key: 'apiKeys',
  // Random values that expire within minutes.
  passkey_challenge: null,
  identity: 'identities',
  phone_proof: 'phoneProofs',
  // Sign-ins that expire within minutes.
  identity_request: null,
  mail_proof: 'mailsToProveAnAddress',
  ...{ listing: 'posts', business: 'posts', product: 'posts', rental: 'posts', job: 'posts', event: 'posts' },
  listing_media: 'posts',
  listing_revision: 'changesOfPosts',
  listing_refusal: 'refusalsOfPosts',
  posting: 'postings',
  media: 'pictures',
  alert_reader: 'alerts',
  ...{ alert: 'alerts', alert_match: 'alerts', match_dismissal: 'offersDismissed' },
  saved_item: 'saved',
  event_attendance: 'attendance',
  event_reminder: 'remindersOfEvents',
  saved_news: 'newsOfSaved',
  report: 'reports',
  claim: 'claims',
  review: 'reviews',
  review_vote: 'reviewsCalledHelpful',
  review_report: 'reportsOfReviews',
  translation: 'translations',
  glossary_proposal: 'glossaryProposals',
  // Review counts.
  ...{ review_tally: null, review_purpose: null, review_freeze: null, member_review_freeze: null },
  ...{ conversation: 'conversations', conversation_side: 'conversations', message: 'conversations' },
  held_message: 'conversations',
  conversation_report: 'reportsOfConversations',
  ...{ inbox: 'inbox', member_block: 'blockedMembers' },
  audit_log: 'whatWasDone',
  // Claims of moderators, and decisions that can be undone within a minute.
  ...{ queue_claim: null, open_decision: null, open_review_decision: null },
  // Directory entries before a member claimed them.
  listing_before_claim: null,
  // The short address on a poster's printout.
  short_address: null,
  // The hash of a link in an email.
  renewal_link: null,
  // Authors of content and imports in the team, recorded in the audit log.
  ...{ version: null, contact_answer: null, newsletter_issue: null },
  ...{ transfer: null, transfer_mapping: null, transfer_item: null },
};

it('every table that references a member or a post is exported or declared to hold no personal data, and allows deletion', async () => {
  const { rows } = await sql<{ name: string; rule: string }>`
    select conrelid::regclass::text as name, confdeltype as rule from pg_constraint
    where contype = 'f' and confrelid in ('app_user'::regclass, 'listing'::regclass)
      and connamespace = 'public'::regnamespace`.execute(site.db);
  const names = [...new Set(rows.map(({ name }) => name))];
  expect(names.sort()).toEqual(Object.keys(partOf).sort());
  expect(Object.keys(await exported(judge))).toEqual(
    expect.arrayContaining(Object.values(partOf).filter((part) => part !== null)),
  );
  // “c” cascades, “n” sets null.
  expect(rows.filter(({ rule }) => rule !== 'c' && rule !== 'n')).toEqual([]);
});
