import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InputOf } from '../../../contract/endpoint.ts';
import {
  confirmSubscription,
  countSubscribers,
  downloadSubscribers,
  listSubscribers,
  markBounced,
  subscribe,
  writeAgain,
} from '../../../contract/newsletter.ts';
import {
  createIssue,
  deleteIssue,
  type Issue,
  previewIssue,
  readIssue,
  sendIssue,
  testIssue,
  updateIssue,
} from '../../../contract/newsletter-issues.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { setSubscription } from '../subscriptions/service.ts';

let site: TestSite;
let editor: TestMember;
beforeAll(async () => {
  site = await testSite();
  editor = await site.member({ role: 'editor', email: 'editor@post.example' });
  await setSubscription(site.db, 'huda@post.example', 'ar', true);
  await setSubscription(site.db, 'omar_1@post.example', 'en', true);
  await setSubscription(site.db, '=cmd@post.example', 'en', true);
  await setSubscription(site.db, 'left@post.example', 'en', true);
  await setSubscription(site.db, 'left@post.example', 'en', false);
  await site.db.insertInto('subscription').values({ email: 'asked@post.example', lang: 'ar' }).execute();
});
afterAll(() => site.close());

const fields: InputOf<typeof createIssue>['body'] = {
  langs: ['ar', 'en'],
  subject: { en: 'News\r\nof May', ar: 'أخبار أيار' },
  body: { en: '<p onclick="x()">Hello</p><script>x()</script>', ar: '<p>أهلًا</p>' },
};
async function created(changes: Partial<typeof fields> = {}): Promise<Issue> {
  const answer = await editor.call(createIssue, { body: { ...fields, ...changes } });
  expect(answer.status).toBe(201);
  return (await answer.json()).data;
}
const found = async (query: InputOf<typeof listSubscribers>['query']) => {
  const { data } = await (await editor.call(listSubscribers, { query })).json();
  return data.map(({ email }) => email);
};

describe('the list of subscribers', () => {
  it('has their status, and is searched by a part of the address', async () => {
    expect(await found({ state: 'confirmed' })).toEqual([
      '=cmd@post.example',
      'omar_1@post.example',
      'huda@post.example',
    ]);
    expect(await found({ state: 'asked' })).toEqual(['asked@post.example']);
    expect(await found({ state: 'left' })).toEqual(['left@post.example']);
    expect(await found({ lang: 'ar' })).toEqual(['asked@post.example', 'huda@post.example']);
    expect(await found({ q: 'R_1' })).toEqual(['omar_1@post.example']);
    expect(await found({ q: '%' })).toEqual([]);
  });

  it('is paged', async () => {
    const first = await (await editor.call(listSubscribers, { query: { limit: 2 } })).json();
    expect(first.data).toHaveLength(2);
    const rest = await found({ limit: 60, after: first.meta.next });
    expect(rest).toEqual(['=cmd@post.example', 'omar_1@post.example', 'huda@post.example']);
  });

  it('is counted by language', async () => {
    const { data } = await (await editor.call(countSubscribers)).json();
    expect(data).toEqual([
      { lang: 'ar', state: 'asked', count: 1 },
      { lang: 'ar', state: 'confirmed', count: 1 },
      { lang: 'en', state: 'confirmed', count: 2 },
      { lang: 'en', state: 'left', count: 1 },
    ]);
  });

  it('is downloaded as a file: confirmed ones only, without formulas, and logged', async () => {
    const answer = await editor.call(downloadSubscribers);
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const lines = (await answer.text()).trim().split('\r\n');
    expect(lines[0]).toBe('email,language,confirmed');
    expect(lines.slice(1).map((one) => one.split(',')[0])).toEqual([
      'huda@post.example',
      'omar_1@post.example',
      "'=cmd@post.example",
    ]);
    const log = await site.db.selectFrom('audit_log').select('action').execute();
    expect(log.map(({ action }) => action)).toContain('subscribers.export');
  });

  it('records addresses that bounced elsewhere, and can reactivate them', async () => {
    const emails = ['Huda@post.example ', 'huda@post.example', 'who@post.example'];
    const answer = await editor.call(markBounced, { body: { emails } });
    expect((await answer.json()).data).toEqual({ marked: 1, unknown: ['who@post.example'] });
    expect(await found({ state: 'bounced' })).toEqual(['huda@post.example']);
    expect(await (await editor.call(downloadSubscribers)).text()).not.toContain('huda');
    const { data } = await (await editor.call(listSubscribers, { query: { q: 'huda' } })).json();
    const again = await editor.call(writeAgain, { params: { id: data[0]?.id ?? 0 }, body: {} });
    expect(again.status).toBe(200);
    expect(await found({ state: 'bounced' })).toEqual([]);
    const bad = await editor.call(markBounced, { body: { emails: ['nobody'] } });
    expect([bad.status, (await bad.json()).errors]).toEqual([422, { 'emails.0': ['Email is not valid'] }]);
  });

  it('a bounced address that subscribes again has to confirm, and is active again', async () => {
    await editor.call(markBounced, { body: { emails: ['huda@post.example'] } });
    await site.call(subscribe, { body: { email: 'huda@post.example' } }, { lang: 'ar' });
    const token = /#confirm=([0-9a-f-]{36})/.exec((await site.nextMail()).text ?? '')?.[1];
    await site.callUnchecked(confirmSubscription, { query: { token } }, { lang: 'ar' });
    expect(await found({ state: 'confirmed', lang: 'ar' })).toEqual(['huda@post.example']);
  });
});

