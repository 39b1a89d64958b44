import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { listCategories } from '../contract/categories.ts';
import { listOwnPosts, type OwnPost, type OwnPostKind } from '../contract/my-posts.ts';
import { listCities } from '../contract/places.ts';
import { createPost, type PostBody } from '../contract/posting/posting.ts';
import { uploadPicture } from '../contract/uploads.ts';
import type { Translate, WordKey } from '../web/i18n/words.ts';
import { callApi } from './api.ts';
import { expect } from './fixtures.ts';
import type { TestMember } from './members.ts';

/** A photo of a product, as a phone would take it. */
export const photo = async (background = '#b8720a') => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

/** The posting form by its field names and buttons. */
export class PostFormPage {
  readonly page: Page;
  readonly t: Translate;
  readonly form: Locator;
  constructor(page: Page, t: Translate) {
    this.page = page;
    this.t = t;
    this.form = page.getByRole('main').locator('form[novalidate]');
  }
  /** Waits until the form and its editor have loaded, which takes a while on a busy machine. */
  async come(): Promise<void> {
    await expect(this.form).toBeVisible({ timeout: 20_000 });
  }
  /** The focusable control of a field. */
  field(name: string): Locator {
    return this.page.locator(`[id="${name}"]`);
  }
  error(name: string): Locator {
    return this.page.locator(`[id="${name}-error"]`);
  }
  async fill(fields: Record<string, string>): Promise<void> {
    for (const [name, text] of Object.entries(fields)) await this.field(name).fill(text);
  }
  choose(name: string, value: string): Promise<void> {
    return this.page.locator(`input[name="${name}"][value="${value}"]`).check();
  }
  /** Selects a place by a prefix of its name. */
  async place(name: string, typed: string): Promise<void> {
    await this.field(name).fill(typed);
    await this.page.locator(`[id="${name}-list"] [role="option"]`).first().click();
  }
  async addPhoto(name: string): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.field(name).click();
    await (await chooser).setFiles(await photo());
    await expect(this.page.locator('[data-photo] img')).toHaveCount(1);
    await expect(this.page.locator('[data-photo-field] progress')).toHaveCount(0);
  }
  get submit(): Locator {
    return this.form.locator('button[type="submit"]');
  }
  /** Continues to the step with this heading and waits for it. */
  async next(heading: WordKey): Promise<void> {
    await this.submit.click();
    const title = this.page.getByRole('heading', { level: 2, name: this.t(heading), exact: true });
    await expect(title).toBeFocused();
  }
}

/** The member's posts, as the API returns them. */
export async function postsOf(
  page: Page,
  member: TestMember,
  kind: OwnPostKind,
): Promise<readonly OwnPost[]> {
  return (await callApi(page.request, listOwnPosts, { query: { kind } }, member)).data;
}

/** Messages in the language of the test. */
export const texts = {
  en: {
    type: 'Sofa',
    thing: 'Three-seat sofa',
    thingText: 'Clean and comfortable.\nFrom a home without smoke.',
    home: 'Sunny room near the R train',
    homeText: 'Third floor, quiet neighbours.',
    fee: 'Application',
  },
  ar: {
    type: 'أريكة',
    thing: 'أريكة بثلاثة مقاعد',
    thingText: 'نظيفة ومريحة.\nمن بيت بلا تدخين.',
    home: 'غرفة مشمسة قرب القطار',
    homeText: 'طابق ثالث وجيران هادئون.',
    fee: 'رسم الطلب',
  },
} as const;
type Texts = (typeof texts)[keyof typeof texts];

/** Opens the product form and fills it up to its last step. */
export async function fillThing(
  form: PostFormPage,
  words: Texts,
  eachStep?: () => Promise<void>,
): Promise<void> {
  await form.choose('postType', 'sale');
  await form.field('mainCategory').selectOption({ index: 1 });
  await form.field('subCategory').selectOption({ index: 1 });
  await form.fill({ type: words.type, title: words.thing, description: words.thingText });
  await eachStep?.();
  await form.next('posting-product:priceTitle');
  await form.field('priceCents').fill('١٬٢٥٠');
  await form.place('place', 'Bay Ridge');
  await form.choose('condition', 'used');
  await eachStep?.();
  await form.next('posting-product:photos');
  await form.addPhoto('images');
  await eachStep?.();
  await form.next('posting-form:reviewTitle');
  await form.field('termsAccepted').check();
  await eachStep?.();
}

/** Posts a product through the API and returns its id. */
export async function postThing(page: Page, member: TestMember): Promise<number> {
  const { request } = page;
  const file = await photo();
  const { data: picture } = await callApi(request, uploadPicture, { body: { file } }, member);
  const { data: categories } = await callApi(request, listCategories, { query: { type: 'products' } });
  const { data: places } = await callApi(request, listCities, {});
  const below = categories.find(({ parentId }) => parentId);
  const { data: post } = await callApi(
    request,
    createPost,
    {
      params: { folder: 'products' },
      body: {
        postType: 'sale',
        title: texts.en.thing,
        description: texts.en.thingText,
        mainCategory: below?.parentId,
        subCategory: below?.id,
        type: texts.en.type,
        condition: 'used',
        priceCents: 9_900,
        place: places[0]?.cities[0]?.id,
        images: [{ id: picture.id, alt: 'A sofa' }],
        phone: '(718) 555-0142',
        termsAccepted: true,
      } as PostBody,
    },
    member,
  );
  return post.id;
}
