import { type Either, type Lang, langs, pickText } from '../../../contract/locales.ts';
import type { PictureRole } from '../../../contract/pictures.ts';
import type { PhotoRef } from '../../../contract/posting/fields.ts';
import { writtenLang } from '../../../contract/posting/written-lang.ts';
import { e164 } from '../../phones/e164.ts';
import type { ListingDraft } from '../listings/service.ts';

/* Texts, phones and pictures between what a form sends and what the tables hold. */

type Text = Either | string | null | undefined;

/** The language of a post: what its poster said, else the one that all of its text is written in. */
export function langOf(said: Lang | undefined, texts: Text[], requestLang: Lang): Lang {
  if (said) return said;
  const all = texts.flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text ?? {})));
  return writtenLang(all.join('\n'), requestLang);
}

/** A text that may have come in both languages: a lone one is in the language of the post. */
export function eitherText(text: Either | string, lang: Lang): Either {
  if (typeof text === 'string') return { [lang]: text };
  return Object.fromEntries(langs.flatMap((one) => (text[one] ? [[one, text[one]]] : [])));
}

/**
 * A text that its form takes in one language, beside the other wording that it may have from an import: that stays
 * as long as this one says what it said.
 */
export function besides(text: string, lang: Lang, before: Either | undefined): Either {
  return before?.[lang] === text ? before : { [lang]: text };
}

/** A number as it is kept. It was checked before, so that every number is one. */
export const toE164 = (phone: string | null): string | null => (phone === null ? null : e164(phone));

/** A picture as the database has it, as far as a body names it. */
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

/** The pictures of a role in their order, as a body names them. */
export function photoRefs(pictures: readonly KnownPicture[], roles: readonly PictureRole[], lang: Lang) {
  return roles.flatMap((role) =>
    pictures
      .filter((picture) => picture.role === role)
      .sort((a, b) => a.position - b.position)
      .map((picture): PhotoRef => ({ id: picture.id, alt: pickText(altOf(picture), lang).text || null })),
  );
}

type Drafted = NonNullable<ListingDraft['pictures']>;

/** Pictures that a body names, as the listing keeps them. */
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
