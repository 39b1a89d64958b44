import type { Generated } from 'kysely';
import type { ListingKind } from '../../contract/categories.ts';
import type { Created } from './column-types.ts';

/* Tables of search and facet counts, for Kysely. */

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

/** An unfinished indexing of many listings, with the last id that it processed. */
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

/** A name in one script, and its counterpart in the other. */
export interface SearchNameTable {
  name: string;
  other: string;
  /** The number of listings that contain both. */
  listings: number;
}

export interface SearchCountTable {
  day: string;
  words: string;
  asked: Generated<number>;
  missed: Generated<number>;
}

/** Synonyms. */
export interface ConceptTable {
  id: Generated<number>;
  slug: string;
  terms: string[];
}

/** The wordings of a base concept that the last release brought. */
export interface BaseConceptTable {
  slug: string;
  terms: string[];
}
