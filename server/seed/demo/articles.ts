import { readdirSync, readFileSync } from 'node:fs';
import { Marked } from 'marked';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Both, Lang } from '../../../contract/locales.ts';
import type { DemoContent } from './shapes.ts';

/** The types of content that are written as Markdown: `articles/<kind>/<slug>/{en,ar}.md`. */
export type ArticleKind = 'blog' | 'news' | 'guide' | 'page';

const folder = new URL('./articles/', import.meta.url);
/** CommonMark only: plain URLs do not become links. */
const markdown = new Marked({ gfm: false });

const wordsSchema = z.strictObject({
  title: z.string(),
  /** One or two sentences. */
  summary: z.string(),
  category: z.string().optional(),
  author: z.string().optional(),
});

/** The English file also contains the language-independent fields. */
const factsSchema = wordsSchema.extend({
  /** The order within the type. */
  position: z.int(),
  daysAgo: z.int(),
  /** The key of a demo photo. */
  photo: z.string().optional(),
});

/** Parses a file into front matter and text, the latter as HTML. @throws if the front matter is invalid */
function readArticleFile<T>(path: string, lang: Lang, schema: z.ZodType<T>): { front: T; html: string } {
  const file = readFileSync(new URL(`${path}/${lang}.md`, folder), 'utf8');
  const [, front, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  if (front === undefined || text === undefined) throw new Error(`${path}/${lang}.md lacks its front matter`);
  return { front: schema.parse(parse(front)), html: markdown.parse(text, { async: false }) };
}

function bothOf(en: string | undefined, ar: string | undefined): Both | undefined {
  return en === undefined || ar === undefined ? undefined : { en, ar };
}

/** The steps of a guide are the items of its numbered lists. */
function countSteps(html: string): number {
  const lists = html.match(/<ol>[\s\S]*?<\/ol>/g) ?? [];
  return lists.join('').split('<li>').length - 1;
}

function readArticle(kind: ArticleKind, slug: string): DemoContent & { position: number } {
  const en = readArticleFile(`${kind}/${slug}`, 'en', factsSchema);
  const ar = readArticleFile(`${kind}/${slug}`, 'ar', wordsSchema);
  const { position, daysAgo, photo } = en.front;
  const category = bothOf(en.front.category, ar.front.category);
  const author = bothOf(en.front.author, ar.front.author);
  return {
    kind,
    slug,
    position,
    title: { en: en.front.title, ar: ar.front.title },
    summary: { en: en.front.summary, ar: ar.front.summary },
    body: { en: en.html, ar: ar.html },
    data: {
      ...(category && { category }),
      ...(author && { author }),
      ...(kind === 'guide' && { steps: countSteps(en.html) }),
    },
    photo,
    daysAgo,
  };
}

/** Reads the demo articles of a type from their Markdown files, in order. */
export function readDemoArticles(kind: ArticleKind): DemoContent[] {
  return readdirSync(new URL(`${kind}/`, folder))
    .map((slug) => readArticle(kind, slug))
    .sort((a, b) => a.position - b.position)
    .map(({ position: _, ...article }) => article);
}
