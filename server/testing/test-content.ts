import { type ContentDraft, publishContent } from '../rooms/content/writing.ts';
import { noon, type TestSite } from './test-site.ts';

type TestEntry = Partial<ContentDraft> & Pick<ContentDraft, 'kind' | 'slug'>;

/** Publishes entries of which a test sets only the relevant fields. @returns their ids */
export async function publish(site: TestSite, ...entries: TestEntry[]): Promise<number[]> {
  const drafts = entries.map((entry, position) => ({
    position,
    title: { en: entry.slug, ar: 'عنوان' },
    summary: {},
    body: {},
    data: {},
    mediaId: null,
    publishedAt: noon,
    ...entry,
  }));
  await publishContent(site.db, drafts);
  const rows = await site.db.selectFrom('content').select(['id', 'kind', 'slug']).execute();
  return drafts.map(
    ({ kind, slug }) => rows.find((row) => row.kind === kind && row.slug === slug)?.id as number,
  );
}
