import { type Lang, pickText } from '../../../contract/locales.ts';
import { formPath, ownKindOf } from '../../../contract/post-kinds.ts';
import type { Db } from '../../database/connect.ts';
import { reasonWords } from '../../http/reason-words.ts';
import type { Letter, Mailer } from '../../mail/letter.ts';
import type { JobKind } from '../../queue/job-kind.ts';
import type { Queue } from '../../queue/queue.ts';
import { eitherOf } from '../catalog/service.ts';
import { pageIn } from '../listings/addresses.ts';
import { findPoster } from '../listings/poster-queries.ts';
import { listingPath } from '../sitemap/service.ts';
import {
  addOpenDecision,
  type OpenDecision,
  type OpenDecisionRow,
  stillStands,
  takeDecision,
} from './decision-queries.ts';
import { readHeadOf } from './queries.ts';

/** A day of attempts, as with emails. */
const notifyJob: JobKind<{ decisionId: number }> = {
  name: 'tell-decision',
  withinSeconds: 60,
  retries: 100,
  pauseSeconds: 30,
  longestPauseSeconds: 900,
  atOnce: 1,
};

export interface NoticeNeeds {
  db: Db;
  queue: Queue;
  mailer: Mailer;
  publicUrl: string;
  /** The time for undoing a decision, after which its poster is notified. */
  undoSeconds: number;
}

/** The data of a decision for its notification. */
type DecisionNotice = Pick<
  OpenDecisionRow,
  'listing_id' | 'kind' | 'revision_id' | 'verdict' | 'template' | 'note' | 'field'
>;

/** Notifies posters of decisions once these cannot be undone. */
export function createNotices({ db, queue, mailer, publicUrl, undoSeconds }: NoticeNeeds) {
  queue.work(notifyJob, async ({ decisionId }) => {
    await db.transaction().execute(async (tx) => {
      const decision = await takeDecision(tx, decisionId);
      if (decision && (await stillStands(tx, decision))) await notify(tx, decision);
    });
  });

  /**
   * Schedules the notification of a decision in its transaction. Without a delay it is sent at once.
   * @returns until when it can be undone
   */
  async function notifyLater(
    tx: Db,
    kind: DecisionNotice['kind'],
    decision: Omit<OpenDecision, 'undoUntil'>,
  ): Promise<Date | null> {
    if (undoSeconds === 0) {
      const { listingId: listing_id, revisionId: revision_id } = decision;
      await notify(tx, { ...decision, kind, listing_id, revision_id });
      return null;
    }
    const undoUntil = new Date(decision.decidedAt.getTime() + undoSeconds * 1000);
    const decisionId = await addOpenDecision(tx, { ...decision, undoUntil });
    await queue.send(tx, notifyJob, { decisionId }, { startAfter: undoSeconds });
    return undoUntil;
  }

  /** Emails the poster in their language. Does nothing if the post has no owner. */
  async function notify(tx: Db, decision: DecisionNotice): Promise<void> {
    const { owner_id, slug, title_en, title_ar } = await readHeadOf(tx, decision.listing_id);
    const poster = owner_id === null ? undefined : await findPoster(tx, owner_id);
    if (!poster) return;
    const { email, name, lang } = poster;
    const title = pickText(eitherOf(title_en, title_ar), lang).text;
    await mailer.send(tx, { to: email, lang, letter: letterOf(decision, { name, title, lang, slug }) });
  }

  function letterOf(decision: DecisionNotice, { name, title, lang, slug }: About): Letter {
    const { kind, verdict, listing_id: id } = decision;
    const about = { name, title, isChange: decision.revision_id !== null };
    if (verdict === 'approve') {
      return {
        kind: 'post-approved',
        ...about,
        link: pageIn(publicUrl, listingPath(kind, { id, slug }), lang),
      };
    }
    return {
      kind: verdict === 'change' ? 'post-change-asked' : 'post-rejected',
      ...about,
      reason: reasonWords(decision, lang) ?? '',
      link: pageIn(publicUrl, formPath(ownKindOf[kind], id, decision.field), lang),
    };
  }

  return { notifyLater };
}
export type Notices = ReturnType<typeof createNotices>;

interface About {
  name: string;
  title: string;
  lang: Lang;
  slug: string;
}
