import { z } from 'zod';
import { doneSchema } from './accounts.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { wording } from './glossary.ts';
import { langs } from './locales.ts';
import { editingLimits } from './managed-content-limits.ts';
import { idParamSchema } from './posts.ts';
import { line } from './typed-text.ts';

/* Wordings that members propose for terms of the glossary, and that editors accept or decline. */

const proposalStatuses = ['open', 'accepted', 'declined'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

export const proposeWordingSchema = z
  .object({
    lang: z.enum(langs),
    wording,
    reason: z
      .string()
      .overwrite(line)
      .max(editingLimits.proposalReason, { error: 'field.too_big' })
      .default(''),
  })
  .meta({ id: 'ProposeWording' });

const proposal = {
  id: z.number().int(),
  lang: z.enum(langs),
  wording: z.string(),
  /** Empty without one. */
  reason: z.string(),
  at: z.string(),
};
/** The term with its present wordings, the fixed translations first. */
const present = z.object({ id: z.number().int(), en: z.array(z.string()), ar: z.array(z.string()) });

export const ownProposalSchema = z
  .object({ ...proposal, status: z.enum(proposalStatuses), term: present })
  .meta({ id: 'OwnGlossaryProposal' });
export type OwnProposal = Infer<typeof ownProposalSchema>;

export const managedProposalSchema = z
  .object({
    ...proposal,
    term: present,
    /** Null for deleted accounts. */
    author: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  })
  .meta({ id: 'ManagedGlossaryProposal' });
export type ManagedProposal = Infer<typeof managedProposalSchema>;

export const proposeWording = endpoint({
  method: 'post',
  path: '/glossary/{id}/proposals',
  access: 'member',
  summary: 'Proposes another wording for a term of the glossary',
  description: 'A member has one open proposal per term: `proposal_waits` for a further one.',
  params: idParamSchema,
  body: proposeWordingSchema,
  answer: envelope(ownProposalSchema),
  status: 201,
  failures: [409],
});

export const listOwnProposals = endpoint({
  path: '/glossary/proposals',
  access: 'member',
  summary: 'The caller’s 50 newest proposals for terms of the glossary, and their decisions',
  answer: envelope(z.array(ownProposalSchema)),
});

export const listManagedProposals = endpoint({
  path: '/admin/glossary/proposals',
  access: 'content',
  summary: 'The 50 oldest open proposals for terms of the glossary, oldest first',
  answer: z
    .object({ data: z.array(managedProposalSchema), meta: z.object({ total: z.number().int().min(0) }) })
    .meta({ id: 'ManagedGlossaryProposals' }),
  returns: 'Open proposals, and how many there are',
});

export const decideProposal = endpoint({
  method: 'post',
  path: '/admin/glossary/proposals/{id}/decision',
  access: 'content',
  summary: 'Accepts a proposal, which adds its wording to the term, or declines it',
  description: '`already_decided` if another editor decided it before.',
  params: idParamSchema,
  body: z.object({ accept: z.boolean() }).meta({ id: 'DecideGlossaryProposal' }),
  answer: envelope(doneSchema),
  failures: [409],
});
