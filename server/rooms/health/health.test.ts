import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Health, readHealth } from '../../../contract/health.ts';
import { readEnvironment } from '../../environment.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { checks } from './checks.ts';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import { examine } from './service.ts';

let site: TestSite;
let admin: TestMember;
beforeAll(async () => {
  site = await testSite();
  admin = await site.member({ role: 'admin' });
});
afterAll(() => site.close());

it('returns the findings of doctor in the language of the caller', async () => {
  const { data } = await (await admin.call(readHealth)).json();
  expect(data.findings.map(({ name }) => name)).toEqual(Object.keys(checks));
  expect(data.findings).toContainEqual({
    name: 'mail',
    label: 'Mail',
    level: 'warn',
    text: 'SMTP_URL is not set: emails are files in the outbox',
  });
  expect(data.findings.find(({ name }) => name === 'migrations')?.text).toMatch(
    /^none missing; applied: \d+$/,
  );
  expect(data.figures).toMatchObject({ jobsDue: 0, mailsWaiting: 0, lastBackup: null, indexed: null });
  const answer = await admin.call(readHealth, {}, { lang: 'ar' });
  const texts = ((await answer.json()) as { data: Health }).data.findings;
  expect(texts.map(({ name, level }) => [name, level])).toEqual(
    data.findings.map(({ name, level }) => [name, level]),
  );
  for (const { label, text } of texts.filter(({ name }) => name !== 'address')) {
    expect(label).toMatch(/\p{Script=Arabic}/u);
    expect(text).toMatch(/\p{Script=Arabic}/u);
  }
});

it('reports a check that throws as a finding, and runs the others', async () => {
  await site.queue.start();
  await site.db.schema.alterTable('app_user').renameTo('app_user_away').execute();
  try {
    const environment = readEnvironment({ DATA_DIR: site.dataDir, NODE_ENV: 'test' });
    const findings = await examine({ db: site.db, environment, demoEmails: ['a@b.example'] }, 'en');
    const failed = findings.filter(({ level }) => level === 'fail');
    expect(failed.map(({ name }) => name)).toEqual(['admins', 'demo']);
    expect(failed[0]?.text).toMatch(/^The check failed: .*app_user/);
  } finally {
    await site.db.schema.alterTable('app_user_away').renameTo('app_user').execute();
  }
});

it('warns if a site in use makes no backups', async () => {
  const backupsWith = async (settings: Record<string, string>) => {
    const environment = readEnvironment({ DATA_DIR: site.dataDir, ...settings });
    return checks.backups({ db: site.db, environment, demoEmails: [] });
  };
  expect(await backupsWith({ DEMO: '0' })).toEqual(['warn', 'backups.off']);
  expect(await backupsWith({ DEMO: '1' })).toEqual(['ok', 'backups.off']);
});

it('has the same sentences with the same placeholders in both languages', () => {
  expect(Object.keys(ar)).toEqual(Object.keys(en));
  const values = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const [key, text] of Object.entries(en))
    expect([key, values(ar[key as keyof typeof ar])]).toEqual([key, values(text)]);
});
