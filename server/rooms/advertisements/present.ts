import type {
  Advertisement,
  AdvertisementFields,
  AdvertisementItem,
  AdvertisementState,
} from '../../../contract/advertisements.ts';
import { type Both, type Either, type Lang, langs, pickText } from '../../../contract/locales.ts';
import { presentPicture } from '../listings/pictures.ts';
import type { AdvertisementRow } from './queries.ts';

export const bothOf = (text: Either): Both => ({ en: text.en ?? '', ar: text.ar ?? '' });
/** A text as stored: empty languages are omitted. */
export const eitherOf = (text: Both): Either =>
  Object.fromEntries(langs.filter((lang) => text[lang] !== '').map((lang) => [lang, text[lang]]));

type PictureColumns = Pick<
  AdvertisementRow,
  | 'picture_id'
  | 'picture_key'
  | 'picture_width'
  | 'picture_height'
  | 'picture_placeholder'
  | 'picture_variants'
>;

function presentPhoto(row: PictureColumns & { alt: Either }, lang: Lang) {
  if (row.picture_id === null || row.picture_key === null) return null;
  const picture = {
    id: row.picture_id,
    key: row.picture_key,
    width: row.picture_width ?? 0,
    height: row.picture_height ?? 0,
    placeholder: row.picture_placeholder,
    variants: row.picture_variants ?? [],
    alt_en: row.alt.en ?? null,
    alt_ar: row.alt.ar ?? null,
  };
  return presentPicture(picture, lang);
}

/** As guests see it, in a language. */
export function presentAdvertisement(row: AdvertisementRow, lang: Lang): Advertisement {
  return {
    id: row.id,
    title: pickText(row.title, lang).text,
    text: pickText(row.text, lang).text,
    url: row.url,
    phone: row.phone,
    photo: presentPhoto(row, lang),
  };
}

export function stateOf(row: AdvertisementRow, now: Date): AdvertisementState {
  if (!row.published) return 'draft';
  if (row.starts_at > now) return 'scheduled';
  return row.ends_at !== null && row.ends_at <= now ? 'ended' : 'running';
}

export function presentItem(
  row: AdvertisementRow & { views: number; clicks: number },
  now: Date,
): AdvertisementItem {
  return {
    id: row.id,
    slot: row.slot,
    lang: row.lang,
    title: bothOf(row.title),
    state: stateOf(row, now),
    priority: row.priority,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    views: row.views,
    clicks: row.clicks,
  };
}

/** As its form loads it. */
export function fieldsOf(row: AdvertisementRow): AdvertisementFields {
  return {
    slot: row.slot,
    lang: row.lang,
    title: bothOf(row.title),
    text: bothOf(row.text),
    url: row.url ?? '',
    phone: row.phone ?? '',
    picture:
      row.picture_id === null
        ? null
        : { id: row.picture_id, url: `/media/${row.picture_key}`, alt: bothOf(row.alt) },
    priority: row.priority,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    published: row.published,
  };
}
