import type { Generated } from 'kysely';
import type { Lang } from '../../contract/locales.ts';
import type { Created } from './column-types.ts';

/* Messages of the contact form, and replies. */

export interface ContactMessageTable {
  id: Generated<number>;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  lang: Generated<Lang>;
  status: Generated<'new' | 'answered' | 'closed'>;
  created_at: Created;
}

export interface ContactAnswerTable {
  id: Generated<number>;
  message_id: number;
  author_id: number | null;
  subject: string;
  body: string;
  created_at: Created;
}
