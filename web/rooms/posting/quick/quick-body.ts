import type { Category } from '../../../../contract/categories.ts';
import type { PostBody } from '../../../../contract/posting/posting.ts';
import { writtenLang } from '../../../../contract/posting/written-lang.ts';
import { phoneIssue } from '../../../posting/fields/phone.ts';
import { typedCents } from '../../../posting/form/bound/typed-number.ts';
import type { QuickValues } from './quick-draft.ts';
import type { QuickPhoto } from './use-quick-photos.ts';

/** Missing fields as keys of `posting-errors` by field; in the order of the form. */
export function quickIssues(values: QuickValues, photos: readonly QuickPhoto[]): Record<string, string> {
  const cents = typedCents(values.price);
  const isSale = values.postType === 'sale';
  const phone = values.phone.trim() === '' ? 'field.phone_required' : 'field.phone';
  return Object.fromEntries(
    Object.entries({
      images: isSale && photos.length === 0 && 'field.image',
      title: values.title.trim() === '' && 'field.title',
      priceCents: cents === null ? isSale && 'field.price' : typeof cents !== 'number' && 'field.number',
      mainCategory: values.category === null && 'field.main_category',
      place: values.place === null && 'field.city',
      phone: values.showsPhone && (values.phone.trim() === '' || phoneIssue(values.phone) !== null) && phone,
    }).filter((issue): issue is [string, string] => Boolean(issue[1])),
  );
}

/**
 * The post as the body of `POST /products`. Fields missing in the short form are derived: the product type is its
 * category, and the title serves as the description if there is none.
 */
export function quickBody(
  values: QuickValues,
  photos: readonly QuickPhoto[],
  categories: readonly Category[],
  email: string,
): PostBody {
  const title = values.title.trim();
  const description = values.description.trim() || title;
  const category = categories.find(({ id }) => id === values.category);
  const cents = typedCents(values.price);
  return {
    postType: values.postType,
    lang: writtenLang(`${title} ${description}`),
    title,
    description,
    mainCategory: category?.parentId ?? values.category ?? 0,
    subCategory: category?.parentId ? values.category : null,
    type: category?.name ?? title,
    condition: values.condition || null,
    priceCents: typeof cents === 'number' ? cents : null,
    free: values.postType === 'sale' && cents === 0,
    delivery: values.delivery,
    place: values.place ?? 0,
    images: photos.flatMap(({ picture }) => (picture ? [{ id: picture.id }] : [])),
    phone: values.showsPhone ? values.phone : null,
    email,
    // The terms were accepted at registration; the page states above the button that posting accepts them again.
    termsAccepted: true,
  } as PostBody;
}
