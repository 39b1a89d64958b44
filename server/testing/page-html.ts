import { unescapeEntities } from './xml.ts';

/** The metadata and the visible text of a page, as far as tests need them. */
export interface PageHtml {
  title: string;
  /** The content of a `<meta>` by its `name` or `property`. */
  meta(name: string): string | undefined;
  /** The attributes of the `<link>`s with a `rel`. */
  links(rel: string): Record<string, string>[];
  /** The schema.org items, unparsed. */
  structuredData: Record<string, unknown>[];
  /** The text of the body, without invisible elements. */
  text: string;
  /** The targets of links in the body. */
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

/** Removes tags, decodes entities, and collapses whitespace. */
function wordsOf(html: string): string {
  const bare = html
    .replace(/<(script|style|template|svg)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<\/?(?:a|b|bdi|bdo|em|i|small|span|strong|time)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ');
  return unescapeEntities(bare).replace(/\s+/g, ' ').trim();
}

/** Parses a page of this site: quoted attributes, closed elements. */
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
