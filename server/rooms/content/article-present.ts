import type { ArticleCard, ArticleDetail, ArticleKind } from '../../../contract/articles.ts';
import { type Either, type Lang, pickText } from '../../../contract/locales.ts';
import type { Picture } from '../../../contract/pictures.ts';
import { slugOf } from '../../../contract/slugs.ts';
import { presentPicture } from '../listings/pictures.ts';
import { plainText, withHeadings } from './headings.ts';
import type { ContentRow } from './queries.ts';

const wordsPerMinute = 200;

/** The reading time of an HTML text in minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = plainText(html).match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** A value of `data` that is text, or a text in both languages. */
export function dataText(data: Record<string, unknown>, key: string, lang: Lang): string | null {
  const value = data[key];
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null) return pickText(value as Either, lang).text || null;
  return null;
}

/** The key of a category: its English name, or the only one it has. */
export function categoryKeyOf(data: Record<string, unknown>): string | undefined {
  return dataText(data, 'category', 'en') ?? undefined;
}

/** The picture of an entry with its alternative text; decorative without one. */
export function presentPhoto(row: ContentRow, lang: Lang): Picture | null {
  const { picture_id, picture_key, picture_width, picture_height, picture_placeholder, picture_variants } =
    row;
  if (picture_id === null || picture_key === null) return null;
  const picture = {
    id: picture_id,
    key: picture_key,
    width: picture_width ?? 0,
    height: picture_height ?? 0,
    placeholder: picture_placeholder,
    variants: picture_variants ?? [],
    alt_en: dataText(row.data, 'pictureAlt', 'en'),
    alt_ar: dataText(row.data, 'pictureAlt', 'ar'),
  };
  return presentPicture(picture, lang);
}

export function presentArticle(row: ContentRow, lang: Lang): ArticleCard {
  const title = pickText(row.title, lang);
  const key = categoryKeyOf(row.data);
  return {
    id: row.id,
    kind: row.kind as ArticleKind,
    slug: row.slug,
    title: title.text,
    lang: title.lang,
    summary: pickText(row.summary, lang).text,
    category: dataText(row.data, 'category', lang) ?? '',
    categorySlug: key === undefined ? '' : slugOf(key),
    author: dataText(row.data, 'author', lang),
    picture: row.picture_key ? `/media/${row.picture_key}` : null,
    photo: presentPhoto(row, lang),
    minutes: readingMinutes(pickText(row.body, lang).text),
    steps: typeof row.data.steps === 'number' ? row.data.steps : null,
    publishedAt: row.published_at?.toISOString() ?? '',
  };
}

type Neighbour = Pick<ContentRow, 'id' | 'slug' | 'title'> | undefined;

function presentNeighbour(row: Neighbour, lang: Lang) {
  return row ? { id: row.id, slug: row.slug, title: pickText(row.title, lang).text } : null;
}

export function presentArticleDetail(
  row: ContentRow,
  beside: { related: ContentRow[]; previous: Neighbour; next: Neighbour },
  lang: Lang,
): ArticleDetail {
  const html = pickText(row.body, lang);
  return {
    ...presentArticle(row, lang),
    ...withHeadings(html.text),
    bodyLang: html.lang,
    updatedAt: row.updated_at.toISOString(),
    related: beside.related.map((one) => presentArticle(one, lang)),
    previous: presentNeighbour(beside.previous, lang),
    next: presentNeighbour(beside.next, lang),
  };
}
