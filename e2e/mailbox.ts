import { readdir, readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

/** The directory to which the server under test writes its emails. */
const outbox = 'test-results/data/outbox';

async function mailsTo(address: string): Promise<Email[]> {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(`${outbox}/${name}`))),
  );
  return mails.filter(({ to }) => to?.some((one) => one.address === address));
}

/** Waits for an email to an address that matches a pattern, and returns the newest match. */
export async function findInMail(address: string, wanted: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const texts = (await mailsTo(address)).map(({ text }) => text ?? '');
        found = texts.flatMap((text) => wanted.exec(text)?.[0] ?? []).at(-1);
        return found;
      },
      { timeout: 15_000 },
    )
    .toBeDefined();
  return found ?? '';
}
