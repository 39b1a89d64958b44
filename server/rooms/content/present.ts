import type { ArticleCard } from '../../../contract/content.ts';
import { type Either, type Lang, pickText } from '../../../contract/locales.ts';
import type { ContentRow } from './queries.ts';

const wordsPerMinute = 200;

/** Minutes to read a text of HTML, at least one. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** A value of `data` that is text, or a text in both languages. */
export function dataText(data: Record<string, unknown>, key: string, lang: Lang): string | null {
  const value = data[key];
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null) return pickText(value as Either, lang).text || null;
  return null;
}

export function presentHero(row: ContentRow, lang: Lang) {
  return {
    id: row.id,
    media: row.picture_key ? `/media/${row.picture_key}` : dataText(row.data, 'media', lang),
    title: pickText(row.title, lang).text,
    description: pickText(row.body, lang).text || pickText(row.summary, lang).text,
  };
}

export function presentAdvertisement(row: ContentRow, lang: Lang) {
  return {
    id: row.id,
    title: pickText(row.title, lang).text,
    text: pickText(row.summary, lang).text,
    url: dataText(row.data, 'url', lang),
    phone: dataText(row.data, 'phone', lang),
  };
}

export function presentArticle(row: ContentRow, lang: Lang): ArticleCard {
  return {
    id: row.id,
    slug: row.slug,
    title: pickText(row.title, lang).text,
    summary: pickText(row.summary, lang).text,
    category: dataText(row.data, 'category', lang) ?? '',
    picture: row.picture_key ? `/media/${row.picture_key}` : null,
    minutes: readingMinutes(pickText(row.body, lang).text),
    publishedAt: row.published_at?.toISOString() ?? '',
  };
}
