import { AppError } from '../../../contract/errors.ts';
import { type Lang, langs } from '../../../contract/locales.ts';
import {
  type Issue,
  type IssueFields,
  type IssueRow,
  type IssueState,
  type Issues,
  issueFieldsSchema,
  type Preview,
} from '../../../contract/newsletter-issues.ts';
import type { Version, VersionWith } from '../../../contract/versions.ts';
import type { Db } from '../../database/connect.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import { messageOf } from '../../http/messages.ts';
import { beginningOf, cleanArticle, picturesIn } from '../../mail/article.ts';
import type { Mailer } from '../../mail/letter.ts';
import { note, nothingToNote } from '../audit/service.ts';
import { adoptPictures } from '../media/service.ts';
import { keepFormer, keepVersion, storedVersion, versionsOf } from '../versions/service.ts';
import {
  addIssue,
  beginSending,
  countReceivers,
  countTroubled,
  deleteIssue,
  dropWaiting,
  findAddress,
  findIssue,
  type IssueTableRow,
  lockIssue,
  readIssues,
  setStatus,
  writeIssue,
} from './queries.ts';
import { createSending, type SendingNeeds } from './sending.ts';

const sort = 'issues';
const subject = 'issue';
const historyOf = (id: number) => ({ subject, subjectId: String(id) });

export interface NewsletterNeeds extends SendingNeeds {
  mailer: Mailer;
}

