import type { APIRequestContext, Page } from '@playwright/test';
import { remindOfEvent } from '../contract/attendance.ts';
import { listCategories } from '../contract/categories.ts';
import { addFavorite } from '../contract/favorites.ts';
import { listCities } from '../contract/places.ts';
import { createPost, type PostBody, updatePost } from '../contract/posting/posting.ts';
import { cityDay } from '../server/rooms/listings/city-day.ts';
import { callApi } from './api.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, visit } from './fixtures.ts';
import { beMember, newMember, type TestMember } from './members.ts';
import { moderate } from './my-posts.ts';
import { wordsOf } from './words.ts';

const dayMs = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** A published event of a member in ten days, and how to edit it. */
async function publish(request: APIRequestContext, owner: TestMember, title: string) {
  const categories = await callApi(request, listCategories, { query: { type: 'events' } });
  const places = await callApi(request, listCities, {});
  const body = {
    title,
    category: categories.data[0]?.id,
    startsOn: dayIn(10),
    startsMinute: 1_140,
    endsMinute: 1_260,
    venue: 'Mokha House',
    city: places.data[0]?.cities[0]?.id,
    priceType: 'free',
    email: 'host@post.example',
    termsAccepted: true,
  };
  const params = { folder: 'events' } as const;
  const { data } = await callApi(request, createPost, { params, body: body as unknown as PostBody }, owner);
  await moderate(request, 'event', data.id);
  const edit = (changes: object) =>
    callApi(
      request,
      updatePost,
      { params: { ...params, id: data.id }, body: { ...body, ...changes } as never },
      owner,
    );
  return { id: data.id, edit };
}

/** The value of `eventStatus` of the structured data. */
async function statusOf(page: Page): Promise<string> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return /schema\.org\/(Event\w+)"/.exec(texts.find((text) => text.includes('eventStatus')) ?? '')?.[1] ?? '';
}

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];
  /** An event whose owner also saved it and is reminded of it. */
  async function planned(request: APIRequestContext) {
    const owner = await newMember(request, 'Khalid Rahman');
    const title = `E ${Number.parseInt(owner.email.slice(6, 12), 16)}`;
    const event = await publish(request, owner, title);
    await callApi(request, addFavorite, { body: { kind: 'event', id: event.id } }, owner);
    const reminders = { params: { id: event.id }, body: { reminders: ['hour' as const] } };
    await callApi(request, remindOfEvent, reminders, owner);
    return { ...event, owner, title };
  }
  const offers = (page: Page) => [
    page.getByText(t('event-page:addToCalendar')),
    page.getByText(t('event-page:attend'), { exact: true }),
    page.getByText(t('attendance:remind')),
  ];
  const cardOf = (page: Page, title: string) =>
    page.getByRole('main').getByRole('article').filter({ hasText: title });
  const plannedOf = (page: Page, title: string) =>
    page.locator('#planned-events').locator('..').getByRole('listitem').filter({ hasText: title });

  test('a canceled event says so on its page, in lists, and to those who planned to come', async ({
    page,
    request,
  }) => {
    const { id, edit, owner, title } = await planned(request);
    await edit({ state: 'cancelled' });
    await beMember(page, owner);
    await visit(page, `/Event/${id}`, variant);
    const main = page.getByRole('main');
    await expect(main.getByRole('status').filter({ hasText: t('event-page:cancelledText') })).toBeVisible();
    expect(await statusOf(page)).toBe('EventCancelled');
    await expect(main.locator('dl').first().locator('s')).not.toHaveCount(0);
    for (const offer of offers(page)) await expect(offer).toHaveCount(0);
    await expectUsable(page);

    await visit(page, '/saved-event', variant);
    await expect(cardOf(page, title)).toContainText(t('event-cards:cancelled'));
    await expect(cardOf(page, title).locator('time')).toHaveCSS('text-decoration-line', 'line-through');
    await expect(plannedOf(page, title)).toContainText(t('attendance:canceled'));
    await expectUsable(page);

    await visit(page, `/Events?from=${dayIn(9)}&until=${dayIn(11)}`, variant);
    await expect(cardOf(page, title)).toContainText(t('event-cards:cancelled'));

    await visit(page, '/my-event', variant);
    await expect(page.locator(`#post-${id}`)).toContainText(t('event-cards:cancelled'));
    await expectUsable(page);
  });

  test('a moved event has its new date, and the former one is struck', async ({ page, request }) => {
    const { id, edit, owner, title } = await planned(request);
    await edit({ startsOn: dayIn(12) });
    await beMember(page, owner);
    await visit(page, `/Event/${id}`, variant);
    const notice = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: t('event-page:movedText') });
    await expect(notice.locator('s time')).toHaveAttribute(
      'datetime',
      new RegExp(`^${dayIn(10)}|${dayIn(11)}`),
    );
    expect(await statusOf(page)).toBe('EventRescheduled');
    // It still takes place: everything is offered.
    await expect(page.getByText(t('event-page:addToCalendar'))).toBeVisible();
    await expect(page.getByLabel(t('attendance:before_hour'))).toBeChecked();
    await expectUsable(page);
    await visit(page, '/saved-event', variant);
    await expect(cardOf(page, title)).toContainText(t('event-cards:moved'));
    await visit(page, `/Events?from=${dayIn(11)}&until=${dayIn(13)}`, variant);
    await expect(cardOf(page, title)).toContainText(t('event-cards:moved'));
  });

  test('a past event leaves lists, and its page offers nothing', async ({ page, request }) => {
    const { id, edit, owner, title } = await planned(request);
    // The first minute of today, as no day before it can be submitted.
    await edit({ startsOn: cityDay(new Date()), startsMinute: 0, endsMinute: 1 });
    await beMember(page, owner);
    await visit(page, `/Event/${id}`, variant);
    const main = page.getByRole('main');
    await expect(main.getByRole('status').filter({ hasText: t('event-page:pastText') })).toBeVisible();
    expect(await statusOf(page)).toBe('EventRescheduled');
    for (const offer of offers(page)) await expect(offer).toHaveCount(0);
    await expectUsable(page);
    await visit(page, '/saved-event', variant);
    await expect(page.locator('#planned-events')).toBeVisible();
    await expect(cardOf(page, title)).toHaveCount(0);
    await expect(plannedOf(page, title)).toHaveCount(0);
    await visit(page, '/my-event?tab=expired', variant);
    await expect(page.locator(`#post-${id}`)).toBeVisible();
    await expectUsable(page);
  });
});
