import { langs, locales } from '../../contract/locales.ts';

export interface SecuritySource {
  publicUrl: string;
  /** The address of the footer; without one the contact page is named. */
  email: string;
  now: Date;
}

/** A year from the day of `now`, at its beginning: never more than a year ahead, as RFC 9116 recommends. */
function inAYear(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), now.getUTCDate()));
}

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness. */
export function securityText({ publicUrl, email, now }: SecuritySource): string {
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
  return [
    `Contact: ${isAddress ? `mailto:${encodeURI(email)}` : `${publicUrl}/Contact`}`,
    `Expires: ${inAYear(now).toISOString()}`,
    `Preferred-Languages: ${langs.join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

export interface HumansSource {
  name: string;
  publicUrl: string;
}

/** `/humans.txt`: what the site is, for people who look behind it. */
export function humansText({ name, publicUrl }: HumansSource): string {
  return [
    '/* SITE */',
    `Name: ${name.replace(/\s+/g, ' ')}`,
    `Address: ${publicUrl}`,
    `Languages: ${langs.map((lang) => locales[lang].nativeName).join(', ')}`,
    'Standards: HTML, CSS, RSS 2.0, schema.org, WCAG 2.2',
    `Contact: ${publicUrl}/Contact`,
    '',
  ].join('\n');
}
