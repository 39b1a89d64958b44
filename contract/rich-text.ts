/* What both sides agree on of text that editors write: where links may lead. */

/** The longest address of a link. */
const longest = 2_000;

/**
 * Where a link in a text may lead: the web, an e-mail address, a phone, a page of this site, or a place on the same
 * page. Whatever acts (`javascript:`), hides its host (`//…`) or has blanks in it is none.
 */
export function isLink(href: string): boolean {
  if (href.length > longest || /[\s\\\p{Cc}]/u.test(href)) return false;
  if (/^https?:\/\//i.test(href)) return URL.canParse(href);
  return /^(mailto:[^@]+@[^@]+|tel:\+?[\d-]+|\/(?!\/).*|#.+)$/i.test(href);
}

/** What somebody types for an address as a link: `example.com` is on the web, `a@b.c` an e-mail address. Null: none. */
export function linkOf(typed: string): string | null {
  const text = typed.trim();
  if (isLink(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#].*)?$/u.test(text) && isLink(`https://${text}`))
    return `https://${text}`;
  return null;
}
