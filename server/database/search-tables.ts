import type { Generated } from 'kysely';
import type { ListingKind } from '../../contract/categories.ts';
import type { Created } from './column-types.ts';

/* What finding and counting keep, as Kysely sees it. */

export interface ListingCountTable {
  kind: ListingKind;
  cell: string;
  n: number;
}

export interface ListingCountChangeTable {
  id: Generated<number>;
  xid: Generated<string>;
  kind: ListingKind;
  cell: string;
  n: number;
}

export interface ListingCountFoldTable {
  single: Generated<boolean>;
  folded: string;
  next: string;
}

/** A published listing that a transaction wrote. */
export interface ListingChangeTable {
  id: Generated<number>;
  xid: Generated<string>;
  listing_id: number;
  logged_at: Created;
}

export interface ListingChangeHorizonTable {
  single: Generated<boolean>;
  pruned: string;
}

/** A file in which a server stored its search index. */
export interface SearchIndexFileTable {
  token: string;
  changes_since: string;
  used_at: Created;
}

/** An indexing of many listings that is not finished, and the id that it came to. */
export interface ReindexingTable {
  name: string;
  after_id: Generated<number>;
}

export interface SearchWordTable {
  word: string;
  listings: Generated<number>;
  stem: string;
  sound: string;
  slips: string[];
}

/** A name in one script, and in the other one. */
export interface SearchNameTable {
  name: string;
  other: string;
  /** How many listings were written with both. */
  listings: number;
}

export interface SearchCountTable {
  day: string;
  words: string;
  asked: Generated<number>;
  missed: Generated<number>;
}

/** Wordings that ask for the same. */
export interface ConceptTable {
  id: Generated<number>;
  slug: string;
  terms: string[];
}

/** What the site was last given of a base concept. */
export interface BaseConceptTable {
  slug: string;
  terms: string[];
}
