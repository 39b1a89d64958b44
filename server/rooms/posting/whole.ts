import type { Selectable } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { ListingTable, Tables } from '../../database/tables.ts';
import type { Catalog } from '../catalog/service.ts';
import type { DraftOf, ListingDraft } from '../listings/service.ts';
import type { KnownPicture } from './texts.ts';

/** A listing with everything, as the tables hold it. */
export interface Whole<K extends ListingKind = ListingKind> {
  listing: Selectable<ListingTable>;
  detail: Selectable<Tables[K]>;
  pictures: KnownPicture[];
}

/** What a draft is made with. */
export interface Ground<K extends ListingKind> {
  catalog: Catalog;
  /** The listing as it is, where there is one. */
  before: Whole<K> | null;
}

/**
 * How one kind gets from what its form sends to what is written, and back. `Sent` is what the contract's schema
 * makes of it; `Body` is that settled: its language known, its numbers E.164, one way to say each thing.
 */
export interface KindOfPost<K extends ListingKind, Sent, Body extends { lang: Lang }> {
  settle(sent: Sent, requestLang: Lang): Body;
  draft(body: Body, ground: Ground<K>): Omit<DraftOf<K>, keyof Unwritten>;
  /** What the form would send to get this listing. What an imported one never had is null. */
  body(whole: Whole<K>, catalog: Catalog): Record<keyof Body, unknown>;
  /** Fields whose change acts at once: choices and figures, no text, no picture, no way to reach anybody. */
  atOnce: readonly (keyof Body & string)[];
  /** Every picture that a body names. */
  photos(body: Body): { id: number; alt: string | null }[];
}

/** What a poster does not say. */
export type Unwritten = Pick<
  ListingDraft,
  'status' | 'ownerId' | 'verified' | 'publishedAt' | 'expiresAt' | 'source'
>;
