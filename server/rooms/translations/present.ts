import type { Mutable } from '../../../contract/deep-readonly.ts';
import { type Lang, pickText } from '../../../contract/locales.ts';
import { publicName } from '../../../contract/member-names.ts';
import { ownKindOf } from '../../../contract/post-kinds.ts';
import type { FieldState, TranslatedField } from '../../../contract/translation-values.ts';
import type { FieldTranslation, TranslatedPost, TranslationTexts } from '../../../contract/translations.ts';
import { versionOf } from '../../http/wording.ts';
import { eitherOf } from '../catalog/service.ts';
import type { OpenGlossary } from '../glossary/service.ts';
import type { ListingRow, TranslationRow } from './queries.ts';
import { fieldsOf, hashOf, originalOf, otherLang, sourceLang, textOf } from './texts.ts';

/** The public name of a volunteer; null for deleted accounts and for owners. */
export const volunteerName = ({ name, public_name, source }: TranslationRow): string | null =>
  source === 'volunteer' && name !== null ? publicName(name, public_name ?? 'initial') : null;

export function presentListing(row: ListingRow, lang: Lang): TranslatedPost {
  const { kind, id, slug, title_en, title_ar } = row;
  return { kind: ownKindOf[kind], id, slug, title: pickText(eitherOf(title_en, title_ar), lang) };
}

/** The original texts of a listing. */
export function originalTexts(listing: ListingRow): TranslationTexts {
  const texts: Mutable<TranslationTexts> = {};
  for (const field of fieldsOf(listing)) {
    const text = originalOf(listing, field) ?? '';
    if (field === 'services') texts.services = text.split('\n');
    else texts[field] = text;
  }
  return texts;
}

export interface FieldRows {
  /** Draft, pending or returned. */
  open: TranslationRow | undefined;
  /** By a person, as currently in the listing. */
  published: TranslationRow | undefined;
  machine: TranslationRow | undefined;
}

/** The translations of one field. Those that a later edit of the listing replaced are no longer published. */
export function rowsOf(
  listing: ListingRow,
  rows: readonly TranslationRow[],
  field: TranslatedField,
): FieldRows {
  const lang = otherLang(sourceLang(listing));
  const own = rows.filter((row) => row.field === field && row.lang === lang);
  const now = textOf(listing, field, lang);
  return {
    open: own.find(({ state }) => state !== 'published'),
    published: own.find(
      ({ state, source, text }) => state === 'published' && source !== 'machine' && text === now,
    ),
    machine: own.find(({ source }) => source === 'machine'),
  };
}

export const isOutdated = (listing: ListingRow, { field, original_hash }: TranslationRow): boolean =>
  !hashOf(originalOf(listing, field) ?? '').equals(original_hash);

export const versionOfRow = ({ id, state, text }: TranslationRow): string => versionOf({ id, state, text });

/** The viewer of a field. */
export interface Viewer {
  userId: number;
  isOwner: boolean;
  /** Has enough published translations to review those of other volunteers. */
  isExperienced: boolean;
  now: Date;
}

/** How long a draft is reserved for its author. */
export const holdMs = 15 * 60_000;

export const isHeldFor = (
  { author_id, state, updated_at }: TranslationRow,
  { userId, now }: Viewer,
): boolean =>
  author_id !== userId &&
  (state === 'waiting' || (state === 'draft' && now.getTime() - updated_at.getTime() < holdMs));

/** Owners decide on translations by volunteers, experienced volunteers on those by others; nobody on their own. */
export const mayDecide = (
  { state, source, author_id }: TranslationRow,
  { userId, isOwner, isExperienced }: Viewer,
): boolean =>
  state === 'waiting' && source === 'volunteer' && author_id !== userId && (isOwner || isExperienced);

/** One field as visible to a viewer: drafts are visible to their authors only. */
export function presentField(
  listing: ListingRow,
  rows: readonly TranslationRow[],
  field: TranslatedField,
  viewer: Viewer,
  { unusedIn }: Pick<OpenGlossary, 'unusedIn'>,
): FieldTranslation {
  const { open, published } = rowsOf(listing, rows, field);
  const isMine = open !== undefined && open.author_id === viewer.userId;
  const decides = open !== undefined && mayDecide(open, viewer);
  const row = open && (isMine || decides || !published) ? open : published;
  const there = textOf(listing, field, otherLang(sourceLang(listing)));
  const isVisible = row === published || isMine || decides;
  const state: FieldState = row
    ? row.state === 'published' && isOutdated(listing, row)
      ? 'outdated'
      : row.state
    : there === null
      ? 'empty'
      : 'published';
  const original = originalOf(listing, field) ?? '';
  const text = row ? (isVisible ? row.text : '') : (there ?? '');
  return {
    field,
    original,
    text,
    state: row && !isVisible && row.state === 'returned' ? 'empty' : state,
    source: row?.source ?? null,
    by: row ? volunteerName(row) : null,
    isMine,
    isHeld: open !== undefined && isHeldFor(open, viewer),
    mayDecide: decides,
    reason: isMine ? open.reason : null,
    at: row?.updated_at.toISOString() ?? null,
    unusedTerms: unusedIn(original, text),
    version: open ? versionOfRow(open) : '',
  };
}
