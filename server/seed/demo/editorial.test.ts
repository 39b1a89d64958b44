import { describe, expect, it } from 'vitest';
import { langs } from '../../../contract/locales.ts';
import { demoScenes } from '../../rooms/art/raster.ts';
import { readDemoArticles } from './articles.ts';
import { demoFaqs } from './faqs.ts';
import type { DemoContent } from './shapes.ts';

const demoBlogs = readDemoArticles('blog');
const demoNews = readDemoArticles('news');
const demoGuides = readDemoArticles('guide');
const demoPages = readDemoArticles('page');
const all: DemoContent[] = [...demoBlogs, ...demoNews, ...demoGuides, ...demoFaqs, ...demoPages];
const named = all.map((entry) => ({ name: `${entry.kind} ${entry.slug}`, entry }));

const allowedTags = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'];
const tagPattern = /<(\/?)([a-z0-9]+)([^>]*)>/g;
const scenes = demoScenes().map(({ key }) => key);
/** Paths of this site that texts may link to. */
const sitePaths = ['/Category/services', '/Category/shops', '/Contact', '/Forget-Password', '/Job', '/Privacy-Policy', '/Profile', '/Register', '/Rent', '/Terms-conditions', '/User-Guide', '/add-business', '/delete-account', '/market-place'];

const plain = (html: string) => html.replace(/<\/?(a|em|strong)\b[^>]*>/g, '').replace(tagPattern, '\n');
const words = (html: string) => plain(html).split(/\s+/).filter(Boolean).length;
const tagNames = (html: string) => [...html.matchAll(tagPattern)].map((match) => `${match[1]}${match[2]}`);
const count = (html: string, tag: string) => tagNames(html).filter((name) => name === tag).length;

describe('counts', () => {
  it.each([
    ['blog', demoBlogs, 12],
    ['news', demoNews, 8],
    ['guide', demoGuides, 12],
    ['faq', demoFaqs, 20],
    ['page', demoPages, 3],
  ] as const)('%s', (kind, entries, expected) => {
    expect(entries).toHaveLength(expected);
    expect(new Set(entries.map((entry) => entry.kind))).toEqual(new Set([kind]));
    expect(new Set(entries.map((entry) => entry.slug)).size).toBe(expected);
  });

  it('has the three legal pages', () => {
    expect(demoPages.map((page) => page.slug).sort()).toEqual(['eula', 'privacy-policy', 'terms-conditions']);
  });

  it('has two long posts with enough headings for a table of contents', () => {
    const long = demoBlogs.filter((post) => langs.every((lang) => count(post.body[lang], 'h2') >= 5));
    expect(long.filter((post) => words(post.body.en) > 500).length).toBeGreaterThanOrEqual(2);
  });
});

describe('texts', () => {
  it.each([
    ['blog', demoBlogs, 350, 700],
    ['news', demoNews, 120, 250],
    ['guide', demoGuides, 300, 600],
    ['faq', demoFaqs, 12, 60],
    ['page', demoPages, 400, 1000],
  ] as const)('%s have their lengths in both languages', (_kind, entries, least, most) => {
    const lengths = entries.flatMap((entry) => langs.map((lang) => ({ slug: entry.slug, lang, words: words(entry.body[lang]) })));
    expect(lengths.filter((text) => text.words < least || text.words > most)).toEqual([]);
  });
});

describe.each(named)('$name', ({ entry }) => {
  const texts = langs.flatMap((lang) => [entry.title[lang], entry.summary[lang], entry.body[lang]]);
  const arabic = [entry.title.ar, entry.summary.ar, plain(entry.body.ar)].join('\n');
  const english = [entry.title.en, entry.summary.en, plain(entry.body.en)].join('\n');

  it('exists in both languages', () => {
    for (const text of texts) expect(text.trim()).not.toBe('');
    expect(entry.title.ar).toMatch(/\p{Script=Arabic}/u);
    expect(entry.summary.ar).toMatch(/\p{Script=Arabic}/u);
    expect(english).not.toMatch(/\p{Script=Arabic}/u);
    expect(entry.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(entry.daysAgo).toBeGreaterThanOrEqual(0);
    expect(entry.daysAgo).toBeLessThanOrEqual(300);
    if (entry.photo) expect(scenes).toContain(entry.photo);
  });

  it('uses only allowed tags, properly nested', () => {
    for (const lang of langs) {
      const open: string[] = [];
      for (const [, slash, name = '', attributes = ''] of entry.body[lang].matchAll(tagPattern)) {
        expect(allowedTags).toContain(name);
        if (slash) expect(open.pop()).toBe(name);
        else open.push(name);
        expect(attributes).toMatch(!slash && name === 'a' ? /^ href="[^"]+"$/ : /^$/);
      }
      expect(open).toEqual([]);
      expect(entry.body[lang].replace(tagPattern, '')).not.toMatch(/[<>]|\*\*|\]\(/);
    }
    for (const text of [entry.title, entry.summary]) expect(Object.values(text).join('')).not.toMatch(/[<>]/);
  });

  it('has the same structure and links in both languages', () => {
    const links = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? '');
    const blocks = (html: string) => tagNames(html).filter((name) => !/strong|em/.test(name));
    expect(blocks(entry.body.ar)).toEqual(blocks(entry.body.en));
    expect(links(entry.body.ar).sort()).toEqual(links(entry.body.en).sort());
    for (const link of links(entry.body.en)) {
      if (link.startsWith('/')) expect(sitePaths).toContain(link);
      else expect(new URL(link).protocol).toBe('https:');
    }
  });

  it('is punctuated and numbered as Arabic is', () => {
    expect(arabic).not.toMatch(/\p{Script=Arabic}\s*[,;?]/u);
    expect(arabic).not.toMatch(/["“”]/);
    expect(arabic).not.toMatch(/[\u0660-\u0669\u06F0-\u06F9]/);
    expect(arabic).not.toMatch(/\s[،؛؟.:]/);
    expect(arabic).not.toMatch(/[،؛](?![\s»])/);
    // A number with dashes needs a left-to-right isolate.
    expect(arabic.replace(/\u2066[\d-]+\u2069/g, '')).not.toMatch(/\d\s*[-–]\s*\d/);
    expect(arabic.match(/«/g)?.length).toBe(arabic.match(/»/g)?.length);
    expect(arabic).not.toMatch(/\u0640/);
  });

  it('has the fields of its type', () => {
    const both = { en: expect.any(String), ar: expect.stringMatching(/\p{Script=Arabic}/u) };
    if (entry.kind === 'faq') expect(entry.data).toEqual({ group: both });
    else if (entry.kind === 'blog') expect(entry.data).toEqual({ category: both, author: both });
    else if (entry.kind === 'news') expect(entry.data).toEqual({ category: both });
    else if (entry.kind === 'guide') {
      const list = /<ol>[\s\S]*?<\/ol>/g;
      const steps = (entry.body.en.match(list) ?? []).reduce((sum, html) => sum + count(html, 'li'), 0);
      expect(entry.data).toEqual({ category: both, steps });
      expect(steps).toBeGreaterThanOrEqual(5);
    } else expect(entry.data).toEqual({});
  });
});
