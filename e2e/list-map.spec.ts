import type { Page } from '@playwright/test';
import { limits } from '../contract/limits.ts';
import type { MapContent } from '../contract/map.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, type Variant, visit } from './fixtures.ts';
import { drawing } from './map-site.ts';
import { onDesks, onPhones } from './visitor.ts';
import { wordsOf } from './words.ts';

test.use({ rendersMaps: true });

const path = '/SubCategory/bakeries/22?Page=shops';

/**
 * A map with a place of each kind, two in one house, and a small and a large group, spread over the box that it requests.
 * @returns fixes their positions
 */
async function serveKinds(page: Page): Promise<() => void> {
  let box = { south: 0, west: 0, north: 0, east: 0 };
  let isFixed = false;
  await page.route('**/businesses/map?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [south = 0, west = 0, north = 0, east = 0] = (query.get('box') ?? '').split(',').map(Number);
    if (!isFixed) box = { south, west, north, east };
    const point = (x: number, y: number) => ({
      lat: box.south + (box.north - box.south) * y,
      lng: box.west + (box.east - box.west) * x,
    });
    const place = (id: number, name: string, at: [number, number], rating: number | null, isNew = false) => ({
      ...{ id, name, rating, isNew, point: point(...at) },
      ...{ lang: 'en' as const, icon: 'bakery', priceCents: null },
    });
    const data: MapContent = {
      clusters: [
        { point: point(0.3, 0.2), count: 20, name: null },
        { point: point(0.7, 0.2), count: 21, name: null },
      ],
      points: [
        place(9001, 'Rated place', [0.3, 0.55], 4.7),
        place(9002, 'New place', [0.7, 0.55], null, true),
        place(9003, 'Plain place', [0.5, 0.4], null),
        place(9004, 'Upstairs', [0.5, 0.7], null),
        place(9005, 'Downstairs', [0.5, 0.7], 4.9),
      ],
      isExact: true,
    };
    await route.fulfill({ json: { data } });
  });
  return () => {
    isFixed = true;
  };
}

async function openMap(page: Page, variant: Variant) {
  test.slow();
  const t = wordsOf[variant.lang];
  const fix = await serveKinds(page);
  await visit(page, path, variant);
  if (variant.width <= limits.mobileBreakpointPx)
    await page.getByRole('button', { name: t('directory:map'), exact: true }).click();
  const map = page.getByRole('region', { name: t('directory:mapOf') });
  const group = map.getByRole('button', { name: t('directory:placesHere', { count: 20 }), exact: true });
  await expect(group).toBeVisible(drawing);
  // A map that is opening may request a smaller box, before it has its size.
  await expect
    .poll(async () => {
      const [pin, whole] = await Promise.all([group.boundingBox(), map.boundingBox()]);
      return pin && whole ? (pin.x + pin.width / 2 - whole.x) / whole.width : 0;
    })
    .toBeCloseTo(0.3, 1);
  fix();
  return map;
}

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];

  test('pins display ratings, new listings, and the sizes of clusters', async ({ page }) => {
    const map = await openMap(page, variant);
    const rated = map.getByRole('button', { name: `Rated place, ${t('map:rated', { rating: '4.7' })}` });
    await expect(rated).toHaveText('4.7');
    await expect(rated).toHaveClass(/\brated\b/);
    const isNew = map.getByRole('button', { name: `New place, ${t('map:isNew')}` });
    await expect(isNew).toHaveText(t('map:isNew'));
    const plain = await map.getByRole('button', { name: 'Plain place' }).boundingBox();
    expect(plain?.width).toBeCloseTo(24);
    const widthOf = async (count: number) => {
      const group = map.getByRole('button', { name: t('directory:placesHere', { count }), exact: true });
      return (await group.boundingBox())?.width;
    };
    expect(await widthOf(20)).toBeCloseTo(40);
    expect(await widthOf(21)).toBeCloseTo(52);
    await expectUsable(page);
  });

  test('what no zoom takes apart opens as a list, which Escape closes', async ({ page }) => {
    const map = await openMap(page, variant);
    const together = map.getByRole('button', { name: t('directory:placesHere', { count: 2 }), exact: true });
    const list = page.getByRole('region', { name: t('map:placesHere', { count: 2 }) });
    // The first press zooms in as far as the map goes.
    await expect(async () => {
      await together.press('Enter');
      await expect(list).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(list.getByRole('heading')).toBeFocused();
    await expect(list.getByRole('listitem')).toHaveText(['Upstairs', 'Downstairs4.9']);
    await expectUsable(page);
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(together).toBeFocused();
  });

  test('screen readers announce how many places are in view, and can list them', async ({ page }) => {
    const map = await openMap(page, variant);
    await expect(page.getByText(t('map:placesInView', { count: 46 }), { exact: true })).toBeAttached();
    const button = page.getByRole('button', { name: t('map:list') });
    await button.focus();
    await page.keyboard.press('Enter');
    const list = page.getByRole('region', { name: t('map:placesInView', { count: 5 }) });
    await expect(list.getByRole('listitem')).toHaveCount(5);
    await list.getByRole('button', { name: t('map:closeList') }).click();
    await expect(button).toBeFocused();
    await expect(map).toBeVisible();
  });

  test('the signs of the map are explained', async ({ page }) => {
    await openMap(page, variant);
    const key = page.getByRole('button', { name: t('map:key') });
    await expect(key).toHaveAttribute('aria-expanded', 'false');
    await key.click();
    const signs = page.getByRole('region', { name: t('map:key') });
    await expect(signs.getByText(t('map:fewReviews', { number: limits.reviews.rated }))).toBeVisible();
    await expect(signs.getByText(t('map:station'))).toBeVisible();
    await expectUsable(page);
  });
});

