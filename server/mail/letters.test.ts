import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type Lang, langs, locales } from '../../contract/locales.ts';
import { readMail } from '../testing/mail-box.ts';
import { compose } from './compose.ts';
import type { Letter } from './letter.ts';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

const link = 'https://city.example/Confirm-Email#token=abc_DEF-123&x="y"';
const about = {
  ...{ kind: 'rental' as const, words: 'a room', category: null, place: 'Astoria' },
  ...{ priceMin: null, priceMax: 1_500, bedrooms: null, filters: [] },
};
const unpriced = { wasCents: null, cents: null, day: null };
const letters: Letter[] = [
  { kind: 'confirm-address', name: 'Huda', link },
  { kind: 'reset-code', name: 'Huda', code: '048213', link },
  { kind: 'password-changed', name: 'Huda' },
  { kind: 'confirm-new-address', name: 'Huda', link },
  { kind: 'address-changed', name: 'Huda', oldEmail: 'old@post.example', newEmail: 'new@post.example' },
  { kind: 'account-deleted', name: 'Huda' },
  { kind: 'new-device', name: 'Huda', device: 'Firefox, Linux', at: '2026-11-20T17:00:00Z' },
  { kind: 'second-factor-changed', name: 'Huda', isOn: true },
  { kind: 'second-factor-changed', name: 'Huda', isOn: false },
  { kind: 'recovery-codes-changed', name: 'Huda' },
  { kind: 'passkey-added', name: 'Huda', passkey: 'Phone' },
  { kind: 'passkey-removed', name: 'Huda', passkey: 'Phone' },
  { kind: 'identity-linked', name: 'Huda', provider: 'Google' },
  { kind: 'identity-unlinked', name: 'Huda', provider: 'Google' },
  { kind: 'still-available', name: 'Huda', title: 'A chair', until: '2026-11-20T17:00:00Z', link },
  {
    kind: 'event-reminder',
    ...{ name: 'Huda', subject: 'An evening of oud', venue: 'Mokha House', at: '2026-11-20T17:00:00Z', link },
  },
  {
    kind: 'event-reminder',
    ...{ name: 'Huda', subject: 'An evening of oud', venue: null, at: '2026-11-20T17:00:00Z', link },
  },
  { kind: 'event-canceled', name: 'Huda', subject: 'An evening of oud', at: '2026-11-20T17:00:00Z', link },
  { kind: 'event-closed', name: 'Huda', subject: 'An evening of oud', at: '2026-11-20T17:00:00Z', link },
  { kind: 'event-moved', name: 'Huda', subject: 'An evening of oud', at: '2026-11-20T17:00:00Z', link },
  {
    kind: 'event-days-dropped',
    ...{
      name: 'Huda',
      subject: 'An evening of oud',
      days: ['2026-11-20T17:00:00Z', '2026-11-27T17:00:00Z'],
      link,
    },
  },
  {
    kind: 'reminded-event-canceled',
    ...{
      name: 'Huda',
      subject: 'An evening of oud',
      at: '2026-11-20T17:00:00Z',
      link,
      leaveLink: `${link}&stop`,
    },
  },
  {
    kind: 'reminded-event-moved',
    ...{
      name: 'Huda',
      subject: 'An evening of oud',
      at: '2026-11-20T17:00:00Z',
      link,
      leaveLink: `${link}&stop`,
    },
  },
  {
    kind: 'reminded-event-closed',
    ...{ name: 'Huda', subject: 'An evening of oud', at: '2026-11-20T17:00:00Z', link },
  },
  { kind: 'seat-free', name: 'Huda', title: 'A chair', at: '2026-11-20T17:00:00Z', link },
  { kind: 'post-expired', name: 'Huda', title: 'A chair', canRenew: true, link },
  { kind: 'post-expired', name: 'Huda', title: 'A chair', canRenew: false, link },
  { kind: 'post-approved', name: 'Huda', title: 'A chair', isChange: false, link },
  { kind: 'post-approved', name: 'Huda', title: 'A chair', isChange: true, link },
  { kind: 'post-rejected', name: 'Huda', title: 'A chair', isChange: false, reason: 'No picture', link },
  { kind: 'post-rejected', name: 'Huda', title: 'A chair', isChange: true, reason: 'No picture', link },
  {
    kind: 'alert-matches',
    name: 'Huda',
    finds: [{ about, titles: ['A room in Astoria', 'Sunny room'], more: 2 }],
    saved: [],
    link,
    leaveLink: `${link}&stop`,
  },
  {
    kind: 'alert-matches',
    finds: [{ about: { ...about, kind: null }, titles: ['A room in Astoria'], more: 0 }],
    saved: [{ event: 'back', posts: [{ title: 'A chair', ...unpriced }], more: 3 }],
    link,
    leaveLink: `${link}&stop`,
  },
  {
    kind: 'alert-matches',
    name: 'Huda',
    finds: [],
    saved: [
      { event: 'price', posts: [{ title: 'A chair', wasCents: 5_050, cents: 0, day: null }], more: 0 },
      { event: 'closing', posts: [{ title: 'A job', ...unpriced, day: '2027-02-08' }], more: 0 },
      { event: 'moving', posts: [{ title: 'A home', ...unpriced, day: '2027-02-08' }], more: 0 },
    ],
    link,
    leaveLink: `${link}&stop`,
  },
  {
    kind: 'unread-messages',
    name: 'Huda',
    threads: [
      { title: 'A chair', from: 'Salma K.' },
      { title: 'A lamp', from: null },
    ],
    more: 2,
    link,
    leaveLink: `${link}&stop`,
  },
  {
    ...{ kind: 'answerable-messages', name: 'Huda', title: 'A chair', from: 'Salma K.' },
    ...{ messages: ['Is it there?', null], link, leaveLink: `${link}&stop` },
  },
  { kind: 'reply-failed', name: 'Huda', reason: 'empty', link },
  { kind: 'confirm-alert', about, link },
  { kind: 'manage-alerts', link },
  { kind: 'confirm-alert-address', link },
  { kind: 'alert-address-changed' },
  { kind: 'account-closed', name: 'Huda', reason: 'Adverts', link },
  { kind: 'account-reopened', name: 'Huda', link },
  { kind: 'post-taken-down', name: 'Huda', title: 'A chair', reason: 'Not yours', link },
  { kind: 'post-put-back', name: 'Huda', title: 'A chair', link },
  { kind: 'claim-approved', name: 'Huda', title: 'A chair', link },
  { kind: 'claim-rejected', name: 'Huda', title: 'A chair', reason: 'No answer', link },
  { kind: 'claim-rejected', name: 'Huda', title: 'A chair', reason: null, link },
  { kind: 'review-approved', of: 'business', name: 'Huda', title: 'A chair', link },
  { kind: 'review-approved', of: 'member', name: 'Huda', title: 'A chair', link },
  { kind: 'member-review-answered', name: 'Huda', title: 'A chair', link, leaveLink: `${link}&stop` },
  { kind: 'member-review-received', name: 'Huda', title: 'A chair', link, leaveLink: `${link}&stop` },
  {
    ...{ kind: 'review-rejected', of: 'business', name: 'Huda', title: 'A chair' },
    ...{ isChange: false, reason: 'Too short', link },
  },
  {
    ...{ kind: 'review-rejected', of: 'member', name: 'Huda', title: 'A chair' },
    ...{ isChange: true, reason: 'Too short', link },
  },
  { kind: 'review-removed', of: 'member', name: 'Huda', title: 'A chair', reason: 'Insults', link },
  { kind: 'review-answered', name: 'Huda', title: 'A chair', link, leaveLink: `${link}&stop` },
  { kind: 'review-received', name: 'Huda', title: 'A chair', link, leaveLink: `${link}&stop` },
  {
    ...{ kind: 'contact-answer', name: 'Huda', subject: 'Re: a wrong number', body: 'It is right now.' },
    ...{ quoted: 'A wrong number.\nThanks', at: '2026-11-20T17:00:00Z', link },
  },
  { kind: 'confirm-subscription', link, leaveLink: `${link}&leave` },
];
const siteNames = { en: 'City', ar: 'المدينة' };
const written = letters.flatMap((letter) => langs.map((lang) => [letter.kind, lang, letter] as const));

