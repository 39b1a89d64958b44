import type { Selectable } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { ListingTable, Tables } from '../../database/tables.ts';
import type { Catalog } from '../catalog/service.ts';
import type { DraftOf, ListingDraft } from '../listings/service.ts';
import type { KnownPicture } from './texts.ts';

/** A listing with all columns, as stored. */
export interface Whole<K extends ListingKind = ListingKind> {
  listing: Selectable<ListingTable>;
  detail: Selectable<Tables[K]>;
  pictures: KnownPicture[];
}

/** The input of a draft. */
export interface Ground<K extends ListingKind> {
  catalog: Catalog;
  /** The current listing, if it exists. */
  before: Whole<K> | null;
}

/**
 * Conversion of one kind between form submissions and columns. `Sent` is the output of the contract's schema;
 * `Body` is its normalized form: language determined, numbers in E.164, one representation for each value.
 */
export interface KindOfPost<K extends ListingKind, Sent, Body extends { lang: Lang }> {
  settle(sent: Sent, requestLang: Lang): Body;
  draft(body: Body, ground: Ground<K>): Omit<DraftOf<K>, keyof Unwritten>;
  /** The form submission that would produce this listing. Fields that an imported one lacks are null. */
  body(whole: Whole<K>, catalog: Catalog): Record<keyof Body, unknown>;
  /** Fields whose edits take effect at once: choices and numbers, no text, pictures or contact details. */
  atOnce: readonly (keyof Body & string)[];
  /** All pictures that a body references. */
  photos(body: Body): readonly { id: number; alt: string | null }[];
}

/** Columns that the poster does not determine. */
export type Unwritten = Pick<
  ListingDraft,
  'status' | 'ownerId' | 'verified' | 'publishedAt' | 'expiresAt' | 'source'
>;