/** The editor, the issue, and the version that was loaded. */
interface Wish {
  id: number;
  actorId: number;
  /** The `If-Match` header; undefined if nothing can be overwritten. */
  version: string | undefined;
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

const presentRow = (row: IssueTableRow): IssueRow => ({
  id: row.id,
  status: row.status,
  langs: row.langs,
  subject: row.subject,
  updatedAt: row.updated_at.toISOString(),
  progress: {
    ...{ receivers: row.receivers, sent: row.sent, refused: row.refused },
    ...{ skipped: row.skipped, unsure: row.unsure },
    startedAt: iso(row.started_at),
    endedAt: iso(row.ended_at),
    troubleAt: iso(row.trouble_at),
  },
});

/** Issues of the newsletter: editing, previews, tests and sending. */
export function createNewsletter(needs: NewsletterNeeds) {
  const { db, mailer, courier, subscriptions } = needs;
  const sending = createSending(needs);

  const present = async (row: IssueTableRow): Promise<Issue> => ({
    ...presentRow(row),
    version: row.version,
    body: row.body,
    receivers: await countReceivers(db),
  });

  /** @throws AppError `not_found` */
  async function issue(id: number): Promise<Issue> {
    const row = await findIssue(db, id);
    if (!row) throw new AppError('not_found');
    return present(row);
  }

  /** A page of all issues, the newest first. @throws AppError `invalid_cursor` */
  async function issues(after: string | undefined, limit: number): Promise<Issues> {
    const rows = await readIssues(db, decodeCursor(after, sort)?.id, limit);
    const last = rows[limit - 1];
    const next = rows.length > limit && last ? encodeCursor({ sort, key: '', id: last.id }) : null;
    return { data: rows.slice(0, limit).map(presentRow), meta: { next } };
  }

  const cleaned = (fields: IssueFields): IssueFields => ({
    ...fields,
    body: { en: cleanArticle(fields.body.en), ar: cleanArticle(fields.body.ar) },
  });

  /** @throws AppError `not_found`, `conflict`, `issue_under_way`, `issue_at_rest` */
  async function lock(tx: Db, { id, version }: Wish, from: readonly IssueState[]): Promise<IssueTableRow> {
    const row = await lockIssue(tx, id);
    if (!row) throw new AppError('not_found');
    if (!from.includes(row.status))
      throw new AppError(from.includes('draft') ? 'issue_under_way' : 'issue_at_rest');
    if (version !== undefined && version !== String(row.version)) throw new AppError('conflict');
    return row;
  }

  /** Assigns the pictures of a text to the site. @throws AppError `invalid_fields` if one is deleted */
  async function adopt(tx: Db, { body }: IssueFields, actorId: number, lang: Lang): Promise<void> {
    const errors: Record<string, string[]> = {};
    for (const one of langs) {
      const missing = await adoptPictures(tx, actorId, picturesIn(body[one]));
      if (missing.length > 0) errors[`body.${one}`] = [messageOf('field.media_unknown', lang)];
    }
    if (Object.keys(errors).length > 0) throw new AppError('invalid_fields', undefined, errors);
  }

  /** @throws AppError `invalid_fields` */
  async function create(fields: IssueFields, actorId: number, lang: Lang): Promise<Issue> {
    const clean = cleaned(fields);
    const id = await db.transaction().execute(async (tx) => {
      await adopt(tx, clean, actorId, lang);
      const made = await addIssue(tx, clean, actorId);
      await keepVersion(tx, { ...historyOf(made), actorId, body: clean });
      await note(tx, {
        actorId,
        action: 'issue.create',
        subject,
        subjectId: made,
        before: null,
        after: null,
      });
      return made;
    });
    return issue(id);
  }

  /**
   * @param from the version that is restored, if any
   * @throws AppError as `lock`, `invalid_fields`
   */
  async function save(wish: Wish, fields: IssueFields, lang: Lang, from?: number): Promise<Issue> {
    const clean = cleaned(fields);
    const { id, actorId } = wish;
    await db.transaction().execute(async (tx) => {
      const { version, langs, subject: title, body, updated_at } = await lock(tx, wish, ['draft']);
      await adopt(tx, clean, actorId, lang);
      await keepFormer(tx, historyOf(id), { body: { langs, subject: title, body }, since: updated_at });
      await writeIssue(tx, id, clean);
      await keepVersion(tx, { ...historyOf(id), actorId, body: clean });
      await note(tx, {
        ...{ actorId, subject, subjectId: id, before: { version } },
        action: from === undefined ? 'issue.save' : 'issue.restore',
        after: { version: version + 1, ...(from !== undefined && { restored: from }) },
      });
    });
    return issue(id);
  }

  /** @throws AppError `not_found` */
  async function versions(id: number): Promise<Version[]> {
    await issue(id);
    return versionsOf(db, historyOf(id));
  }

  /** @throws AppError `not_found` */
  async function version(id: number, versionId: number): Promise<VersionWith<IssueFields>> {
    await issue(id);
    return storedVersion(db, historyOf(id), versionId, issueFieldsSchema);
  }

  /** Restores a version of a draft; sent issues cannot be changed. @throws AppError as `save` */
  async function restore(wish: Wish, versionId: number, lang: Lang): Promise<Issue> {
    const { body } = await version(wish.id, versionId);
    return save(wish, body, lang, versionId);
  }

  /** Only drafts can be deleted. @throws AppError as `lock` */
  async function remove(wish: Wish): Promise<void> {
    const { id, actorId } = wish;
    await db.transaction().execute(async (tx) => {
      await lock(tx, wish, ['draft']);
      await deleteIssue(tx, id);
      await note(tx, { actorId, action: 'issue.delete', subject, subjectId: id, before: null, after: null });
    });
  }

  /** Validates that an issue is complete. @throws AppError `invalid_fields` */
  function refuseGaps(row: IssueTableRow, chosen: readonly Lang[], lang: Lang): void {
    const errors: Record<string, string[]> = {};
    for (const one of chosen) {
      if (!row.subject[one].trim()) errors[`subject.${one}`] = [messageOf('field.subject', lang)];
      if (!beginningOf(row.body[one])) errors[`body.${one}`] = [messageOf('field.issue_body', lang)];
    }
    if (Object.keys(errors).length > 0) throw new AppError('invalid_fields', undefined, errors);
  }

  /** Sends a draft to the currently confirmed subscribers. @throws AppError as `lock`, `invalid_fields` */
  async function start(wish: Wish, lang: Lang): Promise<Issue> {
    const { id, actorId } = wish;
    await db.transaction().execute(async (tx) => {
      const row = await lock(tx, wish, ['draft']);
      refuseGaps(row, row.langs, lang);
      const counts = await countReceivers(tx);
      if (row.langs.every((one) => counts[one] === 0)) {
        throw new AppError('invalid_fields', undefined, { langs: [messageOf('field.no_receivers', lang)] });
      }
      await beginSending(tx, id);
      await sending.start(tx, id);
      const after = { status: 'sending', langs: row.langs };
      await note(tx, {
        ...{ actorId, action: 'issue.send', subject, subjectId: id },
        ...{ before: { status: row.status }, after },
      });
    });
    return issue(id);
  }

  const turns = {
    pause: { from: ['sending'], to: 'paused' },
    resume: { from: ['paused'], to: 'sending' },
    cancel: { from: ['sending', 'paused'], to: 'cancelled' },
  } as const;

  /** @throws AppError `not_found`, `issue_at_rest` */
  async function turn(id: number, how: keyof typeof turns, actorId: number): Promise<Issue> {
    const { from, to } = turns[how];
    await db.transaction().execute(async (tx) => {
      const { status } = await lock(tx, { id, actorId, version: undefined }, from);
      await setStatus(tx, id, to);
      if (to === 'cancelled') await dropWaiting(tx, id);
      if (to === 'sending') await sending.start(tx, id);
      await note(tx, {
        ...{ actorId, action: `issue.${how}`, subject, subjectId: id },
        ...{ before: { status }, after: { status: to } },
      });
    });
    return issue(id);
  }

  /** The placeholder of a recipient's unsubscribe link: it leads to the page, without a token. */
  const nobody = (lang: Lang) => subscriptions.linksOf({ token: '', lang }).leave;

  function preview(lang: Lang, title: string, body: string): Promise<Preview> {
    nothingToNote();
    const html = cleanArticle(body);
    return courier.show({ kind: 'issue', subject: title, html, leaveLink: nobody(lang) }, lang);
  }

  /** Sends each language of an issue, as saved, to the caller. @throws AppError `not_found`, `invalid_fields` */
  async function test(id: number, actorId: number, lang: Lang): Promise<{ to: string }> {
    const row = await findIssue(db, id);
    if (!row) throw new AppError('not_found');
    const chosen = langs.filter((one) => row.langs.includes(one));
    refuseGaps(row, chosen, lang);
    const { email } = await findAddress(db, actorId);
    await db.transaction().execute(async (tx) => {
      for (const one of chosen) {
        const letter = {
          ...{ kind: 'issue' as const, subject: row.subject[one], html: row.body[one] },
          leaveLink: nobody(one),
        };
        await mailer.send(tx, { to: email, lang: one, letter });
      }
    });
    nothingToNote();
    return { to: email };
  }

  /** Errors: the number of issues being sent although the mail server accepts no emails. */
  const troubles = async () => ({ newsletter: await countTroubled(db) });

  return {
    issue,
    issues,
    create,
    save,
    versions,
    version,
    restore,
    remove,
    start,
    turn,
    preview,
    test,
    troubles,
  };
}
export type Newsletter = ReturnType<typeof createNewsletter>;
