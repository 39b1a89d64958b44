import type { ConversationSide, HeldMessage, Message } from '../../../contract/conversations.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { Picture } from '../../../contract/pictures.ts';
import type { Db } from '../../database/connect.ts';
import { presentPicture } from '../listings/pictures.ts';
import { type Hash, signPicture } from '../media/service.ts';
import type { HeldRow } from './held-queries.ts';
import { type MessageRow, readPhotos } from './queries.ts';

/** Presents messages with their photos, whose URLs are signed anew each time. */
export function createMessagePresenting({ hash, now }: { hash: Hash; now: () => Date }) {
  /** Pictures by id; those of a deleted account are missing. */
  async function photosOf(db: Db, ids: readonly number[], lang: Lang): Promise<Map<number, Picture>> {
    const photos = new Map<number, Picture>();
    for (const row of await readPhotos(db, ids)) {
      const picture = presentPicture({ ...row, alt_en: null, alt_ar: null }, lang);
      photos.set(row.id, await signPicture(hash, picture, now()));
    }
    return photos;
  }

  return {
    photosOf,
    /** The messages that only their sender sees. */
    async presentHeld(db: Db, rows: readonly HeldRow[], lang: Lang): Promise<HeldMessage[]> {
      const ids = rows.flatMap((row) => row.media_ids);
      const photos = await photosOf(db, ids, lang);
      return rows.map((row) => ({
        clientId: row.client_id,
        text: row.text,
        photos: row.media_ids.flatMap((id) => photos.get(id) ?? []),
        at: row.created_at.toISOString(),
        state: row.status === 'waiting' ? 'waiting' : 'refused',
      }));
    },
    /** @param side whose messages are `mine` */
    async present(
      db: Db,
      rows: readonly MessageRow[],
      side: ConversationSide,
      lang: Lang,
    ): Promise<Message[]> {
      const ids = rows.flatMap((row) => row.media_ids);
      const photos = await photosOf(db, ids, lang);
      return rows.map((row) => ({
        id: row.id,
        clientId: row.client_id,
        mine: row.side === side,
        text: row.text,
        photos: row.media_ids.flatMap((id) => photos.get(id) ?? []),
        phone: row.kind === 'phone' ? { number: row.phone } : null,
        at: row.created_at.toISOString(),
      }));
    },
  };
}
export type MessagePresenting = ReturnType<typeof createMessagePresenting>;
