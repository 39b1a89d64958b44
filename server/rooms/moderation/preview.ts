import type { Lang } from '../../../contract/locales.ts';
import type { Preview } from '../../../contract/managed-content.ts';
import type { OwnPostKind } from '../../../contract/my-posts.ts';
import { postFolders, postPages } from '../../../contract/post-kinds.ts';
import type { Db } from '../../database/connect.ts';
import { inUndone } from '../../database/transactions.ts';
import type { RenderWith } from '../../http/render-with.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { nothingToNote } from '../audit/service.ts';
import type { Posting } from '../posting/service.ts';

type Detail = (id: number, context: RequestContext) => Promise<{ slug: string }>;

export interface PostPreviewNeeds {
  db: Db;
  posting: Posting;
  /** The data of a post's page within a transaction, by type. */
  detailsOf: (tx: Db) => Record<OwnPostKind, Detail>;
  renderWith: RenderWith | undefined;
}

/**
 * Previews the page of a post: it is approved in a transaction that is rolled back, and its page is rendered with
 * data read within it. The preview equals the future public page.
 */
export function createPostPreview({ db, posting, detailsOf, renderWith }: PostPreviewNeeds) {
  /**
   * @param lang of the page
   * @throws AppError `not_found`, `already_decided`, and `invalid_fields` if the pending post is no longer valid
   */
  return async function preview(
    { kind, id, userId }: { kind: OwnPostKind; id: number; userId: number },
    lang: Lang,
    context: RequestContext,
  ): Promise<Preview> {
    nothingToNote();
    const data = await inUndone(db, async (tx) => {
      await posting.review.approve(tx, kind, id, { userId, version: undefined }, context);
      return detailsOf(tx)[kind](id, { ...context, lang, cityId: 0 });
    });
    const page = `${postPages[kind]}/${id}/${data.slug}`;
    return {
      html: renderWith ? await renderWith(page, lang, { [`${postFolders[kind]}/${id}`]: data }) : null,
      data,
    };
  };
}
export type PostPreview = ReturnType<typeof createPostPreview>;
