import type { Mutable } from '../../../contract/deep-readonly.ts';
import { AppError } from '../../../contract/errors.ts';
import { kindOfFolder, listingKindOf, type PostFolder } from '../../../contract/post-kinds.ts';
import type { TranslatedField } from '../../../contract/translation-values.ts';
import type { Translation, TranslationTexts } from '../../../contract/translations.ts';
import type { Db } from '../../database/connect.ts';
import { requirePublished } from '../listings/reading.ts';
import { isOutdated, originalTexts, rowsOf, volunteerName } from './present.ts';
import { type ListingRow, putMachine, readListing, readOf, type TranslationRow } from './queries.ts';
import { fieldsOf, hashOf, originalOf, otherLang, sourceLang, textOf } from './texts.ts';
import type { Translate } from './translation-service.ts';

/** A listing by its address. */
export interface ListingAddress {
  folder: PostFolder;
  id: number;
}

export const kindOf = (folder: PostFolder) => listingKindOf[kindOfFolder[folder]];

/** The page of an event remains after its end. @throws AppError `not_found`, `gone` */
const requireVisible = (listing: ListingRow | undefined, folder: PostFolder, now: Date): ListingRow =>
  requirePublished(listing, now, folder === 'events');

/** Texts of one field as on pages. */
function addText(texts: Mutable<TranslationTexts>, field: TranslatedField, text: string): void {
  if (field === 'services') texts.services = text.split('\n');
  else texts[field] = text;
}

/** Public data about translations, and machine translations of texts that nobody has translated. */
export function createTranslationReading(db: Db, translate: Translate | undefined) {
  const missingOf = (listing: ListingRow) =>
    fieldsOf(listing).filter((field) => textOf(listing, field, otherLang(sourceLang(listing))) === null);

  /** @throws AppError `not_found`, `gone` */
  async function read({ folder, id }: ListingAddress, now: Date): Promise<Translation> {
    const listing = requireVisible(await readListing(db, kindOf(folder), id), folder, now);
    const rows = await readOf(db, id);
    const from = sourceLang(listing);
    return {
      from,
      to: otherLang(from),
      original: originalTexts(listing),
      published: fieldsOf(listing).flatMap((field) => {
        const { published } = rowsOf(listing, rows, field);
        if (!published || published.source === 'machine') return [];
        const { source } = published;
        return [{ field, source, by: volunteerName(published), isOutdated: isOutdated(listing, published) }];
      }),
      missing: missingOf(listing),
      hasService: translate !== undefined,
    };
  }

  /** Translates fields of a listing with the service, each text once. @throws AppError `unavailable` */
  async function suggest(
    listing: ListingRow,
    fields: readonly TranslatedField[],
    rows: readonly TranslationRow[],
  ): Promise<TranslationTexts> {
    if (!translate) throw new AppError('unavailable');
    const from = sourceLang(listing);
    const lang = otherLang(from);
    const texts: Mutable<TranslationTexts> = {};
    for (const field of fields) {
      const original = originalOf(listing, field) ?? '';
      const original_hash = hashOf(original);
      const { machine } = rowsOf(listing, rows, field);
      if (machine?.original_hash.equals(original_hash)) {
        addText(texts, field, machine.text);
        continue;
      }
      const lines = field === 'services' ? original.split('\n') : [original];
      const translated = await translate(lines, from, lang);
      const text = translated
        .map((one) => (lines.length > 1 ? one.replace(/\s*\n\s*/g, ' ') : one))
        .join('\n');
      await putMachine(db, { listing_id: listing.id, field, lang, text, original_hash });
      addText(texts, field, text);
    }
    return texts;
  }

  /** Machine translations of the untranslated fields. @throws AppError `not_found`, `gone`, `unavailable` */
  async function byMachine({ folder, id }: ListingAddress, now: Date): Promise<TranslationTexts> {
    const listing = requireVisible(await readListing(db, kindOf(folder), id), folder, now);
    return suggest(listing, missingOf(listing), await readOf(db, id));
  }

  return { read, byMachine };
}
