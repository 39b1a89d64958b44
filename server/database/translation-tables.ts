import type { Generated } from 'kysely';
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