interface Around {
  to?: string;
  siteName?: string;
  fromName?: string;
}
async function bytesOf(letter: Letter, lang: Lang, around: Around = {}): Promise<Buffer> {
  const { to = 'huda@post.example', siteName = siteNames[lang], fromName } = around;
  const from = { name: fromName, address: 'post@city.example' };
  const sender = { name: siteName, email: 'hello@city.example', publicUrl: 'https://city.example' };
  return (await compose({ to, lang, letter }, { id: 'a-1', at: new Date(0), from, sender })).raw;
}
const read = async (letter: Letter, lang: Lang, around?: Around) => {
  const mail = await readMail({ to: '', raw: await bytesOf(letter, lang, around) });
  return { ...mail, html: mail.html ?? '', text: mail.text ?? '' };
};

/** The paths of all texts, with their placeholders. */
function places(value: unknown, path = ''): [string, string[]][] {
  if (typeof value === 'string') return [[path, (value.match(/\{\w+\}/g) ?? []).sort()]];
  return Object.entries(value as object).flatMap(([key, inner]) => places(inner, `${path}/${key}`));
}

it('both languages have the same texts with the same placeholders', () => {
  expect(places(ar)).toEqual(places(en));
});

describe.each(written)('%s in %s', (kind, lang, letter) => {
  it('names the site, and has no empty placeholder', async () => {
    const { subject, text, html, from } = await read(letter, lang);
    expect(subject).toContain(siteNames[lang]);
    expect(from).toMatchObject({ name: siteNames[lang], address: 'post@city.example' });
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\w+\}|undefined|\[object/);
    expect(text).toContain('hello@city.example');
    if ('name' in letter) expect(text).toContain('Huda');
  });

  it('declares its language and direction, and loads nothing from third parties', async () => {
    const { html } = await read(letter, lang);
    const { dir } = locales[lang];
    expect(html).toContain(`<html lang="${lang}" dir="${dir}">`);
    expect(html).toContain(`<body lang="${lang}" dir="${dir}"`);
    expect(html).toContain(`<table role="presentation" lang="${lang}" dir="${dir}"`);
    expect(html).not.toMatch(/<(img|script|style|link|iframe)|src=|url\(|text-align:(left|right)|@import/i);
  });

  it('has the same content in plain text and HTML', async () => {
    const { text, html } = await read(letter, lang);
    if ('link' in letter) {
      expect(text).toContain(`:\n${link}\n`);
      expect(html).toContain(`href="${link.replace('&', '&amp;').replaceAll('"', '&quot;')}"`);
    }
    if ('title' in letter) for (const part of [text, html]) expect(part).toContain('A chair');
    if (kind === 'contact-answer') {
      for (const part of [text, html]) expect(part).toContain('It is right now.');
      expect(text).toContain('\n> A wrong number.\n> Thanks');
      expect(html).toMatch(/<blockquote dir="auto"[^>]*>A wrong number\.\nThanks</);
    }
    if (kind === 'reset-code') {
      expect(text.split('\n')).toContain('048213');
      expect(html).toMatch(/<span dir="ltr"[^>]*>048213<\/span>/);
    }
    if (kind === 'address-changed') {
      for (const part of [text, html]) for (const email of ['old@', 'new@']) expect(part).toContain(email);
    }
  });
});

