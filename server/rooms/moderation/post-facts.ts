import type { FactsRow, Like } from './signal-queries.ts';

/** The data of a post for automatic checks. */
export interface PostFacts {
  ownerId: number | null;
  /** E.164. */
  phones: string[];
  media: number[];
  /** All text by its poster, without the fields for phone numbers and links. */
  text: string;
  priceCents: number | null;
  /** The comparison for its price; null without a price, and for wanted posts. */
  like: Like | null;
}

const offers = ['sale', 'offer'];
const likeOf = (categoryId: number, postType: unknown): Like | null =>
  typeof postType === 'string' && offers.includes(postType) ? { categoryId, postType } : null;

const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(strings);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
};
const given = (list: readonly unknown[]) =>
  list.filter((one): one is string => typeof one === 'string' && one !== '');

/** From a listing in its current state. */
export function factsOfListing(row: FactsRow): PostFacts {
  return {
    ownerId: row.owner_id,
    phones: [...new Set(given([row.phone, row.whatsapp]))],
    media: row.media,
    text: given([
      ...[row.title_en, row.title_ar, row.description_en, row.description_ar, row.street, row.words],
      ...strings(row.services),
    ]).join('\n'),
    priceCents: row.price_cents,
    like: likeOf(row.category_id, row.post_type),
  };
}

/** Free-text fields. */
const written = [
  ...['title', 'companyName', 'description', 'services', 'type', 'brand', 'model', 'color', 'company'],
  ...['location', 'streetAddress'],
];
const named = ['fees', 'specialHours'];

/** From the result of a revision. */
export function factsOfBody(
  body: Record<string, unknown>,
  { ownerId, like }: PostFacts,
  media: readonly number[],
): PostFacts {
  const names = named.flatMap((field) =>
    Array.isArray(body[field]) ? body[field].map((one: { name?: unknown }) => one.name) : [],
  );
  const category = Number(body.subCategory ?? body.mainCategory ?? like?.categoryId ?? 0);
  return {
    ownerId,
    phones: [...new Set(given([body.phone, body.whatsapp]))],
    media: [...media],
    text: given([...written.flatMap((field) => strings(body[field])), ...names]).join('\n'),
    priceCents: typeof body.priceCents === 'number' ? body.priceCents : null,
    like: likeOf(category, body.postType),
  };
}
