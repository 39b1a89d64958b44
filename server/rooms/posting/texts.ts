import { type Either, type Lang, langs, pickText } from '../../../contract/locales.ts';
import type { PictureRole } from '../../../contract/pictures.ts';
import type { PhotoRef } from '../../../contract/posting/fields.ts';
import { writtenLang } from '../../../contract/posting/written-lang.ts';
import { e164 } from '../../phones/e164.ts';
import type { ListingDraft } from '../listings/service.ts';

/* Conversion of texts, phones and pictures between form submissions and tables. */

type Text = Either | string | null | undefined;

/** The language of a post: the one that its poster set, otherwise the one that all of its text is written in. */
export function langOf(said: Lang | undefined, texts: Text[], requestLang: Lang): Lang {
  if (said) return said;
  const all = texts.flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text ?? {})));
  return writtenLang(all.join('\n'), requestLang);
}

/** A text that may be submitted in both languages: a single one is in the language of the post. */
export function eitherText(text: Either | string, lang: Lang): Either {
  if (typeof text === 'string') return { [lang]: text };
  return Object.fromEntries(langs.flatMap((one) => (text[one] ? [[one, text[one]]] : [])));
}

/**
 * A text that the form has in one language, with the other version that it may have from an import: that is
 * retained unless this one changes.
 */
export function besides(text: string, lang: Lang, before: Either | undefined): Either {
  return before?.[lang] === text ? before : { [lang]: text };
}

/** A number as stored. It was validated before, so that parsing cannot fail. */
export const toE164 = (phone: string | null): string | null => (phone === null ? null : e164(phone));

/** The columns of a picture that a body determines. */
export interface KnownPicture {
  id: number;
  role: PictureRole;
  position: number;
  alt_en: string | null;
  alt_ar: string | null;
}

const altOf = ({ alt_en, alt_ar }: KnownPicture): Either => ({
  ...(alt_en && { en: alt_en }),
  ...(alt_ar && { ar: alt_ar }),
});

/** The pictures of a role in order, as a body references them. */
export function photoRefs(pictures: readonly KnownPicture[], roles: readonly PictureRole[], lang: Lang) {
  return roles.flatMap((role) =>
    pictures
      .filter((picture) => picture.role === role)
      .sort((a, b) => a.position - b.position)
      .map((picture): PhotoRef => ({ id: picture.id, alt: pickText(altOf(picture), lang).text || null })),
  );
}

type Drafted = NonNullable<ListingDraft['pictures']>;

/** Pictures that a body references, as the listing stores them. */
export function draftPictures(
  refs: readonly PhotoRef[],
  role: PictureRole,
  lang: Lang,
  before: readonly KnownPicture[] = [],
): Drafted {
  return refs.map(({ id, alt }) => {
    const was = before.find((picture) => picture.id === id);
    const said = was ? altOf(was) : {};
    const same = was !== undefined && (pickText(said, lang).text || null) === alt;
    return { mediaId: id, role, alt: same ? said : alt ? { [lang]: alt } : {} };
  });
}
