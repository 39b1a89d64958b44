import { leastLikePosts, type ProductGuess } from '../../../contract/product-guesses.ts';
import type { ProductCard } from '../../../contract/products.ts';
import { terms } from '../../../contract/search.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { type Catalog, type CatalogSource, nameOf, type Understood } from '../catalog/service.ts';
import type { Products } from './service.ts';

/** The maximum number of similar posts that are compared: one page of a list. */
const mostLikePosts = 60;
/** The weights of a word of a category, and of a post that has the whole title. */
const wordWeight = 6;
const postWeight = 2;
/** A less certain interpretation is another word than the one that was written. */
const leastCertainty = 0.9;
/** A category is suggested only if it has at least this share of the total weight. */
const leastShare = 0.5;
/** A single post that has only part of the title is no evidence. */
const leastWeight = 2;

interface LikePost {
  card: ProductCard;
  /** The share of the title's terms that the post has in its own title, above 0. */
  share: number;
  /** Whether its price is comparable. */
  isAlike: boolean;
}

interface Named {
  /** Spellings of one part of a title, each as consecutive terms. */
  wordings: string[];
  isKind: boolean;
}

/** The terms of a title without places. */
const namedIn = ({ units }: Understood): Named[] =>
  units
    .filter(({ placeId }) => placeId === undefined)
    .map(({ wordings, certainties, isKind }) => ({
      wordings: wordings
        .filter((_, at) => (certainties[at] ?? 0) >= leastCertainty)
        .map((words) => words.join(' ')),
      isKind,
    }));

/** Whether a post requires a sub-category of this one. */
const hasBelow = ({ categories }: Catalog, id: number) =>
  categories.some(({ parent_id }) => parent_id === id);

/** Evidence from category names: the number of words of the title that each category has. */
function categoryWords(named: readonly Named[], catalog: Catalog): Map<number, number> {
  const found = new Map<number, number>();
  for (const { id, name_en, name_ar, synonyms } of catalog.ofType('products')) {
    if (hasBelow(catalog, id)) continue;
    const names = [...name_en.split(/[&,]/), ...name_ar.split(/[،,]|\sو/), ...synonyms];
    const known = new Set(names.map((name) => terms(name).join(' ')));
    const count = named.filter(({ wordings }) => wordings.some((one) => known.has(one))).length;
    if (count > 0) found.set(id, count);
  }
  return found;
}

/** The similarity of a post to a title; null if only its description matches. */
function likeness(card: ProductCard, named: readonly Named[]): LikePost | null {
  const title = ` ${terms(card.title).join(' ')} `;
  const shared = named.filter(({ wordings }) => wordings.some((one) => title.includes(` ${one} `)));
  if (shared.length === 0) return null;
  const kinds = named.filter(({ isKind }) => isKind);
  const share = shared.length / named.length;
  const isAlike = kinds.length > 0 ? shared.some(({ isKind }) => isKind) : share > 0.5;
  return { card, share, isAlike };
}

/** As `percentile_cont` of PostgreSQL, in whole dollars. */
function quartile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? 0;
  const high = sorted[Math.ceil(at)] ?? low;
  return Math.round((low + (high - low) * (at - Math.floor(at))) / 100) * 100;
}

function pricesOf(posts: readonly LikePost[], categoryId: number): ProductGuess['prices'] {
  const prices = posts
    .filter(({ card, isAlike }) => isAlike && card.category.id === categoryId)
    .flatMap(({ card: { priceCents } }) => (priceCents ? [priceCents] : []))
    .toSorted((one, other) => one - other);
  if (prices.length < leastLikePosts) return null;
  return {
    lowCents: quartile(prices, 0.25),
    medianCents: quartile(prices, 0.5),
    highCents: quartile(prices, 0.75),
    posts: prices.length,
  };
}

/**
 * Suggests from products that are currently for sale, found like visitors find them, and from the words of
 * categories.
 */
export function createGuessing(source: CatalogSource, products: Pick<Products, 'list'>) {
  /** Products for sale that are similar to a title, from the strictest interpretation to the loosest. */
  async function likePosts(
    title: string,
    matches: Understood['matches'],
    named: readonly Named[],
    context: RequestContext,
  ): Promise<LikePost[]> {
    const query = {
      q: title,
      type: 'sale',
      sort: 'relevance',
      limit: mostLikePosts,
      free: false,
      delivery: false,
      main_id: undefined,
      category_id: undefined,
    } as const;
    const found = new Map<number, LikePost>();
    for (const { looseness } of matches) {
      if (found.size >= leastLikePosts) break;
      const list = await products.list(query, { ...context, cityId: 0 }, { facets: false, looseness });
      for (const card of list.data) {
        const like = likeness(card, named);
        if (like) found.set(card.id, like);
      }
    }
    return [...found.values()].slice(0, mostLikePosts);
  }

  /** The likely category and price of a product; null if the title is not conclusive. */
  return async function guess(title: string, context: RequestContext): Promise<ProductGuess> {
    const [question, catalog] = await Promise.all([source.question(title), source.catalog()]);
    if (!question) return { category: null, prices: null };
    const named = namedIn(question);
    const posts = await likePosts(title, question.matches, named, context);
    const weights = new Map<number, number>();
    const add = (id: number, weight: number) => weights.set(id, (weights.get(id) ?? 0) + weight);
    for (const [id, count] of categoryWords(named, catalog)) add(id, count * wordWeight);
    for (const { card, share } of posts)
      if (!hasBelow(catalog, card.category.id)) add(card.category.id, share * postWeight);
    const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    const [best] = [...weights].toSorted(([, one], [, other]) => other - one);
    if (!best || best[1] < leastWeight || best[1] / all < leastShare) return { category: null, prices: null };
    const [own, main = own] = catalog.categoryChain(best[0]);
    if (!own || !main) return { category: null, prices: null };
    const nameIn = (row: typeof own) => ({ id: row.id, name: nameOf(row, context.lang) });
    return { category: { ...nameIn(own), main: nameIn(main) }, prices: pricesOf(posts, own.id) };
  };
}
export type Guess = ReturnType<typeof createGuessing>;
