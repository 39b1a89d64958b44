import type { z } from 'zod';
import { AppError } from '../../../contract/errors.ts';
import type {
  ManagedProposal,
  OwnProposal,
  proposeWordingSchema,
} from '../../../contract/glossary-proposals.ts';
import { langs } from '../../../contract/locales.ts';
import { editingLimits } from '../../../contract/managed-content-limits.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { fieldError } from '../../http/field-error.ts';
import type { TakeOne } from '../../http/rate-limit.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { note } from '../audit/service.ts';
import { keyOf } from './matching.ts';
import {
  decideOne,
  insertProposal,
  lockAll,
  lockProposal,
  type ProposalRow,
  readAll,
  readOpen,
  readOwn,
  type TermRow,
  updateOne,
} from './queries.ts';

type Proposed = z.infer<typeof proposeWordingSchema>;

const proposalOf = ({ id, lang, wording, reason, created_at }: ProposalRow) => ({
  id,
  lang,
  wording,
  reason,
  at: created_at.toISOString(),
});

/** The term that has the wording, if any. */
const holderOf = (all: readonly TermRow[], { lang, wording }: Pick<Proposed, 'lang' | 'wording'>) =>
  all.find((row) => row[lang].some((one) => keyOf(one) === keyOf(wording)));

/**
 * Wordings that members propose.
 * @param take consumes one from the rate limit of an account
 */
export function createProposals(db: Db, take: TakeOne) {
  /** @throws AppError `not_found`, `invalid_fields` for a known wording, `proposal_waits`; TooManyRequests */
  async function propose({ userId }: Actor, id: number, sent: Proposed, request: RequestContext) {
    const all = await readAll(db);
    const term = all.find((row) => row.id === id);
    if (!term) throw new AppError('not_found');
    const holder = holderOf(all, sent);
    if (holder) {
      const key = holder === term ? 'field.glossary_has' : 'field.glossary_taken';
      throw fieldError('wording', key, request.lang);
    }
    await take(String(userId));
    const row = await insertProposal(db, {
      ...sent,
      term_id: id,
      author_id: userId,
      created_at: request.now,
    });
    if (!row) throw new AppError('proposal_waits');
    return { ...proposalOf(row), status: row.status, term: { id, en: term.en, ar: term.ar } };
  }

  async function own({ userId }: Actor): Promise<OwnProposal[]> {
    const rows = await readOwn(db, userId);
    return rows.map((row) => ({
      ...proposalOf(row),
      status: row.status,
      term: { id: row.term_id, en: row.en, ar: row.ar },
    }));
  }

  return { propose, own };
}
export type Proposals = ReturnType<typeof createProposals>;

/** Decisions of editors. */
export function createManagedProposals(db: Db, now: () => Date) {
  async function list(): Promise<{ data: ManagedProposal[]; meta: { total: number } }> {
    const rows = await readOpen(db);
    return {
      data: rows.map((row) => ({
        ...proposalOf(row),
        term: { id: row.term_id, en: row.en, ar: row.ar },
        author: row.author_id === null ? null : { id: row.author_id, name: row.author ?? '' },
      })),
      meta: { total: rows[0]?.total ?? 0 },
    };
  }

  /**
   * Adds the wording to its term, unless an editor has added it since.
   * @throws AppError `invalid_fields` if another term has the wording, or the term has the most wordings
   */
  async function addWording(tx: Db, proposal: ProposalRow, { lang }: RequestContext): Promise<void> {
    const all = await readAll(tx);
    const term = all.find((row) => row.id === proposal.term_id);
    if (!term) throw new AppError('not_found');
    const holder = holderOf(all, proposal);
    if (holder === term) return;
    if (holder) throw fieldError('accept', 'field.glossary_taken', lang);
    const wordings = [...term[proposal.lang], proposal.wording];
    if (wordings.length > editingLimits.glossary.forms + 1)
      throw fieldError('accept', 'field.glossary_full', lang);
    await updateOne(tx, term.id, { [proposal.lang]: wordings, updated_at: now() });
  }

  /** @throws AppError `not_found`, `already_decided`, `invalid_fields` */
  async function decide({ userId }: Actor, id: number, accept: boolean, request: RequestContext) {
    await db.transaction().execute(async (tx) => {
      // The table first, as edits and deletions of terms lock it before they reach their proposals.
      await lockAll(tx);
      const proposal = await lockProposal(tx, id);
      if (!proposal) throw new AppError('not_found');
      if (proposal.status !== 'open') throw new AppError('already_decided');
      const wordingsNow = async () => {
        const term = (await readAll(tx)).find((row) => row.id === proposal.term_id);
        return Object.fromEntries(langs.map((lang) => [lang, term?.[lang] ?? []]));
      };
      const before = await wordingsNow();
      if (accept) await addWording(tx, proposal, request);
      const status = accept ? 'accepted' : 'declined';
      await decideOne(tx, id, { status, decided_by: userId, decided_at: now() });
      await note(tx, {
        actorId: userId,
        action: accept ? 'glossary.accept' : 'glossary.decline',
        subject: 'glossary',
        subjectId: proposal.term_id,
        before: { ...before, proposed: proposal.wording },
        after: { ...(await wordingsNow()), proposed: null },
      });
    });
  }

  return { list, decide };
}
export type ManagedProposals = ReturnType<typeof createManagedProposals>;
