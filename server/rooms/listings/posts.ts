import type { ListingStatus } from '../../../contract/categories.ts';
import { columnOf, type ListingFields, type On, type Presented } from '../../../contract/listing-fields.ts';
import type { Lang } from '../../../contract/locales.ts';
import { pickText } from '../../../contract/locales.ts';
import { type MemberRating, type PublicNameForm, publicName } from '../../../contract/member-names.ts';
import type { CityMoment } from '../../../contract/opening.ts';
import type { Point } from '../../../contract/places.ts';
import { slugOf } from '../../../contract/slugs.ts';
import { type Catalog, eitherOf, namedPlace, nameOf } from '../catalog/service.ts';
import { commonValue } from './common-values.ts';
import { type PictureRow, presentPictures } from './pictures.ts';

/* Presentation shared by homes, jobs and marketplace posts. */

/** The context of presentation, besides the row. */
export interface PostView {
  lang: Lang;
  catalog: Catalog;
  /** In local time of the city. */
  moment: CityMoment;
  now: Date;
  near?: Point | undefined;
}

interface PresentedField {
  name: string;
  column: string;
  isTranslated: boolean;
}

const known = new WeakMap<ListingFields, Record<On, PresentedField[]>>();

/** The fields of a kind on cards and details, computed once. */
function presentedFields(fields: ListingFields): Record<On, PresentedField[]> {
  const before = known.get(fields);
  if (before) return before;
  const found: Record<On, PresentedField[]> = { card: [], detail: [] };
  for (const [name, { on, presented, isTranslated = false }] of Object.entries(fields)) {
    if (on && presented) found[on].push({ name, column: columnOf(name), isTranslated });
  }
  known.set(fields, found);
  return found;
}

/** The fields of a kind on cards, or those added by details. */
export function presentFields<F extends ListingFields, W extends On>(
  fields: F,
  where: W,
  row: object,
  lang: Lang,
): Presented<F, W> {
  const columns = row as Record<string, unknown>;
  const presented: Record<string, unknown> = {};
  for (const { name, column, isTranslated } of presentedFields(fields)[where]) {
    const value = columns[column];
    presented[name] = isTranslated ? commonValue(value as string | null, lang) : value;
  }
  return presented as Presented<F, W>;
}

export interface PostRow {
  id: number;
  slug: string;
  title_en: string | null;
  title_ar: string | null;
  category_id: number;
  place_id: number;
  price_cents: number | null;
  anonymous: boolean;
  published_at: Date | null;
  expires_at: Date | null;
}

/** The public name of a poster. */
export interface PosterRow {
  id: number;
  name: string;
  form: PublicNameForm;
  hasPage: boolean;
  phoneProved: boolean;
  rating: MemberRating;
}

export interface PostDetailRow extends PostRow {
  status: ListingStatus;
  lang: Lang;
  description_en: string | null;
  description_ar: string | null;
  updated_at: Date;
  has_phone: boolean;
  has_email: boolean;
  has_owner: boolean;
  poster: PosterRow | null;
}

function presentPoster({ id, name: whole, form, hasPage, rating, phoneProved }: PosterRow) {
  const name = publicName(whole, form);
  return { name, page: hasPage ? { id, slug: slugOf(name) } : null, rating, phoneProved };
}

export function presentPost(row: PostRow, pictures: readonly PictureRow[], { lang, catalog }: PostView) {
  const title = pickText(eitherOf(row.title_en, row.title_ar), lang);
  const own = pictures.filter((picture) => picture.listing_id === row.id);
  return {
    id: row.id,
    slug: row.slug,
    title: title.text,
    lang: title.lang,
    area: namedPlace(catalog, row.place_id, lang),
    photo: presentPictures(own, lang).main[0] ?? null,
    postedAt: row.published_at?.toISOString() ?? '',
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}

export function presentPostDetail(
  row: PostDetailRow,
  pictures: readonly PictureRow[],
  { lang, catalog }: PostView,
) {
  const presented = presentPictures(pictures, lang);
  const [place, borough] = catalog.placeChain(row.place_id);
  return {
    description: pickText(eitherOf(row.description_en, row.description_ar), lang),
    writtenIn: row.lang,
    borough: borough ? { id: borough.id, name: nameOf(borough, lang) } : null,
    stateCode: place?.state_code ?? 'NY',
    anonymous: row.anonymous,
    postedBy: row.poster && presentPoster(row.poster),
    contact: { phone: row.has_phone, email: row.has_email, message: row.has_owner },
    photos: [...presented.main, ...presented.gallery],
    updatedAt: row.updated_at.toISOString(),
  };
}

/** A category with its icon, as on cards; the slug determines the drawing in place of a photo. */
export function presentCategory(catalog: Catalog, id: number, lang: Lang, icon: string) {
  const category = catalog.category(id);
  return {
    id,
    name: category ? nameOf(category, lang) : '',
    icon: category?.icon ?? icon,
    slug: category?.slug ?? '',
  };
}
