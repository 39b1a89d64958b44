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
  /** HTML; it is sanitised before it is stored. */
  body: Either;
  data: Record<string, unknown>;
  mediaId: number | null;
  publishedAt: Date;
}

/** Publishes entries; one whose kind and slug are there already is left as it is. */
export async function publishContent(db: Db, drafts: ContentDraft[]): Promise<void> {
  const rows = drafts.map(({ kind, slug, position, title, summary, body, data, mediaId, publishedAt }) => {
    const clean = Object.fromEntries(langs.map((lang) => [lang, cleanHtml(body[lang] ?? '')]));
    const text = (part: Either) => langs.map((lang) => part[lang] ?? '').join(' ');
    return {
      kind,
      slug,
      position,
      status: 'published' as const,
      title: JSON.stringify(title),
      summary: JSON.stringify(summary),
      body: JSON.stringify(clean),
      data: JSON.stringify(data),
      media_id: mediaId,
      published_at: publishedAt,
      search_vector: searchVector([
        ['A', text(title)],
        ['C', text(summary)],
        ['D', text(clean).replace(/<[^>]*>/g, ' ')],
      ]),
    };
  });
  if (rows.length === 0) return;
  await insertContent(db, rows);
  await rememberWords(
    db,
    rows.map((row) => row.search_vector),
  );
}
