import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listening, listen } from '../database/listen.ts';
import { addSample, type Sample } from '../testing/sample-pages.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';
import { type Changes, type Dropped, listenToChanges } from './changes.ts';

let site: TestSite;
let sample: Sample;
let listening: Listening;
let said: string[] = [];
let marked = Promise.withResolvers<void>();
beforeAll(async () => {
  site = await testSite();
  sample = await addSample(site);
  listening = await listen({
    connectionString: site.connectionString,
    channel: 'changes',
    name: 'test',
    onNotification: (payload) => (payload === 'mark' ? marked.resolve() : said.push(payload)),
    onConnected: () => undefined,
  });
});
afterAll(async () => {
  await listening.close();
  await site.close();
});

/** The tags that a statement notifies, in alphabetical order. Notifications arrive in commit order. */
async function notifiedBy(statement: string): Promise<string> {
  said = [];
  marked = Promise.withResolvers();
  await sql.raw(statement).execute(site.db);
  await sql`select pg_notify('changes', 'mark')`.execute(site.db);
  await marked.promise;
  return [...new Set(said.flatMap((payload) => payload.split(' ')))].sort().join(' ');
}

describe('statements notify changes that guests see', () => {
  const { business, rental, blog } = {
    business: () => sample.business,
    rental: () => sample.rental,
    blog: () => sample.blog,
  };
  const of = (kind: string, id: number) => `${kind} ${kind}:${id}`;
  it.each<[string, () => string, () => string]>([
    [
      'a title: the record and the lists of its kind',
      () => `update listing set title_en = 'Bab Sharqi' where id = ${business()}`,
      () => of('business', business()),
    ],
    [
      'a detail',
      () => `update business set whatsapp = '+17185550199' where id = ${business()}`,
      () => of('business', business()),
    ],
    [
      'what is closed: the numbers, too',
      () => `update listing set status = 'closed' where id = ${rental()}`,
      () => `counts ${of('rental', rental())} withdrawn`,
    ],
    [
      'what is published',
      () => `update listing set status = 'published' where id = ${rental()}`,
      () => `counts ${of('rental', rental())}`,
    ],
    [
      'where it is',
      () => `update listing set lat = lat + 0.001 where id = ${business()}`,
      () => `business business:${business()} counts`,
    ],
    [
      'the verified mark, which lists count',
      () => `update listing set verified = not verified where id = ${business()}`,
      () => `business business:${business()} counts`,
    ],
    [
      'what the team takes down, and puts back',
      () => `update listing set status = 'closed', taken_down_at = now(), taken_down_from = 'published',
        take_down_reason = 'x' where id = ${business()};
        update listing set status = 'published', taken_down_at = null, taken_down_from = null, take_down_reason = null
        where id = ${business()}`,
      () => `business business:${business()} counts withdrawn`,
    ],
    ['a name of a category', () => "update category set name_en = 'Breads' where id = 1", () => 'catalog'],
    ['a concept', () => "insert into concept (slug, terms) values ('x', '{x,y}')", () => 'catalog'],
    ['a setting', () => `insert into setting (key, value) values ('x', '{}')`, () => 'settings'],
    [
      'an article',
      () => `update content set title = '{"en":"New","ar":"جديد"}' where id = ${blog()}`,
      () => of('content:blog', blog()),
    ],
    [
      'an article that is put away',
      () => `update content set status = 'archived' where id = ${blog()}`,
      () => `${of('content:blog', blog())} withdrawn`,
    ],
    [
      'a phone that is taken away, as withdrawn',
      () => `update listing set phone = '+17185550123' where id = ${business()};
        update listing set phone = null where id = ${business()}`,
      () => `${of('business', business())} withdrawn`,
    ],
    [
      'what expired, as what may be served a while',
      () => `update listing set status = 'published' where id = ${rental()};
        update listing set status = 'expired' where id = ${rental()};
        update listing set status = 'published' where id = ${rental()}`,
      () => `counts ${of('rental', rental())}`,
    ],
    ['a table that is emptied', () => 'truncate concept', () => 'all'],
  ])('%s', async (_, statement, tags) => expect(await notifiedBy(statement())).toBe(tags()));

  it.each<[string, () => string]>([
    ['counters', () => 'update listing set views = views + 1, contact_clicks = contact_clicks + 1'],
    ['reminders of an owner', () => 'update listing set reminded_at = now()'],
    ['nothing at all', () => 'update listing set title_en = title_en'],
    ['what waits', () => `update listing set title_en = 'Waits' where status = 'pending'`],
    ['a draft', () => `update content set title = '{"en":"A","ar":"ب"}' where status = 'draft'`],
    ['what nobody sees of an account', () => `update app_user set lang = 'ar', updated_at = now()`],
    ['a rate limit', () => `insert into rate_limit (key) values ('x')`],
  ])('but not %s', async (_, statement) => {
    const { id } = await site.member();
    const [waiting = 0] = await site.addBusinesses({ name: { en: 'Waiting' }, status: 'pending' });
    await sql`update listing set owner_id = ${id} where id = ${waiting}`.execute(site.db);
    await sql`insert into content (kind, slug, status, title) values ('blog', ${`draft-${id}`}, 'draft', '{"en":"D","ar":"د"}')`.execute(
      site.db,
    );
    expect(await notifiedBy(statement())).toBe('');
  });
  it('a change is notified even if a counter changes with it', async () => {
    expect(
      await notifiedBy(
        `update listing set views = views + 1, title_en = 'Both' where id = ${sample.business}`,
      ),
    ).toBe(of('business', sample.business));
  });
  it('the name of a member on their posts', async () => {
    const { id } = await site.member();
    await sql`update listing set owner_id = ${id} where id = ${sample.rental}`.execute(site.db);
    expect(await notifiedBy(`update app_user set name = 'Another' where id = ${id}`)).toBe(
      `member member:${id} ${of('rental', sample.rental)} withdrawn`,
    );
  });
  it('the public profile of a member, and its removal', async () => {
    const { id } = await site.member();
    const page = `member member:${id}`;
    const set = (values: string) => notifiedBy(`update app_user set ${values} where id = ${id}`);
    expect(await set(`languages = '{ar}'`)).toBe(page);
    expect(await set('public_picture = true')).toBe(page);
    await sql`update listing set owner_id = ${id} where id = ${sample.rental}`.execute(site.db);
    expect(await set('public_page = false')).toBe(`${page} ${of('rental', sample.rental)} withdrawn`);
    expect(await set('public_page = true')).toBe(`${page} ${of('rental', sample.rental)}`);
    expect(await notifiedBy(`delete from app_user where id = ${(await site.member()).id}`)).toMatch(
      /^member member:\d+ withdrawn$/,
    );
  });
  it('that a business is claimed', async () => {
    const { id } = await site.member();
    expect(await notifiedBy(`update listing set owner_id = ${id} where id = ${sample.business}`)).toBe(
      of('business', sample.business),
    );
  });
  it('a picture, by the records that use it', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into media (key, width, height, bytes) values ('k', 10, 10, 10) returning id`.execute(site.db);
    const media = rows[0]?.id;
    expect(
      await notifiedBy(
        `insert into listing_media (listing_id, role, position, media_id) values (${sample.business}, 'main', 5, ${media})`,
      ),
    ).toBe(of('business', sample.business));
    expect(await notifiedBy(`update media set placeholder = 'abc' where id = ${media}`)).toBe(
      of('business', sample.business),
    );
    expect(await notifiedBy(`delete from listing_media where media_id = ${media}`)).toBe(
      `${of('business', sample.business)} withdrawn`,
    );
  });
  it('many at once as all of the type, in a message within the size limit', async () => {
    const drafts = Array.from({ length: 150 }, (_, index) => ({ name: { en: `Place ${index}` } }));
    const ids = await site.addBusinesses(...drafts);
    expect(await notifiedBy(`update listing set boost = 0.1 where id in (${ids})`)).toBe(
      'business business:* counts',
    );
    expect(await notifiedBy(`delete from listing where id in (${ids})`)).toBe(
      'business business:* counts withdrawn',
    );
  });
  it('nothing that is rolled back', async () => {
    const statement = `do $$ begin
        update listing set title_en = 'Never' where id = ${sample.business};
        raise exception 'no';
      exception when raise_exception then null; end $$`;
    expect(await notifiedBy(statement)).toBe('');
  });
});

it('every table notifies its changes, or is listed as invisible to guests', async () => {
  const unseen = [
    // Imports; the listings themselves notify.
    ...['transfer', 'transfer_mapping', 'transfer_item', 'transfer_problem'],
    ...[
      'session',
      'mail_proof',
      'known_device',
      'trusted_device',
      'passkey',
      'passkey_challenge',
      'identity',
      'identity_request',
      'phone_proof',
      'saved_item',
      'subscription',
      'push_subscription',
    ],
    ...['contact_message', 'contact_answer', 'audit_log', 'rate_limit', 'renewal_link'],
    // Scripts and styles of builds.
    ...['release', 'release_file'],
    // The reason of a rejection is for the owner; the progress of reindexing is internal.
    ...['listing_refusal', 'reindexing'],
    // Alerts of members, and dismissed matches.
    'match_dismissal',
    ...['alert', 'alert_reader', 'alert_interest', 'alert_match', 'alert_post', 'alert_link', 'saved_news'],
    ...['newsletter_issue', 'newsletter_mail'],
    // Daily statistics.
    ...['page_view_day', 'activity_day', 'waiting_day'],
    // The base concepts of the last release.
    'base_concept',
    // Short addresses of posters are for members.
    ...['short_address', 'short_address_scan'],
    // Versions.
    'version',
    // Former slugs, and impressions of advertisements.
    ...['content_slug', 'advertisement_day'],
    // Search statistics, and spellings for suggestions.
    ...['search_word', 'search_name', 'search_count'],
    // Facet counts; listings notify.
    ...['listing_count', 'listing_count_change', 'listing_count_fold'],
    // Occurrences of events: written with the event itself.
    'event_occurrence',
    // Keys of programs.
    ...['api_key', 'api_key_day'],
    // Reminders of members.
    'event_reminder',
    // Terms for translators, and proposals for them.
    ...['glossary_term', 'glossary_proposal'],
    // Input of a search index; listings notify.
    ...['listing_change', 'listing_change_horizon', 'search_index_file'],
    // Pending revisions: the post itself changes when one is approved.
    ...['listing_revision', 'posting', 'queue_claim', 'open_decision', 'open_review_decision'],
    // Reports and claims: the listing changes when the team decides.
    ...['secret', 'report', 'claim', 'listing_before_claim'],
    ...['content_draft', 'setting_draft'],
    // Reviews notify of the business or member that they are about.
    ...[
      'member_review_freeze',
      'review',
      'review_freeze',
      'review_purpose',
      'review_report',
      'review_tally',
      'review_version',
      'review_vote',
    ],
    // Conversations are private to the two members, who are notified on another channel.
    ...[
      'conversation',
      'conversation_report',
      'conversation_side',
      'inbox',
      'member_block',
      'message',
      'held_message',
    ],
    // Browser reports are for operators; maintenance mode has its own channel.
    ...['browser_report', 'maintenance', 'given_up_job_day', 'street_map_fetch'],
  ];
  const { rows } = await sql<{ name: string; doesNotify: boolean }>`
    select relname as name, exists (
      select from pg_trigger where tgrelid = c.oid and tgname like '%\\_told'
    ) as "doesNotify"
    from pg_class as c
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'`.execute(
    site.db,
  );
  const silent = rows.filter(({ doesNotify }) => !doesNotify).map(({ name }) => name);
  expect(silent.sort()).toEqual(unseen.sort());
});

