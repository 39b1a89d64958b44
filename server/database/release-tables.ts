import type { Generated } from 'kysely';

export interface ReleaseTable {
  id: string;
  files: string[];
  superseded_at: Generated<Date | null>;
}

export interface ReleaseFileTable {
  name: string;
  encoding: 'br' | 'identity';
  body: Buffer;
}