onDesks((variant) => {
  const t = wordsOf[variant.lang];

  test('the part of the map that is seen can be searched', async ({ page }) => {
    test.slow();
    await visit(page, path, variant);
    const map = page.getByRole('region', { name: t('directory:mapOf') });
    await expect(map.getByRole('button').first()).toBeVisible(drawing);
    const search = page.getByRole('button', { name: t('directory:searchThisArea') });
    await expect(search).toHaveCount(0);
    await page.getByRole('button', { name: t('directory:zoomIn'), exact: true }).click();
    // Less than a third of the view is new.
    await map.press('ArrowRight');
    await expect(search).toHaveCount(0);
    await expect(async () => {
      await map.press('ArrowRight');
      await expect(search).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await search.click();
    await expect(page).toHaveURL(/by=map/);
    await expect(page).toHaveURL(/radius_km=[\d.]+/);
    const chip = page.getByRole('link', {
      name: t('directory:removeFilter', { name: t('directory:onTheMap') }),
    });
    const away = new RegExp(t('directory:milesAway', { miles: '[\\d.]+' }));
    await expect(page.getByRole('article').getByText(away)).toHaveCount(0);
    await chip.click();
    await expect(page).not.toHaveURL(/near=|by=|radius_km=/);
  });

  test.describe('without the data of the map', () => {
    test.use({ expectedErrors: /ERR_FAILED/ });

    test('the visible area can be searched once the visitor has moved the map', async ({ page }) => {
      test.slow();
      await page.route('**/businesses/map?*', (route) => route.abort());
      await visit(page, path, variant);
      const map = page.getByRole('region', { name: t('directory:mapOf') });
      await expect(map.getByRole('button').first()).toBeVisible(drawing);
      const search = page.getByRole('button', { name: t('directory:searchThisArea') });
      await expect(search).toHaveCount(0);
      await page.getByRole('button', { name: t('directory:zoomOut'), exact: true }).click();
      await search.click();
      await expect(page).toHaveURL(/by=map/);
    });
  });

  test('the map takes the place of the list, with its filters, and gives it back', async ({ page }) => {
    const map = await openMap(page, variant);
    await expect(
      map
        .getByText(t('map:feet', { count: '' }).trim())
        .or(map.getByText(t('map:miles', { count: '' }).trim())),
    ).toBeVisible();
    const narrow = await map.boundingBox();
    const larger = page.getByRole('button', { name: t('map:larger') });
    await larger.click();
    await expect(larger).toBeFocused();
    await expect(larger).toHaveAttribute('aria-pressed', 'true');
    const list = page.getByRole('region', { name: t('directory:results'), exact: true });
    await expect(list).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('directory:results'));
    const wide = await map.boundingBox();
    expect(wide?.width).toBe(variant.width);
    expect(wide?.width).toBeGreaterThan((narrow?.width ?? 0) * 2);
    await page.getByRole('link', { name: t('directory:verifiedOnly'), exact: true }).click();
    await expect(page).toHaveURL(/verified=1/);
    const chip = page.getByRole('link', {
      name: t('directory:removeFilter', { name: t('directory:verifiedOnly') }),
    });
    await expect(chip).toBeVisible();
    await expectUsable(page);
    await page.getByRole('button', { name: t('directory:list'), exact: true }).click();
    await expect(list).toBeVisible();
  });
});

onPhones((variant) => {
  const t = wordsOf[variant.lang];

  test('filters stand over the map, and a chosen place below', async ({ page }) => {
    const map = await openMap(page, variant);
    await page.getByRole('link', { name: t('place-cards:openNow'), exact: true }).click();
    await expect(page).toHaveURL(/open_now=1/);
    const chip = page.getByRole('link', {
      name: t('directory:removeFilter', { name: t('place-cards:openNow') }),
    });
    await chip.click();
    await expect(page).not.toHaveURL(/open_now/);
    await expect(map).toBeVisible();
    const list = page.getByRole('main').getByRole('button', { name: t('directory:list'), exact: true });
    await list.click();
    // The same button turns back: the focus stays on it.
    await expect(page.getByRole('button', { name: t('directory:map'), exact: true })).toBeFocused();
  });
});