describe('a listener', () => {
  async function startListening(): Promise<{ changes: Changes; next: () => Promise<Dropped> }> {
    const changes = await listenToChanges(site.connectionString);
    const received: Dropped[] = [];
    let notified = Promise.withResolvers<void>();
    changes.subscribe((dropped) => {
      received.push(dropped);
      notified.resolve();
    });
    const next = async (): Promise<Dropped> => {
      while (received.length === 0) {
        await notified.promise;
        notified = Promise.withResolvers();
      }
      return received.shift() as Dropped;
    };
    return { changes, next };
  }
  const notify = (tags: string) => sql`select pg_notify('changes', ${tags})`.execute(site.db);

  it('is notified of everything when a lost connection is restored, and may miss notifications meanwhile', async () => {
    const { changes, next } = await startListening();
    expect(changes.isListening()).toBe(true);
    await notify('business business:1');
    expect(await next()).toEqual(new Set(['business', 'business:1']));
    const lost = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'arab-new-york-changes' and datname = current_database()`;
    await lost.execute(site.db);
    expect(await next()).toBe('all');
    expect(changes.isListening()).toBe(true);
    await notify('settings');
    expect(await next()).toEqual(new Set(['settings']));
    await changes.close();
    expect(changes.isListening()).toBe(false);
  });
  it('is notified of counts at once, and of subsequent changes together', async () => {
    const { changes, next } = await startListening();
    const begun = performance.now();
    for (let doesNotify = 0; doesNotify < 20; doesNotify++)
      await notify(doesNotify === 19 ? 'counts job' : 'counts');
    expect(await next()).toEqual(new Set(['counts']));
    expect(await next()).toEqual(new Set(['job']));
    expect(await next()).toEqual(new Set(['counts']));
    expect(performance.now() - begun).toBeGreaterThan(400);
    await notify('settings');
    expect(await next()).toEqual(new Set(['settings']));
    await changes.close();
  });
});
