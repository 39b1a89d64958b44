import { type ReactNode, useRef, useState } from 'react';
import { listOwnProposals, type OwnProposal } from '../../../contract/glossary-proposals.ts';
import type { TranslationWork } from '../../../contract/translations.ts';
import { useRead } from '../../state/use-read.ts';
import { useLateDialog } from '../../ui/use-late-dialog.tsx';
import type { ProposalDraft } from './ProposalSheet.tsx';

/** Other wordings that the member proposes for the terms of a listing. */
export interface Proposals {
  /** The wording for a term that no editor has decided yet. */
  openFor: (term: number) => OwnProposal | undefined;
  /** Opens the form for a term; null lets the member select one. */
  propose: (term: number | null) => void;
}

/**
 * The member's open proposals, and a form for further ones whose code loads on click. What is typed remains while
 * the page is open, also if the form is closed.
 * @returns the proposals, and the form while it is open
 */
export function useProposals({ to, glossary: { terms } }: TranslationWork): [Proposals, ReactNode] {
  // If it fails, terms lack this state only: the server rejects a second proposal for a term.
  const { data } = useRead(listOwnProposals, terms.length > 0 ? {} : null);
  const [sent, setSent] = useState<OwnProposal[]>([]);
  const open = [...sent, ...(data ?? [])].filter(({ status }) => status === 'open');
  const openFor: Proposals['openFor'] = (id) => open.find(({ term }) => term.id === id);
  const chosen = useRef<number | null>(null);
  const drafts = useRef(new Map<number | null, ProposalDraft>());
  const [openForm, form] = useLateDialog(async () => {
    const { ProposalSheet } = await import('./ProposalSheet.tsx');
    const key = chosen.current;
    const choices = terms.filter(({ id }) => (key === null ? !openFor(id) : id === key));
    return ({ onClose }) => (
      <ProposalSheet
        choices={choices}
        to={to}
        draft={drafts.current.get(key)}
        onDraft={(draft) => drafts.current.set(key, draft)}
        onSent={(proposal) => {
          drafts.current.delete(key);
          setSent((all) => [proposal, ...all]);
        }}
        onClose={onClose}
      />
    );
  });
  const propose = (term: number | null) => {
    chosen.current = term;
    openForm();
  };
  return [{ openFor, propose }, form];
}
