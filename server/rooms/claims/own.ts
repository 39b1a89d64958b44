import { type Lang, pickText } from '../../../contract/locales.ts';
import type { OwnWork } from '../../../contract/own-work.ts';
import type { Db } from '../../database/connect.ts';
import { eitherOf } from '../catalog/service.ts';
import { readOwnWaiting } from './queries.ts';

/** Reads a member's pending claims, oldest first. */
export const ownClaims =
  (db: Db) =>
  async (userId: number, lang: Lang, limit: number): Promise<OwnWork['claims']> => {
    const rows = await readOwnWaiting(db, userId, limit);
    return rows.map(({ id, created_at, listing_id, slug, title_en, title_ar }) => {
      const title = pickText(eitherOf(title_en, title_ar), lang);
      const business = { id: listing_id, slug, title: title.text, lang: title.lang };
      return { id, business, at: created_at.toISOString() };
    });
  };
