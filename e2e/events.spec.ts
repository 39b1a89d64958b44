import { readAttendance } from '../contract/attendance.ts';
import type { EventCalendar, EventCard, EventDetail } from '../contract/events.ts';
import { locales } from '../contract/locales.ts';
import { callApi } from './api.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, type Variant, visit } from './fixtures.ts';
import { asMember, beMember, newMember } from './members.ts';
import { choosePlace, expectFieldErrors, expectStep, field, fill, goOn } from './post-forms.ts';
import { wordsOf } from './words.ts';

const read = async <T>(page: import('@playwright/test').Page, variant: Variant, path: string): Promise<T> =>
  ((await (await page.request.get(`/api/NY/${variant.lang}/0/${path}`)).json()) as { data: T }).data;

const dayMs = 86_400_000;
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

const monthAfter = (month: string) => dayAfter(`${month}-28`, 7).slice(0, 7);

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];

  test('the calendar lists days, is narrowed by chips, and its days are walked with the keyboard', async ({
    page,
  }) => {
    await visit(page, '/Events', variant);
    await expectUsable(page);
    const calendar = await read<EventCalendar>(page, variant, 'events/calendar');
    await expect(page.getByRole('main').locator('h2[id^="day-"]')).toHaveCount(calendar.days.length);
    const chips = page.getByRole('navigation', { name: t('events:filters') });
    await chips.getByRole('link', { name: t('events:free'), exact: true }).click();
    await expect(page).toHaveURL(/[?&]price=free/);
    await page.getByRole('button', { name: t('layout:tellMe') }).click();
    const dialog = page.getByRole('dialog', { name: t('alerts:dialogTitle') });
    await expect(dialog.getByText(t('alerts:kind.event'), { exact: true })).toBeVisible();
    await expect(dialog.getByText(t('events:free'), { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    const free = await read<EventCalendar>(page, variant, 'events/calendar?price=free');
    await expect(page.getByRole('main').locator('h2[id^="day-"]')).toHaveCount(free.days.length);

    const { today } = calendar;
    await page.locator(`[data-day="${today}"]`).focus();
    const forward = locales[variant.lang].dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    await page.keyboard.press(forward);
    await expect(page.locator(`[data-day="${dayAfter(today, 1)}"]`)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator(`[data-day="${dayAfter(today, 8)}"]`)).toBeFocused();
    const month = dayAfter(today, 8).slice(0, 7);
    await page.keyboard.press('PageDown');
    await expect(page.locator(`[data-day^="${monthAfter(month)}"]:focus`)).toBeVisible();
    await page.keyboard.press('PageUp');
    const reached = page.locator(`[data-day^="${month}"]:focus`);
    await expect(reached).toBeVisible();
    const chosen = await reached.getAttribute('data-day');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`from=${chosen}`));
    await expectUsable(page);
  });

  test('an event states its date in both calendars, its location and its price', async ({ page }) => {
    const events = await read<EventCard[]>(page, variant, 'events');
    const found = events.find(({ slug }) => slug === 'an-evening-of-oud-and-coffee');
    if (!found) throw new Error('the demo event is missing');
    await visit(page, `/Event/${found.id}/${found.slug}`, variant);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(found.title);
    await expectUsable(page);
    const facts = page.getByRole('main').locator('dl').first();
    await expect(facts).toContainText('14');
    await expect(facts.getByText(t('event-page:date'))).toBeVisible();
    await expect(facts.getByText('$15')).toBeVisible();
    const chips = page.getByRole('listitem').filter({ hasText: t('event-page:languages') });
    await expect(chips).toContainText(
      new Intl.ListFormat(variant.lang).format([t('languages:ar'), t('languages:en')]),
    );
    await expect(chips).toBeVisible();

    // The picture is beside the title on wide screens, and above it on small ones.
    const picture = await page.getByRole('region', { name: t('post-page:gallery') }).boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    if (!picture || !title) throw new Error('the picture and the title are visible');
    const { dir } = locales[variant.lang];
    const isBeside =
      dir === 'rtl' ? title.x + title.width <= picture.x : title.x >= picture.x + picture.width;
    expect(isBeside).toBe(variant.width > 992);
    expect(title.y >= picture.y + picture.height).toBe(variant.width <= 992);

    await page.getByText(t('event-page:addToCalendar')).click();
    const menu = page.locator('details', { hasText: t('event-page:addToCalendar') });
    await expect(menu.getByRole('link', { name: t('event-page:google') })).toHaveAttribute(
      'href',
      /^https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE&.*dates=\d{8}T\d{6}Z/,
    );
    await expect(menu.getByRole('link', { name: t('event-page:apple') })).toHaveAttribute('href', /^webcal:/);
    const download = page.waitForEvent('download');
    await menu.getByRole('link', { name: '.ics' }).click();
    expect((await download).suggestedFilename()).toBe(`event-${found.id}.ics`);
    await expectUsable(page);
  });

  test('a member takes a seat, shares their name, and gives the seat up', async ({ page, request }) => {
    const events = await read<EventCard[]>(page, variant, 'events');
    const found = events.find(({ slug }) => slug === 'an-evening-of-oud-and-coffee');
    if (!found) throw new Error('the demo event is missing');
    const address = `/Event/${found.id}/${found.slug}`;
    const main = page.getByRole('main');
    const before = await read<EventDetail>(page, variant, `events/${found.id}`);
    const seats = before.upcoming[0]?.seatsLeft;
    if (!seats) throw new Error('the demo event has no free seats');
    // Guests sign in first, and come back to the seats.
    await visit(page, address, variant);
    const link = main.getByRole('link', { name: t('event-page:attend') }).first();
    await expect(link).toHaveAttribute('href', /^\/Login\?next=%2FEvent%2F\d+.*%23attend$/);
    await expect(main.getByText(t('event-page:seatsLeft', { count: seats }))).not.toHaveCount(0);

    const member = await newMember(request);
    await beMember(page, member);
    await visit(page, address, variant);
    await main.getByLabel(t('attendance:shareName')).check();
    await main.getByRole('button', { name: t('event-page:attend') }).click();
    await expect(main.getByRole('status').filter({ hasText: t('attendance:going') })).toBeVisible();
    await expectUsable(page);
    const days = async () =>
      (await callApi(request, readAttendance, { params: { id: found.id } }, member)).data.days;
    expect(await days()).toMatchObject([{ state: 'going', sharesName: true }]);
    // The first seat sets a reminder; another one is added.
    await expect(main.getByLabel(t('attendance:before_day'))).toBeChecked();
    await main.getByLabel(t('attendance:before_hour')).check();
    const reminders = async () =>
      (await callApi(request, readAttendance, { params: { id: found.id } }, member)).data.reminders;
    await expect.poll(reminders).toEqual(['day', 'hour']);
    const after = await read<EventDetail>(page, variant, `events/${found.id}`);
    expect(after.upcoming[0]).toMatchObject({ seatsLeft: seats - 1 });

    // It is still theirs on the next visit, until they give it up.
    await page.reload();
    await main.getByRole('button', { name: t('attendance:leave') }).click();
    await expect(main.getByRole('button', { name: t('event-page:attend') })).toBeVisible();
    expect(await days()).toEqual([]);
  });

  test('a calendar follows the filters of a list, and the events of a neighborhood', async ({ page }) => {
    await visit(page, '/Events?price=free', variant);
    const subscribe = page.getByRole('link', { name: t('events:subscribe'), exact: true });
    const address = (await subscribe.getAttribute('href')) ?? '';
    expect(address).toMatch(/^webcal:.*[?&]price=free/);
    const { pathname, search } = new URL(address.replace('webcal:', 'http:'));
    const calendar = await page.request.get(pathname + search);
    expect(calendar.headers()['content-type']).toContain('text/calendar');
    expect(await calendar.text()).toContain('BEGIN:VEVENT');
    await visit(page, '/Neighborhood/bay-ridge', variant);
    await expect(page.getByRole('heading', { name: t('neighborhoods:events'), exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: t('neighborhoods:subscribe') })).toHaveAttribute(
      'href',
      /^webcal:.*[?&]city=\d+/,
    );
    await expectUsable(page);
  });

  test('a member posts an event and corrects errors', async ({ page, request }) => {
    test.setTimeout(120_000);
    const member = await newMember(request);
    await beMember(page, member);
    await visit(page, '/form/event', variant);
    await expectStep(page, t('posting-event:name'));
    await goOn(page);
    await expectFieldErrors(page, t, {
      title: 'field.title',
      category: 'field.main_category',
      startsOn: 'field.event_day',
      startsMinute: 'field.event_start',
      venue: 'field.event_venue',
      city: 'field.city',
      priceType: 'field.event_price',
    });
    await expectUsable(page);
    const soon = dayAfter(new Date().toISOString().slice(0, 10), 20);
    await fill(page, { title: 'Open mic', startsOn: soon, venue: 'Mokha House' });
    await field(page, 'category').selectOption({ index: 1 });
    await field(page, 'startsMinute').selectOption('1140');
    await field(page, 'endsMinute').selectOption('1110');
    await choosePlace(page, 'city', '11209');
    await page.getByRole('radio', { name: t('posting-event:paid') }).check();
    await goOn(page);
    await expectFieldErrors(page, t, { endsMinute: 'field.event_end', priceCents: 'field.price' });
    for (const name of ['startsMinute', 'endsMinute'])
      await expect(field(page, name)).toHaveAccessibleDescription(t('posting-errors:field.event_end'));
    await field(page, 'endsMinute').selectOption('1290');
    await fill(page, { priceCents: '١٥' });
    await field(page, 'repeats').selectOption('weekly');
    await page.locator('#repeats-until').fill(dayAfter(soon, 21));
    await goOn(page);
    await expectStep(page, t('posting-event:words'));
    await expectUsable(page);
    await goOn(page);
    await expectStep(page, t('posting-form:reviewTitle'));
    await field(page, 'termsAccepted').check();
    await goOn(page);
    await expect(page).toHaveURL(/\/my-event\?posted=\d+/);
    const id = new URL(page.url()).searchParams.get('posted');
    const answer = await page.request.get(`/api/NY/en/0/profile/posts/event/${id}`, asMember(member));
    expect((await answer.json()).data.body).toMatchObject({
      title: 'Open mic',
      startsOn: soon,
      startsMinute: 1_140,
      endsMinute: 1_290,
      priceCents: 1_500,
      repeats: `FREQ=WEEKLY;UNTIL=${dayAfter(soon, 21).replaceAll('-', '')}`,
    });
  });
});
