import { AppError } from '../../../contract/errors.ts';
import { type Lang, pickText } from '../../../contract/locales.ts';
import { ownKindOf } from '../../../contract/post-kinds.ts';
import type { DeletionPreview } from '../../../contract/profile.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { eitherOf } from '../catalog/service.ts';
import type { AccountNeeds } from './account-needs.ts';
import { lockAccount } from './account-queries.ts';
import { anonymizeReports, deleteMessages, deleteUser, readFileKeys, readOwned } from './deletion-queries.ts';
import { provenOwner } from './owner.ts';
import { readOwner } from './profile-queries.ts';

export interface ForgetsAddresses {
  /** Deletes all traces of an address. */
  forget(db: Db, email: string): Promise<void>;
}

export interface DeletionNeeds extends AccountNeeds {
  newsletter: ForgetsAddresses;
  /** Removes files after the transaction commits, even if this process dies. */
  removeFiles(db: Db, keys: string[]): Promise<void>;
  /** Returns the member's claimed places to the directory. */
  releasePlaces(db: Db, userId: number): Promise<void>;
  /** Closes the member's conversations to new messages, and deletes those that nobody else reads. */
  lockConversations(db: Db, userId: number): Promise<void>;
  /** @throws AppError `last_admin` if nobody else could manage the site */
  requireOtherAdmin(db: Db, userId: number): Promise<void>;
}

/** The maximum number of titles; the rest is counted. */
const mostNames = 500;

/** Deletion of accounts. */
export function createDeletion(needs: DeletionNeeds) {
  const { db } = needs;

  /** What deleting an account would do to each of its posts and claimed places. */
  async function preview({ userId }: Actor, lang: Lang): Promise<DeletionPreview> {
    const { rows, total } = await readOwned(db, userId, mostNames);
    const items = rows.map((row) => {
      const title = pickText(eitherOf(row.title_en, row.title_ar), lang);
      const outcome = row.claimed ? ('returned' as const) : ('deleted' as const);
      return { id: row.id, kind: ownKindOf[row.kind], title: title.text, lang: title.lang, outcome };
    });
    return { items, more: total - items.length };
  }

  /**
   * Deletes an account with all that belongs to it, irreversibly. Shared data remains: claimed places return to the
   * directory, messages to others remain with them, reports and decisions lose their author.
   * @throws AppError `invalid_fields` “Wrong password.”, `last_admin`
   */
  async function remove(actor: Actor, password: string, lang: Lang): Promise<void> {
    await provenOwner(needs, actor, { field: 'password', password, lang });
    await db.transaction().execute(async (tx) => {
      await needs.requireOtherAdmin(tx, actor.userId);
      const owner = await readOwner(tx, actor.userId);
      if (!owner) throw new AppError('unauthenticated');
      const { id, email, name, lang: ownLang, email_confirmed_at: provedAt } = owner;
      await needs.releasePlaces(tx, id);
      await needs.lockConversations(tx, id);
      // Posts are locked before their owner. The second read includes claims that were approved in the meantime;
      // later ones wait for the lock, and then find no account.
      await lockAccount(tx, id);
      await needs.releasePlaces(tx, id);
      const files = await readFileKeys(tx, id);
      // Data of an address from before the account are deleted only if the address is confirmed.
      if (provedAt) {
        await needs.newsletter.forget(tx, email);
        await deleteMessages(tx, email);
      }
      await anonymizeReports(tx, id);
      await deleteUser(tx, id);
      await needs.removeFiles(tx, files);
      const letter = { kind: 'account-deleted', name } as const;
      await needs.mailer.send(tx, { to: email, lang: ownLang, letter });
    });
  }

  return { preview, remove };
}
