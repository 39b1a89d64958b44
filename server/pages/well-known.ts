import { langs, locales } from '../../contract/locales.ts';

export interface SecuritySource {
  publicUrl: string;
  /** The contact address of the footer; otherwise the contact page. */
  email: string;
  now: Date;
}

/** A year after the beginning of the day of `now`: never more than a year ahead, as RFC 9116 recommends. */
function inAYear(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), now.getUTCDate()));
}

/** `/.well-known/security.txt` (RFC 9116): the contact for vulnerability reports. */
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

/** `/humans.txt`: a description of the site for curious people. */
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
