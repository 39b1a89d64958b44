import sanitizeHtml from 'sanitize-html';
import { Markup } from './markup.ts';

/*
 * An editor's text adapted for email: no style sheets, and no pictures but those of this site, which have the same
 * URL for all readers.
 */

const tags = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'a',
  'blockquote',
  'br',
  'bdi',
  'hr',
  'img',
];
const ownPicture = /^\/media\/[\w/-]+\.\w+$/;

/** Text, structure and links of the original, without active or fetched content. */
export function cleanArticle(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'], '*': ['dir', 'lang'] },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPicture.test(attribs.src ?? ''),
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { b: 'strong', i: 'em', h1: 'h2', div: 'p' },
  }).trim();
}

/** The URLs of the pictures in a sanitized text. */
export const picturesIn = (html: string): string[] =>
  [...html.matchAll(/<img [^>]*?src="([^"]+)"/g)].map(([, src = '']) => src);

/** URLs of the site itself are absolute in an email. */
const whole = (href: string, publicUrl: string) => (href.startsWith('/') ? `${publicUrl}${href}` : href);

interface Around {
  publicUrl: string;
  color: { text: string; primary: string; line: string; quiet: string };
}

/** Sanitized again, with the inline styles of the letters on every element. */
export function articleMarkup(html: string, { publicUrl, color }: Around): Markup {
  const block = `margin:0 0 16px;font-size:16px;color:${color.text}`;
  const heading = (size: number) =>
    `margin:24px 0 8px;font-size:${size}px;line-height:1.4;color:${color.text}`;
  const list = `${block};padding-inline-start:24px`;
  const styles: Record<string, string> = {
    p: block,
    h2: heading(20),
    h3: heading(18),
    h4: heading(16),
    ul: list,
    ol: list,
    li: 'margin:0 0 6px',
    blockquote: `margin:0 0 16px;padding-inline-start:14px;border-inline-start:3px solid ${color.line};color:${color.quiet}`,
    a: `color:${color.primary};overflow-wrap:anywhere`,
    img: 'display:block;max-width:100%;height:auto;border-radius:8px',
    hr: `margin:24px 0;border:0;border-top:1px solid ${color.line}`,
  };
  const styled = Object.fromEntries(
    Object.entries(styles).map(([tag, style]) => [
      tag,
      (tagName: string, { href, src, ...attribs }: Record<string, string>) => ({
        tagName,
        attribs: {
          ...attribs,
          ...(href && { href: whole(href, publicUrl) }),
          ...(src && { src: whole(src, publicUrl) }),
          style,
        },
      }),
    ]),
  );
  return new Markup(
    sanitizeHtml(cleanArticle(html), {
      allowedTags: tags,
      allowedAttributes: {
        a: ['href'],
        img: ['src', 'alt', 'width', 'height'],
        '*': ['dir', 'lang', 'style'],
      },
      transformTags: styled,
    }),
  );
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? '');

/** The same as plain text: separate paragraphs, items with a dash, links followed by their URL. */
export function articleText(html: string, publicUrl: string): string {
  const parts = cleanArticle(html).split(/(<[^>]*>)/);
  const links: string[] = [];
  const rendered: string[] = [];
  let text = '';
  for (const part of parts) {
    const [, end, tag = ''] = /^<(\/?)(\w+)/.exec(part) ?? [];
    if (!tag) {
      text += decode(part.replace(/\s+/g, ' '));
      continue;
    }
    if (tag === 'img') text += decode(/alt="([^"]*)"/.exec(part)?.[1] ?? '');
    else if (tag === 'br') text += '\n';
    else if (tag === 'li') text += end ? '\n' : '- ';
    else if (tag === 'hr') text += '\n\n---\n\n';
    else if (tag === 'a' && !end) {
      links.push(whole(decode(/href="([^"]*)"/.exec(part)?.[1] ?? ''), publicUrl));
      rendered.push(text);
    } else if (tag === 'a') {
      const href = links.pop() ?? '';
      const label = text.slice(rendered.pop()?.length ?? 0).trim();
      const bare = href.replace(/^(mailto|tel):/, '');
      if (href && label !== bare) text += ` (${bare})`;
    } else if (['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote'].includes(tag)) text += '\n\n';
  }
  return text
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const previewLength = 140;

/** The preview text that inboxes display beside the subject. */
export function beginningOf(html: string): string {
  const text = sanitizeHtml(html.replace(/<(\/p|br|\/li|\/h\d)/g, ' <$1'), { allowedTags: [] });
  return decode(text).replace(/\s+/g, ' ').trim().slice(0, previewLength);
}