describe('an issue', () => {
  it('is sanitized, saved by version, and its versions are stored', async () => {
    const issue = await created();
    expect(issue).toMatchObject({
      status: 'draft',
      langs: ['en', 'ar'],
      subject: { en: 'News of May' },
      body: { en: '<p>Hello</p>' },
      receivers: { en: 2, ar: 1 },
    });
    const save = (version: number, langs: (typeof fields)['langs'] = ['en']) =>
      editor.call(
        updateIssue,
        { params: { id: issue.id }, body: { ...fields, langs } },
        { headers: { 'if-match': String(version) } },
      );
    expect((await (await save(issue.version)).json()).data).toMatchObject({ langs: ['en'], version: 2 });
    const stale = await save(issue.version);
    expect([stale.status, (await stale.json()).code]).toEqual([409, 'conflict']);
    expect((await save(2, [])).status).toBe(422);
    const versions = await site.db
      .selectFrom('version')
      .select('body')
      .where('subject', '=', 'issue')
      .where('subject_id', '=', String(issue.id))
      .execute();
    expect(versions).toHaveLength(2);
    const params = { id: issue.id };
    expect((await editor.call(deleteIssue, { params, body: {} })).status).toBe(200);
    expect((await editor.call(readIssue, { params })).status).toBe(404);
  });

  it('is previewed in both formats', async () => {
    const answer = await editor.call(previewIssue, {
      body: {
        lang: 'ar',
        subject: 'أخبار {site}',
        body: '<h2>عنوان</h2><ul><li>أول</li><li><a href="https://a.example/x">ثانٍ</a></li></ul><img src="x">',
      },
    });
    const { subject, html, text } = (await answer.json()).data;
    expect(subject).toBe('أخبار {site}');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).not.toMatch(/<img|<script|text-align:(left|right)/);
    expect(text).toContain('عنوان\n\n- أول\n- ثانٍ (https://a.example/x)');
  });

  it('is sent as a test to one’s own address, in each of its languages', async () => {
    const { id } = await created();
    const answer = await editor.call(testIssue, { params: { id }, body: {} });
    expect((await answer.json()).data).toEqual({ to: 'editor@post.example' });
    const mails = [await site.nextMail(), await site.nextMail()];
    expect(mails.map(({ receiver, subject }) => [receiver, subject])).toEqual([
      ['editor@post.example', 'News of May'],
      ['editor@post.example', 'أخبار أيار'],
    ]);
    expect(await site.otherMails()).toEqual([]);
  });

  it('with missing parts is not sent, and the errors are reported', async () => {
    const { id } = await created({
      subject: { en: 'News', ar: ' ' },
      body: { en: '<p> </p>', ar: '<p>x</p>' },
    });
    const answer = await editor.call(sendIssue, { params: { id }, body: {} });
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).errors ?? {}).sort()).toEqual(['body.en', 'subject.ar']);
    expect(await site.otherMails()).toEqual([]);
  });

  it('that is being sent cannot be changed; only its languages receive it', async () => {
    const { id } = await created({ langs: ['ar'] });
    const params = { id };
    const send = () => editor.call(sendIssue, { params, body: {} });
    expect((await send()).status).toBe(200);
    expect((await site.nextMail()).receiver).toBe('huda@post.example');
    for (const change of [
      () => editor.call(updateIssue, { params, body: fields }),
      () => editor.call(deleteIssue, { params, body: {} }),
      send,
    ]) {
      const answer = await change();
      expect([answer.status, (await answer.json()).code]).toEqual([409, 'issue_under_way']);
    }
    await expect
      .poll(async () => (await (await editor.call(readIssue, { params })).json()).data.status)
      .toBe('sent');
    expect(await site.otherMails()).toEqual([]);
  });
});
