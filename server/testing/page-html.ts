import { unescapeEntities } from './xml.ts';

/** What a page says of itself, and what a reader sees of it, as far as tests look at it. */
export interface PageHtml {
  title: string;
  /** The content of a `<meta>` by its `name` or `property`. */
  meta(name: string): string | undefined;
  /** The attributes of the `<link>`s of a `rel`. */
  links(rel: string): Record<string, string>[];
  /** The things of schema.org, each as it was written. */
  structuredData: Record<string, unknown>[];
  /** The words of the body, without what is never shown. */
  text: string;
  /** The addresses that links of the body lead to. */
  hrefs: string[];
  headings: string[];
}

function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      unescapeEntities(value),
    ]),
  );
}

/** Tags away, characters as they are read, white space as one space. */
function wordsOf(html: string): string {
  const bare = html
    .replace(/<(script|style|template|svg)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<\/?(?:a|b|bdi|bdo|em|i|small|span|strong|time)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ');
  return unescapeEntities(bare).replace(/\s+/g, ' ').trim();
}

/** Reads a page that this site wrote: quoted attributes, closed elements. */
export function readPage(html: string): PageHtml {
  const [head = '', body = ''] = html.split('<body>');
  const tags = (name: string, of: string) =>
    [...of.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag));
  const metas = tags('meta', head);
  return {
    title: unescapeEntities(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    meta: (name) => metas.find((one) => one.name === name || one.property === name)?.content,
    links: (rel) => tags('link', head).filter((one) => one.rel === rel),
    structuredData: [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json),
    ),
    text: wordsOf(body),
    hrefs: tags('a', body).flatMap(({ href }) => (href === undefined ? [] : [href])),
    headings: [...body.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, inside = '']) => wordsOf(inside)),
  };
}