it('notifies about a new device in the city’s time', async () => {
  const device = letters[6] as Letter;
  expect((await read(device, 'en')).text).toContain('Friday, November 20, 2026 at 12:00');
  expect((await read(device, 'ar')).text).toContain('الجمعة، 20 نوفمبر 2026');
});

it.each([
  ['code', 'Send me the code you got'],
  ['giftCard', 'Pay with gift cards'],
  ['link', 'Pay here: www.pay-fast.example'],
  ['advance', 'Send $50 today to hold it'],
  ['transfer', 'Only by Zelle'],
  ['app', 'Write me on WhatsApp'],
] as const)('warns of a message as the site does: %s', async (warning, message) => {
  for (const lang of langs) {
    const { title, text } = { en, ar }[lang].common.messageWarnings[warning];
    const letter: Letter = {
      ...{ kind: 'answerable-messages', name: 'Huda', title: 'A chair', from: 'Salma K.' },
      ...{ messages: [message, 'Is it there?'], link, leaveLink: link },
    };
    const mail = await read(letter, lang);
    for (const part of [mail.text, mail.html]) {
      const places = [message, title, text, 'Is it there?'].map((one) => part.indexOf(one));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(places).not.toContain(-1);
    }
    const site = JSON.parse(await readFile(`web/i18n/${lang}/conversations.json`, 'utf8'));
    expect(title).toBe(site[`warning.${warning}`]);
  }
});

describe('input by users', () => {
  const bad = 'Huda\r\nBcc: all@post.example\r\n\r\n<script>alert(1)</script>';

  it('never becomes a header', async () => {
    const letter: Letter = { kind: 'reset-code', name: bad, code: '1', link };
    const plain = (await read({ kind: 'reset-code', name: 'x', code: '1', link }, 'en', { fromName: 'x' }))
      .headers;
    const { headers, bcc } = await read(letter, 'en', { siteName: bad, fromName: bad });
    expect(headers.map(({ key }) => key)).toEqual(plain.map(({ key }) => key));
    expect(bcc).toBeUndefined();
  });

  it.each(['a@b.cd\r\nBcc: all@post.example', 'a@b.cd, all@post.example', '<a@b.cd> all@post.example'])(
    'as an address, %j, never becomes another one',
    async (to) => {
      const letter: Letter = { kind: 'account-deleted', name: 'x' };
      const composed = await read(letter, 'en', { to }).catch(() => undefined);
      expect(composed?.headers.map(({ key }) => key) ?? []).not.toContain('bcc');
      expect(composed?.to?.map(({ address }) => address) ?? []).not.toContain('all@post.example');
    },
  );

  it('is escaped in HTML', async () => {
    const { html } = await read({ kind: 'account-deleted', name: bad }, 'ar', { siteName: '<b>"x' });
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;b&gt;&quot;x');
  });
});
