import type { ContentKind } from '../../../contract/content.ts';
import { type Either, type Lang, langs } from '../../../contract/locales.ts';
import { searchVector } from '../../../contract/search.ts';
import type { Db } from '../../database/connect.ts';
import { rememberWords } from '../catalog/service.ts';
import { cleanHtml } from './html.ts';
import { insertContent } from './queries.ts';

export interface ContentDraft {
  kind: ContentKind;
  slug: string;
  position: number;
  title: Record<Lang, string>;
  summary: Either;
  /** HTML; it is sanitized before it is stored. */
  body: Either;
  data: Record<string, unknown>;
  mediaId: number | null;
  publishedAt: Date;
}

/** The search words of an entry. @param body sanitized HTML */
export function searchOf({ title, summary, body }: Record<'title' | 'summary' | 'body', Either>): string {
  const text = (part: Either) => langs.map((lang) => part[lang] ?? '').join(' ');
  return searchVector([
    ['A', text(title)],
    ['C', text(summary)],
    ['D', text(body).replace(/<[^>]*>/g, ' ')],
  ]);
}

/** The texts of an entry as stored: sanitized HTML, and its search words. */
export function textColumns({ title, summary, body }: Pick<ContentDraft, 'title' | 'summary' | 'body'>) {
  const clean = Object.fromEntries(langs.map((lang) => [lang, cleanHtml(body[lang] ?? '')]));
  return {
    title: JSON.stringify(title),
    summary: JSON.stringify(summary),
    body: JSON.stringify(clean),
    search_vector: searchOf({ title, summary, body: clean }),
  };
}

/** Publishes entries; existing ones with the same type and slug are unchanged. */
export async function publishContent(db: Db, drafts: ContentDraft[]): Promise<void> {
  const rows = drafts.map(({ kind, slug, position, data, mediaId, publishedAt, ...texts }) => ({
    kind,
    slug,
    position,
    status: 'published' as const,
    ...textColumns(texts),
    data: JSON.stringify(data),
    media_id: mediaId,
    published_at: publishedAt,
  }));
  if (rows.length === 0) return;
  await insertContent(db, rows);
  await rememberWords(
    db,
    rows.map((row) => row.search_vector),
  );
}
