/* Rules that both sides share for rich text by editors: the targets of links. */

/** The maximum length of a link. */
const longest = 2_000;

/**
 * Allowed targets of links: the web, an email address, a phone, a page of this site, or an anchor on the same page.
 * Scripts (`javascript:`), protocol-relative URLs (`//…`) and URLs with spaces are invalid.
 */
export function isLink(href: string): boolean {
  if (href.length > longest || /[\s\\\p{Cc}]/u.test(href)) return false;
  if (/^https?:\/\//i.test(href)) return URL.canParse(href);
  return /^(mailto:[^@]+@[^@]+|tel:\+?[\d-]+|\/(?!\/).*|#.+)$/i.test(href);
}

/** Converts typed text to a link: `example.com` is on the web, `a@b.c` an email address. Null if it is neither. */
export function linkOf(typed: string): string | null {
  const text = typed.trim();
  if (isLink(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#].*)?$/u.test(text) && isLink(`https://${text}`))
    return `https://${text}`;
  return null;
}
