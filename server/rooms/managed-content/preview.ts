import type { LegalPage } from '../../../contract/entries.ts';
import { AppError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { EditedKind, EntryBody, Preview } from '../../../contract/managed-content.ts';
import { editingLimits } from '../../../contract/managed-content-limits.ts';
import type { Db } from '../../database/connect.ts';
import { inUndone } from '../../database/transactions.ts';
import type { RenderWith } from '../../http/render-with.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { nothingToNote } from '../audit/service.ts';
import type { Content } from '../content/service.ts';
import { entryRow, readBody } from './entry.ts';
import { findEdited, insertEntry, slugsOf, updateEntry } from './queries.ts';

export interface PreviewNeeds {
  db: Db;
  now: () => Date;
  /** The response for guests within a transaction. */
  contentOf: (tx: Db) => Content;
  renderWith: RenderWith | undefined;
}

/** The previewed entry. */
interface Subject {
  kind: EditedKind;
  /** The id of a changed entry; null for a new one. */
  id: number | null;
  /** Of a legal page. */
  slug: LegalPage;
}

interface PreviewPage {
  /** The page that displays it; without one it is rendered alone. */
  page: string | null;
  /** The read endpoint of that page. */
  path: string;
  read: (content: Content, context: RequestContext) => Promise<unknown>;
}

const legalPaths: Record<LegalPage, string> = {
  'privacy-policy': '/Privacy-Policy',
  'terms-conditions': '/Terms-conditions',
  eula: '/eula',
};

function previewPageOf(kind: EditedKind, slug: LegalPage): PreviewPage {
  switch (kind) {
    case 'hero':
      return { page: '/', path: 'home', read: (content, previewLang) => content.home(false, previewLang) };
    case 'about':
      return { page: '/about', path: 'about', read: (content, previewLang) => content.about(previewLang) };
    case 'service':
      return {
        page: '/Our-Service',
        path: 'our_services',
        read: (content, previewLang) => content.ourServices(previewLang),
      };
    case 'contact':
      return {
        page: '/Contact',
        path: 'contact-page',
        read: (content, previewLang) => content.contactPage(previewLang),
      };
    case 'faq':
      return {
        page: '/User-Guide',
        path: 'faqs',
        read: (content, previewLang) => content.faqs(undefined, previewLang),
      };
    case 'page':
      return {
        page: legalPaths[slug],
        path: `pages/${slug}`,
        read: (content, previewLang) => content.legalPage(slug, undefined, previewLang),
      };
    case 'welcome':
      return {
        page: null,
        path: 'welcome_screen',
        read: (content, previewLang) => content.welcomeScreen(previewLang),
      };
    case 'app':
      return {
        page: null,
        path: 'app-promotion',
        read: (content, previewLang) => content.appPromotion(previewLang),
      };
  }
}

/**
 * Previews a page: the draft is published in a transaction that is rolled back, the page's data is read within it,
 * and the page is rendered with that data. So the preview equals the result of publishing.
 */
export function createPreview({ db, now, contentOf, renderWith }: PreviewNeeds) {
  const readAs = (page: PreviewPage, { kind, id, slug }: Subject, body: EntryBody, context: RequestContext) =>
    inUndone(db, async (tx) => {
      await publishForNow(tx, { kind, id, slug }, body, context.now);
      return page.read(contentOf(tx), context);
    });

  return async function preview(of: Subject, sent: unknown, lang: Lang, previewLang: Lang): Promise<Preview> {
    const body = readBody(of.kind, sent, previewLang);
    const page = previewPageOf(of.kind, of.slug);
    const data = await readAs(page, of, body, { lang, cityId: 0, now: now() });
    nothingToNote();
    const html = page.page && renderWith ? await renderWith(page.page, lang, { [page.path]: data }) : null;
    return { html, data };
  };
}
export type ShowPreview = ReturnType<typeof createPreview>;

/**
 * If only the first entry is displayed, this one is moved there for the preview. In lists it keeps its position.
 */
async function publishForNow(tx: Db, { kind, id, slug }: Subject, body: EntryBody, at: Date): Promise<void> {
  const isListed = kind === 'faq' || kind === 'service';
  const row = {
    ...entryRow(body),
    status: 'published' as const,
    published_at: at,
    updated_at: at,
    ...(!isListed && { position: -1 }),
  };
  if (id === null) {
    if (kind === 'page' && (await slugsOf(tx, kind)).has(slug)) throw new AppError('conflict');
    const position = isListed ? editingLimits.entriesOfKind : -1;
    await insertEntry(tx, { kind, slug: kind === 'page' ? slug : 'preview', ...row, position });
    return;
  }
  if (!(await findEdited(tx, kind, id))) throw new AppError('not_found');
  await updateEntry(tx, id, row);
}
