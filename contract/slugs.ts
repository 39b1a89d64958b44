/**
 * The readable end of an address: letters and digits of any script, joined by hyphens, at most 80 characters.
 * Diacritics and tatweel are removed, so that an Arabic word has one spelling in addresses. The same for both
 * languages of a page, since the Arabic address is the same path with `?lang=ar`.
 */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640'’`]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
  return slug || 'listing';
}
