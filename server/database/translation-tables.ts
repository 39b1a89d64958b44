import type { Generated } from 'kysely';
import type { ProposalStatus } from '../../contract/glossary-proposals.ts';
import type { Lang } from '../../contract/locales.ts';
import type {
  TranslatedField,
  TranslationSource,
  TranslationState,
} from '../../contract/translation-values.ts';
import type { Created, Maybe, Moment, Updated } from './column-types.ts';

/** A text of a listing in the language that it was not written in. */
export interface TranslationTable {
  id: Generated<number>;
  listing_id: number;
  field: TranslatedField;
  lang: Lang;
  source: TranslationSource;
  state: TranslationState;
  text: string;
  /** SHA-256 of the text that was translated. */
  original_hash: Buffer;
  author_id: Maybe<number>;
  decided_by: Maybe<number>;
  reason: Maybe<string>;
  created_at: Created;
  updated_at: Updated;
  decided_at: Moment;
}

/** A term with a fixed translation. */
export interface GlossaryTermTable {
  id: Generated<number>;
  /** The name on all sites: the English term of the initial ones, random for those that editors add. */
  slug: string;
  /** The wordings in each language, the fixed translation first. */
  en: string[];
  ar: string[];
  note_en: Generated<string>;
  note_ar: Generated<string>;
  created_at: Created;
  updated_at: Updated;
}

/** A wording that a member proposes for a term. */
export interface GlossaryProposalTable {
  id: Generated<number>;
  term_id: number;
  /** Null for deleted accounts. */
  author_id: Maybe<number>;
  lang: Lang;
  wording: string;
  reason: Generated<string>;
  status: Generated<ProposalStatus>;
  decided_by: Maybe<number>;
  created_at: Created;
  decided_at: Moment;
}
