import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readMail } from '../testing/mail-box.ts';
import { compose } from './compose.ts';
import { outboxTransport } from './transport.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
});
afterEach(() => rm(folder, { recursive: true }));

const message = (code: string) =>
  compose(
    {
      to: 'huda@post.example',
      lang: 'ar',
      letter: { kind: 'reset-code', name: 'هدى', code, link: 'https://city.example/' },
    },
    {
      id: code,
      at: new Date(),
      from: { name: undefined, address: 'no-reply@city.example' },
      sender: { name: 'المدينة', email: '', publicUrl: 'https://city.example' },
    },
  );

it('each message is a complete file that mail clients can read, readable by its owner only, in chronological order', async () => {
  const outbox = join(folder, 'outbox');
  let second = 0;
  const transport = outboxTransport(outbox, () => new Date(Date.UTC(2026, 10, 20, 17, 0, second++)));
  for (const code of ['111111', '222222', '333333']) await transport.deliver(await message(code));
  const names = (await readdir(outbox)).sort();
  expect(names).toEqual([
    expect.stringMatching(/^20261120T170000000Z-[0-9a-f]{8}\.eml$/),
    expect.stringMatching(/^20261120T170001000Z-[0-9a-f]{8}\.eml$/),
    expect.stringMatching(/^20261120T170002000Z-[0-9a-f]{8}\.eml$/),
  ]);
  for (const [index, name] of names.entries()) {
    const raw = await readFile(join(outbox, name));
    const mail = await readMail({ to: '', raw });
    expect(mail.to).toEqual([{ name: '', address: 'huda@post.example' }]);
    expect(mail.text?.split('\n')).toContain(String(index + 1).repeat(6));
    expect((await stat(join(outbox, name))).mode & 0o077).toBe(0);
  }
});

it('a message that cannot be written completely leaves no file behind', async () => {
  const transport = outboxTransport(folder);
  const broken = { from: '', to: '', raw: {} as Buffer };
  await expect(transport.deliver(broken)).rejects.toThrow();
  expect(await readdir(folder)).toEqual([]);
});
