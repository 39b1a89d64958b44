import type { Heading } from '../../../contract/articles.ts';
import { slugOf } from '../../../contract/slugs.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The text content of sanitized HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Gives the h2 and h3 of sanitized HTML ids derived from their texts, and lists them. Ids begin with `s-`, so that
 * they do not collide with others of the page.
 */
export function withHeadings(html: string): { body: string; contents: Heading[] } {
  const contents: Heading[] = [];
  const taken = new Map<string, number>();
  const body = html.replace(
    /<h([23])((?:\s[^>]*)?)>([\s\S]*?)<\/h\1>/g,
    (_, level: string, attributes: string, inner: string) => {
      const text = plainText(inner);
      const base = `s-${slugOf(text)}`;
      const times = (taken.get(base) ?? 0) + 1;
      taken.set(base, times);
      const id = times > 1 ? `${base}-${times}` : base;
      contents.push({ id, text, level: Number(level) });
      return `<h${level}${attributes} id="${id}">${inner}</h${level}>`;
    },
  );
  return { body, contents };
}
