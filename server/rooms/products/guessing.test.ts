import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Lang } from '../../../contract/locales.ts';
import type { ProductGuess } from '../../../contract/product-guesses.ts';
import { guessProduct } from '../../../contract/product-guesses.ts';
import { addProducts, days } from '../../testing/test-posts.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  const sofas = [100, 200, 300, 400, 500].map((dollars) => ({
    title: { en: `Gray sofa ${dollars}` },
    category: 'furniture-items',
    priceCents: dollars * 100,
  }));
  await addProducts(
    site,
    ...sofas,
    // None of these is for sale at a price: free, wanted, closed, pending, without a price.
    { title: { en: 'Sofa to give away' }, category: 'furniture-items', priceCents: 0 },
    { title: { en: 'Sofa wanted' }, category: 'furniture-items', priceCents: 1_00, post_type: 'buy' },
    {
      title: { en: 'Sofa of last year' },
      category: 'furniture-items',
      priceCents: 1_00,
      expiresAt: days(-1),
    },
    {
      title: { en: 'Sofa in review' },
      category: 'furniture-items',
      priceCents: 1_00,
      status: 'pending',
      publishedAt: null,
    },
    // A word of its text does not indicate what it is.
    ...[1, 2, 3, 4, 5, 6, 7].map((number) => ({
      title: { en: `Radio ${number}` },
      description: { en: 'Stood on a table.' },
      category: 'computers',
    })),
    { title: { en: 'Sofa, ask me' }, category: 'furniture-items', priceCents: null },
    // The word also occurs in posts of another category.
    { title: { en: 'Sofa for a dollhouse' }, category: 'kids', priceCents: 9_999_00 },
    ...[1, 2, 3, 4].map((dollars) => ({
      title: { en: `Zorbtron game ${dollars}` },
      category: 'kids',
      priceCents: dollars * 100,
    })),
  );
});
afterAll(() => site.close());

const guess = async (title: string, lang: Lang = 'en'): Promise<ProductGuess> => {
  const response = await site.call(guessProduct, { query: { title } }, { lang });
  expect(response.status).toBe(200);
  return (await response.json()).data;
};

describe('the category of a product', () => {
  it.each([
    ['Comfortable couch', 'furniture-items'],
    ['كنبة رمادية', 'furniture-items'],
    ['طقم شاي نحاسي', 'kitchenware'],
    ['Brass tea set, 6 glasses', 'kitchenware'],
    ['iPhone 13', 'phones'],
    ['Walnut table', 'furniture-items'],
    ['عود دمشقي', 'instruments'],
    // No category has this word, but posts of one do.
    ['Zorbtron', 'kids'],
  ])('%s is guessed as %s', async (title, slug) => {
    const { category } = await guess(title);
    expect(category?.id).toBe(site.catalog.categoryBySlug(slug)?.id);
  });

  it('is named in the language of the request, with its main category', async () => {
    const furniture = site.catalog.categoryBySlug('furniture-items');
    const home = site.catalog.categoryBySlug('home-goods');
    expect((await guess('sofa', 'ar')).category).toEqual({
      id: furniture?.id,
      name: furniture?.name_ar,
      main: { id: home?.id, name: home?.name_ar },
    });
    const kids = { id: site.catalog.categoryBySlug('kids')?.id, name: 'Kids & toys' };
    expect((await guess('Zorbtron')).category).toEqual({ ...kids, main: kids });
  });

  it.each(['Xqwzv', '…', '🛋️', '123456'])('is not guessed of «%s»', async (title) => {
    expect(await guess(title)).toEqual({ category: null, prices: null });
  });
});

describe('the price of a product', () => {
  it('is the quartiles of the prices of similar posts in the category', async () => {
    expect((await guess('Gray sofa')).prices).toEqual({
      lowCents: 200_00,
      medianCents: 300_00,
      highCents: 400_00,
      posts: 5,
    });
  });
  it('is not guessed from fewer than five posts', async () => {
    const { category, prices } = await guess('Zorbtron game');
    expect(category).not.toBeNull();
    expect(prices).toBeNull();
  });
});

describe('rate limits and validation', () => {
  it.each(['', '   ', 'x'.repeat(141)])('rejects a title that no post may have', async (title) => {
    const response = await site.call(guessProduct, { query: { title } });
    expect(response.status).toBe(422);
  });
  it('limits requests by address', async () => {
    const limited = await testSite(undefined, { RATE_LIMITS: '1' });
    try {
      const ask = () => limited.from('203.0.113.7').call(guessProduct, { query: { title: 'sofa' } });
      const answers = await Promise.all(Array.from({ length: 31 }, ask));
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    } finally {
      await limited.close();
    }
  });
});
