import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { smtpServer } from '../server/testing/smtp-server.ts';
import { api } from './addresses.ts';
import { post, seconds, until } from './asking.ts';
import type { Drill } from './drill.ts';

const mails = 30;
/** How long the mail server is down once all emails are queued: two rounds of attempts fail. */
const awayMs = 45_000;

export const mailAway: Drill = {
  name: 'mail-away',
  about: 'the mail server is away, also over a restart of the site, and comes back',
  async run(place, report) {
    const first = await smtpServer();
    await first.close();
    const settings = { SMTP_URL: first.url };
    const dataDir = join(place.folder, 'site');
    const before = await place.start(dataDir, { settings });
    report.holds('the site starts without it', before.isOpen);
    const addresses = Array.from({ length: mails }, (_, index) => `reader-${index}@drill.example`);
    const answers = await Promise.all(
      addresses.map((email) => post(before.address, api.subscribe, { email })),
    );
    report.did(`${mails} visitors subscribed to the newsletter, each of whom is mailed a link`);
    report.holds(
      'all are served at once',
      answers.every(({ status }) => status === 200),
    );
    report.measured('the slowest answer', seconds(Math.max(...answers.map(({ ms }) => ms))));
    before.child.kill('SIGKILL');
    await before.ended;
    const server = await place.start(dataDir, { settings });
    report.did('killed the site and started it again');
    report.holds('the site starts again', server.isOpen);
    await wait(awayMs);

    const smtp = await smtpServer({ port: first.port });
    place.onEnd(() => smtp.close());
    const took = await until(async () => smtp.taken.length >= mails, 240_000);
    report.did(`the mail server came back after ${awayMs / 1000} s`);
    report.measured('until all mails are delivered', seconds(took));
    // A duplicate would arrive with the next round of attempts.
    await wait(5_000);
    const receivers = smtp.taken.map(({ receiver }) => receiver);
    report.holds(
      `all ${mails} mails arrive`,
      addresses.every((address) => receivers.includes(address)),
    );
    report.holds('each arrives once', new Set(receivers).size === receivers.length);
  },
};
