import { updatePost } from '../contract/posting/posting.ts';
import { callApi } from './api.ts';
import { expectUsable } from './axe.ts';
import { expect, test, visit } from './fixtures.ts';
import { beMember, newMember } from './members.ts';
import { moderate, postThing, thing } from './my-posts.ts';
import { onPhones } from './visitor.ts';
import { wordsOf } from './words.ts';

onPhones((variant) => {
  const t = wordsOf[variant.lang];
  test('a saved product that became cheaper displays both prices, and emails about it can be turned off', async ({
    page,
    request,
  }) => {
    const owner = await newMember(request, 'Khalid Rahman');
    const salma = await newMember(request, 'Salma Khoury');
    // Other tests encounter this post in lists of both languages, so its title contains words of neither.
    const title = `S ${Number.parseInt(owner.email.slice(6, 12), 16)}`;
    const id = await postThing(request, owner, title);
    await moderate(request, 'product', id);
    await beMember(page, salma);
    await visit(page, `/Show-Product/${id}`, variant);
    await page.getByRole('main').locator('button[aria-pressed]').first().click();
    await expect(page.getByRole('status').filter({ hasText: t('saving:saved') })).toBeVisible();
    await visit(page, '/saved-product', variant);
    const card = page.getByRole('main').getByRole('article');
    await expect(card).toContainText('$450');
    await expect(card).not.toContainText(t('saved-posts:priceDropped'));

    const body = { ...(await thing(request, owner, title)), priceCents: 39_950 } as never;
    await callApi(request, updatePost, { params: { folder: 'products', id }, body }, owner);
    await moderate(request, 'product', id);
    await visit(page, '/saved-product', variant);
    await expect(card).toContainText('$399.50');
    await expect(card).toContainText(t('saved-posts:priceDropped'));
    await expect(card.locator('s')).toHaveText('$450');
    await expectUsable(page);

    await visit(page, '/alerts', variant);
    const choice = page.getByRole('switch', { name: t('saved-posts:tell') });
    await expect(choice).toBeChecked();
    await choice.click();
    await expect(page.getByRole('status').filter({ hasText: t('saved-posts:saved') })).toBeVisible();
    await expectUsable(page);
    await page.reload();
    await expect(choice).not.toBeChecked();
  });

  test('saved homes are sorted by price, in the address and by the menu', async ({ page, request }) => {
    const salma = await newMember(request, 'Salma Khoury');
    await beMember(page, salma);
    await visit(page, '/Rent', variant);
    const hearts = page.getByRole('main').getByRole('article').locator('button[aria-pressed="false"]');
    for (let count = 0; count < 3; count++) {
      await hearts.first().click();
      await expect(page.getByRole('main').locator('button[aria-pressed="true"]')).toHaveCount(count + 1);
    }
    const pricesOf = async () => {
      const texts = await page.getByRole('main').getByRole('article').allTextContents();
      return texts.map((text) => Number(/\$([\d,]+)/.exec(text)?.[1]?.replace(',', '')));
    };
    await visit(page, '/saved-accomodation', variant);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
    const prices = await pricesOf();
    const order = page.getByRole('combobox', { name: t('saved-posts:sort') });
    await expect(order).toHaveValue('saved');
    await expectUsable(page);
    const ascending = prices.toSorted((one, other) => one - other);
    expect(ascending, 'the order of saving is another one').not.toEqual(prices);
    await order.selectOption('price_low');
    await expect.poll(pricesOf).toEqual(ascending);
    expect(new URL(page.url()).searchParams.get('sort')).toBe('price_low');
    await page.reload();
    await expect(order).toHaveValue('price_low');
    await expect.poll(pricesOf).toEqual(ascending);
  });
});
