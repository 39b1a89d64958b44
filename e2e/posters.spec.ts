import type { Locator, Page } from '@playwright/test';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { listBusinesses } from '../contract/businesses.ts';
import { listNeighborhoods } from '../contract/neighborhoods.ts';
import { makePoster } from '../contract/posters.ts';
import { callApi } from './api.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, visit } from './fixtures.ts';
import { beMember, newMember } from './members.ts';
import { postThing } from './my-posts.ts';
import { wordsOf } from './words.ts';

/** Decodes the QR code in an element with a decoder independent of the encoder under test. */
async function scan(part: Locator): Promise<string> {
  const picture = sharp(await part.screenshot()).ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return decodeQr({ width: info.width, height: info.height, data: new Uint8Array(data) });
}

/** The page sizes of the printed document, in points. */
async function printed(page: Page): Promise<number[][]> {
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const boxes = file.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g);
  return [...boxes].map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]);
}

/** The smallest distance of printed content from the edges of its sheet, in millimeters. Only the pattern bleeds. */
const safeMargin = (sheet: Locator): Promise<number> =>
  sheet.evaluate((element) => {
    const paper = element.getBoundingClientRect();
    const pictures = [...element.querySelectorAll('img, svg')].map((one) => one.getBoundingClientRect());
    const boxes = pictures.filter(({ width }) => width < paper.width - 1);
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      boxes.push(...range.getClientRects());
    }
    const distances = boxes.flatMap(({ left, right, top, bottom }) => [
      left - paper.left,
      paper.right - right,
      top - paper.top,
      paper.bottom - bottom,
    ]);
    return (Math.min(...distances) / 96) * 25.4;
  });

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];
  const sheetOf = (page: Page) => page.getByRole('region', { name: t('posters:sheet') });
  const codeOf = (page: Page) => sheetOf(page).getByRole('img', { name: /QR/ }).last();

  test('a member prints a business poster on each paper size, and its code leads to the business', async ({
    page,
    request,
  }) => {
    const [shop] = (await callApi(request, listBusinesses, { query: { q: 'bab touma', limit: 1 } })).data;
    const layla = await newMember(request);
    const params = { kind: 'business', id: shop?.id ?? 0 } as const;
    const { code, name } = (await callApi(request, makePoster, { params }, layla)).data;
    await beMember(page, layla);
    await visit(page, `/poster/business/${shop?.id}`, variant);
    const sheet = sheetOf(page);
    await expect(sheet).toContainText(`/b/${code}`);
    for (const one of [name.en, name.ar, 'Scan me', 'امسح الرمز'])
      await expect(sheet).toContainText(one ?? '');
    await expectUsable(page);
    const origin = new URL(page.url()).origin;
    const path = async () => new URL(await scan(codeOf(page))).pathname;
    expect(await path()).toBe(`/b/${code}`);

    const sizes = { letter: [612, 792], a4: [595, 842], card: [612, 792] } as const;
    for (const paper of ['letter', 'a4', 'card'] as const) {
      await page.getByRole('radio', { name: t(`posters:${paper}`) }).check();
      expect(await printed(page), paper).toEqual([sizes[paper]]);
      // Sets the viewport to the paper size, so that the screenshot includes everything.
      await page.setViewportSize({ width: 820, height: 1140 });
      await page.emulateMedia({ media: 'print' });
      const box = await codeOf(page).boundingBox();
      // CSS pixels: 96 per inch. The quiet zone is part of the code: 8 of its 45 modules.
      expect(((box?.width ?? 0) / 96) * 25.4 * (37 / 45), paper).toBeGreaterThan(38);
      expect(await safeMargin(sheet), paper).toBeGreaterThanOrEqual(8);
      expect(await path(), paper).toBe(`/b/${code}`);
      for (const gone of ['header', 'footer'])
        await expect(page.locator(`body ${gone}`).first()).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      await expect(page.getByRole('button')).toHaveCount(0);
      await page.emulateMedia({ media: null });
      await page.setViewportSize({ width: variant.width, height: variant.height });
    }

    await page.getByRole('radio', { name: t('posters:goalReview') }).check();
    await page.getByRole('switch', { name: t('posters:saveInk') }).check();
    expect(await path()).toBe(`/b/${code}/review`);
    await visit(page, `/b/${code}`, variant);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name[variant.lang] ?? '');
    expect(new URL(page.url()).origin).toBe(origin);
  });

  test('an owner opens the poster of a pending post', async ({ page, request }) => {
    const layla = await newMember(request);
    const id = await postThing(request, layla, '7 7 7');
    await beMember(page, layla);
    await visit(page, '/my-product', variant);
    await page
      .locator(`#post-${id}`)
      .getByRole('link', { name: t('my-posts:poster') })
      .click();
    await expect(page.getByText(t('posters:notPublished'))).toBeVisible();
    await expect(sheetOf(page)).toContainText('7 7 7');
    await expect(page.getByText(t('posters:noScans'))).toBeVisible();
    await expect(page.getByRole('radio', { name: t('posters:goalReview') })).toHaveCount(0);
  });

  test.describe('without permission', () => {
    test.use({ expectedErrors: /404/ });
    test('guests are led to sign in, and other members see that it does not exist', async ({
      page,
      request,
    }) => {
      const areas = (await callApi(request, listNeighborhoods, {})).data;
      const ridge = areas.find(({ slug }) => slug === 'bay-ridge');
      await visit(page, '/Neighborhood/bay-ridge', variant);
      await page.getByRole('link', { name: t('neighborhoods:poster') }).click();
      await expect(page).toHaveURL(/\/Login/);
      const [layla, omar] = [await newMember(request), await newMember(request)];
      const id = await postThing(request, layla, '8 8 8');
      await beMember(page, omar);
      await visit(page, `/poster/neighborhood/${ridge?.id}`, variant);
      await expect(sheetOf(page)).toContainText('باي ريدج');
      await visit(page, `/poster/product/${id}`, variant);
      await expect(page.getByRole('heading', { name: t('posters:missing') })).toBeVisible();
      await visit(page, '/poster/cat/1', variant);
      await expect(page.getByRole('heading', { name: t('posters:missing') })).toBeVisible();
    });
  });
});
