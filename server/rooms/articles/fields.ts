import type { ArticleKind } from '../../../contract/articles.ts';
import { type Both, type Either, type Lang, langs } from '../../../contract/locales.ts';
import type { ArticleFields, ArticleState } from '../../../contract/managed-articles.ts';
import type { MessageKey } from '../../http/messages.ts';
import { cleanHtml } from '../content/service.ts';
import type { WrittenRow } from './queries.ts';

type Issues = Record<string, MessageKey>;

/** A text as stored: empty languages are omitted. */
export function eitherText(text: Both): Either {
  return Object.fromEntries(langs.filter((lang) => text[lang] !== '').map((lang) => [lang, text[lang]]));
}

/** A text as the form expects it: older entries may have one for both languages. */
export function bothText(value: unknown): Both {
  if (typeof value === 'string') return { en: value, ar: value };
  const text = (typeof value === 'object' && value !== null ? value : {}) as Either;
  return { en: text.en ?? '', ar: text.ar ?? '' };
}

/** The fields with sanitized texts. A text without a word is stored as empty. */
export function cleaned(fields: ArticleFields): ArticleFields {
  const body = Object.fromEntries(
    langs.map((lang) => {
      const html = cleanHtml(fields.body[lang]).trim();
      const isEmpty = !/<img|<hr/.test(html) && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';
      return [lang, isEmpty ? '' : html];
    }),
  ) as Both;
  return { ...fields, body };
}

/** Validation errors for saving, or for publishing. @param fields sanitized */
export function issuesOf({ title, body, picture, status }: ArticleFields): Issues {
  const issues: Issues = {};
  const written = langs.filter((lang) => title[lang] !== '' || body[lang] !== '');
  if (langs.every((lang) => title[lang] === ''))
    issues[`title.${written[0] ?? 'en'}`] = 'field.article_title';
  for (const lang of written) {
    if (title[lang] === '') issues[`title.${lang}`] ??= 'field.article_title_here';
    if (/<img(?![^>]*\salt=)/.test(body[lang])) issues[`body.${lang}`] = 'field.pictures_alt';
    if (picture && !picture.decorative && picture.alt[lang] === '')
      issues[`picture.alt.${lang}`] = 'field.picture_alt';
  }
  const isWhole = langs.some((lang) => title[lang] !== '' && body[lang] !== '');
  if (status === 'published' && !isWhole) issues[`body.${written[0] ?? 'en'}`] ??= 'field.article_body';
  return issues;
}

/** The stored files that texts reference. */
export function usedPictureKeys(body: Both): string[] {
  const found = langs.flatMap((lang) => [...body[lang].matchAll(/<img[^>]*?src="\/media\/([^"]+)"/g)]);
  return [...new Set(found.map(([, key = '']) => key))];
}

interface StoredPicture {
  key: string;
  width: number;
  height: number;
  variants: { key: string; width: number }[];
}

/** The width of a text, and so of its pictures: at most 42 rem. */
const sizes = '(width <= 992px) 100vw, 756px';

/**
 * Adds dimensions and smaller variants to the pictures of a sanitized text, so that readers load what they need.
 */
export function withFiles(html: string, pictures: readonly StoredPicture[]): string {
  return html.replace(
    /<img([^>]*?)src="\/media\/([^"]+)"([^>]*)>/g,
    (whole, before: string, key: string, after: string) => {
      const picture = pictures.find((one) => one.key === key);
      if (!picture) return whole;
      const files = picture.variants.map((file) => `/media/${file.key} ${file.width}w`).join(', ');
      const others = `${before}${after}`.replace(/\s(width|height)="\d*"|\s*\/\s*$/g, '').trim();
      return (
        `<img src="/media/${key}" ${others} width="${picture.width}" height="${picture.height}"` +
        `${files && ` srcset="${files}" sizes="${sizes}"`} loading="lazy" decoding="async" />`
      );
    },
  );
}

/** The number of steps of a guide: the items of its numbered lists, without nested lists. */
export function stepsIn(html: string): number {
  let depth = 0;
  let isNumbered = false;
  let steps = 0;
  for (const [, closes, tag] of html.matchAll(/<(\/?)(ol|ul|li)\b/g)) {
    if (tag === 'li') {
      if (!closes && depth === 1 && isNumbered) steps += 1;
    } else if (closes) depth -= 1;
    else {
      depth += 1;
      if (depth === 1) isNumbered = tag === 'ol';
    }
  }
  return steps;
}

/** The fields that are stored in `data`. */
export function dataOf(
  kind: ArticleKind,
  { category, author, picture, body }: ArticleFields,
  before: Record<string, unknown>,
): Record<string, unknown> {
  const { category: _c, author: _a, pictureAlt: _p, steps: _s, ...others } = before;
  const given = (text: Both) => langs.some((lang) => text[lang] !== '');
  const steps = stepsIn(body.en || body.ar);
  return {
    ...others,
    ...(given(category) && { category: eitherText(category) }),
    ...(given(author) && { author: eitherText(author) }),
    ...(picture && !picture.decorative && { pictureAlt: eitherText(picture.alt) }),
    ...(kind === 'guide' && steps > 0 && { steps }),
  };
}

/** An entry as its form loads it. */
export function fieldsOf(row: WrittenRow): ArticleFields {
  const alt = bothText(row.data.pictureAlt);
  return {
    title: bothText(row.title),
    summary: bothText(row.summary),
    body: bothText(row.body),
    category: bothText(row.data.category),
    author: bothText(row.data.author),
    slug: row.slug,
    picture:
      row.picture_id === null
        ? null
        : {
            id: row.picture_id,
            url: `/media/${row.picture_key}`,
            decorative: langs.every((lang) => alt[lang] === ''),
            alt,
          },
    position: row.position,
    status: row.status,
    publishedAt: row.published_at?.toISOString() ?? null,
  };
}

export function stateOf({ status, published_at }: Pick<WrittenRow, 'status' | 'published_at'>, now: Date) {
  const state: ArticleState =
    status === 'published' && published_at !== null && published_at > now ? 'scheduled' : status;
  return state;
}

/** The languages in which an entry is incomplete. */
export function missingIn({ title, body }: Pick<WrittenRow, 'title' | 'body'>): Lang[] {
  return langs.filter((lang) => !title[lang] || !body[lang]);
}
