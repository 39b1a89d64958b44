import type { Page } from '@playwright/test';
import { stripKeys } from '../web/time/storage-keys.ts';
import { expectUsable, sidewaysScroll } from './axe.ts';
import { expect, forEachVariant, open, test, untilHydrated, type Variant, visit } from './fixtures.ts';
import { wordsOf } from './words.ts';

const afternoon = '2026-11-22T14:41:00-05:00';
const bayRidge = {
  id: 0,
  point: { lat: 40.6259, lng: -74.0302 },
  names: { en: 'Bay Ridge', ar: 'باي ريدج' },
};
/** Names of the built files that belong to the strip and must not load for visitors who did not turn it on. */
const ownFiles = /\/assets\/(CityStrip|StripLine|TimesSheet|TimesList|AreaTimes|time)-/;

/** Stores the choice on the device before the page loads. */
async function choose(page: Page, choices: Record<string, unknown> | string = {}): Promise<void> {
  await page.addInitScript(
    ([isOn, times, text]) => {
      if (localStorage.getItem(isOn) !== null) return;
      localStorage.setItem(isOn, 'on');
      localStorage.setItem(times, text);
    },
    [
      stripKeys.isOn,
      stripKeys.prayerTimes,
      typeof choices === 'string' ? choices : JSON.stringify(choices),
    ] as const,
  );
}

/** Sums layout shifts that occur before any input. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = window as unknown as { shifted: number };
    shifts.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

forEachVariant((variant: Variant) => {
  const t = wordsOf[variant.lang];
  const strip = (page: Page) => page.getByRole('region', { name: t('time:strip') });
  const panel = (page: Page) => page.getByRole('dialog');
  const openPanel = (page: Page) =>
    strip(page)
      .getByRole('button', { name: t('time:allTimes') })
      .click();
  const clock = (time: string, half: 'am' | 'pm') => t(`cards:${half}`, { time });

  test('the strip is offered once, loads nothing before it is chosen, and turns on and off for all pages', async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await visit(page, '/', variant);
    const offer = page.getByRole('heading', { name: t('home:stripTitle') });
    await offer.scrollIntoViewIfNeeded();
    await expect(page.locator('footer')).toBeVisible();
    await expectUsable(page);
    expect(loaded.filter((url) => ownFiles.test(url))).toEqual([]);
    await expect(strip(page)).toHaveCount(0);

    await page.getByRole('button', { name: t('home:stripNo') }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await untilHydrated(page);
    await expect(offer).toBeHidden();
    // After declining, the strip can be turned on in the same place.
    await page.getByRole('button', { name: t('home:stripAgain') }).click();
    await expect(strip(page)).toBeVisible();
    await expect(strip(page)).toBeInViewport();
    await expect(page.getByRole('button', { name: t('home:stripAgain') })).toBeHidden();

    await visit(page, '/rents', variant);
    await expect(strip(page)).toBeVisible();
    const [stripBox, headerBox] = [
      await strip(page).boundingBox(),
      await page.getByRole('banner').boundingBox(),
    ];
    expect([stripBox?.y, stripBox?.height, headerBox?.y]).toEqual([0, 44, 44]);
    await openPanel(page);
    await panel(page)
      .getByRole('switch', { name: t('time:showStrip') })
      .click();
    await expect(strip(page)).toHaveCount(0);
    await panel(page)
      .getByRole('button', { name: t('time:done') })
      .click();
    await expect(panel(page)).toHaveCount(0);
    await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBe(0);
    // The button was removed with the strip, so keyboard focus moves to the header that replaced it.
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1);
    await visit(page, '/', variant);
    await expect(strip(page)).toHaveCount(0);
  });

  test('the strip displays the date, the next prayer and the place, and updates every minute', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date(afternoon) });
    await choose(page, { place: bayRidge });
    await visit(page, '/rents', variant);
    const month = t('hijri:month6');
    await expect(strip(page)).toContainText(t('hijri:hijri', { day: '12', month, year: '1448' }));
    const next = strip(page)
      .locator('time')
      .filter({ hasText: clock('4:33', 'pm') });
    await expect(next).toHaveText(`${t('time:maghrib')} ${clock('4:33', 'pm')}`);
    await expect(next).toHaveAttribute('datetime', '2026-11-22T21:33:00.000Z');
    const left = (minutes: number) =>
      t('time:in', {
        left: t('time:fullHoursAndMinutes', {
          hours: t('time:fullHours', { count: 1 }),
          minutes: t('time:fullMinutes', { count: minutes }),
        }),
      });
    const isPhone = variant.width < 992;
    await expect(strip(page).getByText(left(52), { exact: true })).toHaveCount(1);
    await expect(strip(page).getByText(bayRidge.names[variant.lang])).toBeVisible({ visible: !isPhone });
    await page.clock.runFor(60_000);
    await expect(strip(page).getByText(left(51), { exact: true })).toHaveCount(1);
    // Updates are not announced to screen readers.
    await expect(strip(page).locator('[aria-live], [role="status"], [role="alert"]')).toHaveCount(0);
    await page.clock.setFixedTime(new Date('2026-11-22T16:40:00-05:00'));
    await page.clock.runFor(60_000);
    await expect(strip(page)).toContainText(t('time:maghribNow', { place: bayRidge.names[variant.lang] }));
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test('during Ramadan it counts down to iftar, and displays a message at Maghrib', async ({ page }) => {
    await choose(page, { place: bayRidge });
    await page.clock.setFixedTime(new Date('2027-02-17T16:21:00-05:00'));
    await visit(page, '/rents', variant);
    const left = t('time:hoursAndMinutes', {
      hours: t('time:hours', { count: 1 }),
      minutes: t('time:minutes', { count: 12 }),
    });
    await expect(
      strip(page)
        .getByText(t('time:nextIn', { name: t('time:iftar'), left }))
        .first(),
    ).toBeVisible();
    await expectUsable(page);
    await openPanel(page);
    await expect(
      panel(page).getByRole('heading', {
        name: t('time:ramadanIn', { place: bayRidge.names[variant.lang] }),
      }),
    ).toBeVisible();
    const times = panel(page).getByRole('listitem');
    await expect(times).toHaveCount(6);
    await expect(times.first()).toHaveText(`${t('time:suhoorEnds')}${clock('5:32', 'am')}`);
    await expect(panel(page).locator('[aria-current]')).toHaveText(
      `${t('time:iftar')}${clock('5:33', 'pm')}`,
    );
    await expect(panel(page).getByRole('link', { name: t('time:breakFast') })).toHaveAttribute(
      'href',
      /\/business\?near=40\.6\d+%2C-74\.0\d+&sort=nearest$/,
    );

    await page.clock.setFixedTime(new Date('2027-02-17T17:52:30-05:00'));
    await visit(page, '/rents', variant);
    await expect(strip(page)).toContainText(t('time:iftarNow', { place: bayRidge.names[variant.lang] }));
    await page.clock.setFixedTime(new Date('2027-02-17T17:53:30-05:00'));
    await visit(page, '/rents', variant);
    await expect(strip(page)).toContainText(`${t('time:isha')} ${clock('6:49', 'pm')}`);
  });

  test('place, method and Asr rule are selected with the keyboard and stored on the device', async ({
    page,
  }) => {
    await choose(page);
    await page.clock.setFixedTime(new Date(afternoon));
    await visit(page, '/rents', variant);
    const choice = (name: string) => panel(page).getByRole('combobox', { name, exact: true });
    const all = strip(page).getByRole('button', { name: t('time:allTimes') });
    await all.focus();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(
      t('time:timesIn', { place: t('time:inCenter') }),
    );
    await expectUsable(page);
    const asr = panel(page)
      .getByRole('listitem')
      .filter({ hasText: t('time:asr') });
    await expect(asr).toContainText(clock('2:13', 'pm'));
    await choice(t('time:asrRule')).selectOption('hanafi');
    await expect(asr).not.toContainText(clock('2:13', 'pm'));
    await choice(t('time:method')).selectOption('egypt');
    const place = choice(t('time:place'));
    await place.selectOption({ label: bayRidge.names[variant.lang] });
    await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(
      t('time:timesIn', { place: bayRidge.names[variant.lang] }),
    );
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(all).toBeFocused();

    // In the other language the place name is loaded again; the rules are unchanged.
    const other = variant.lang === 'en' ? 'ar' : 'en';
    await visit(page, '/rents', { lang: other });
    const there = wordsOf[other];
    await page.getByRole('button', { name: there('time:allTimes') }).click();
    await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(
      there('time:timesIn', { place: bayRidge.names[other] }),
    );
    await expect(choice(there('time:method'))).toHaveValue('egypt');
    await expect(choice(there('time:asrRule'))).toHaveValue('hanafi');
  });

  test('its space is reserved from the first paint, also over a hero, without layout shift', async ({
    page,
  }) => {
    const shifted = await watchShifts(page);
    await choose(page, { place: bayRidge });
    for (const path of ['/', '/rents']) {
      await open(page, path, variant);
      const headerTop = await page
        .getByRole('banner')
        .evaluate((header) => header.getBoundingClientRect().top);
      expect(headerTop).toBe(44);
      await untilHydrated(page);
      await expect(strip(page)).toBeVisible();
      expect(await shifted()).toBeLessThan(0.01);
      expect(await sidewaysScroll(page)).toBe(0);
      // It scrolls with the page; the header is sticky.
      await page.evaluate(() => scrollTo(0, 400));
      await expect(strip(page)).not.toBeInViewport();
      await expect
        .poll(() => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top))
        .toBe(0);
    }
  });

  test('the page of a neighborhood displays its own times in reserved space if the strip is on', async ({
    page,
  }) => {
    const times = page.getByRole('region', {
      name: t('time:timesIn', { place: bayRidge.names[variant.lang] }),
    });
    await visit(page, '/Neighborhood/bay-ridge', variant);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(times).toHaveCount(0);

    const shifted = await watchShifts(page);
    await page.clock.setFixedTime(new Date(afternoon));
    await choose(page);
    await visit(page, '/Neighborhood/bay-ridge', variant);
    await expect(times.getByRole('listitem')).toHaveCount(6);
    await expect(times.locator('[aria-current]')).toHaveText(`${t('time:maghrib')}${clock('4:33', 'pm')}`);
    expect(await shifted()).toBeLessThan(0.01);
    await expectUsable(page);
    await openPanel(page);
    await panel(page)
      .getByRole('switch', { name: t('time:showStrip') })
      .click();
    await panel(page)
      .getByRole('button', { name: t('time:done') })
      .click();
    await expect(times).toHaveCount(0);
  });

  test('invalid stored values are ignored', async ({ page }) => {
    for (const stored of [
      '{',
      '[]',
      'null',
      '{"method":7,"asr":{},"place":{"point":{"lat":"x"}}}',
      '{"place":5}',
    ]) {
      await page.addInitScript(
        ([isOn, times, text]) => {
          localStorage.setItem(isOn, 'on');
          localStorage.setItem(times, text);
        },
        [stripKeys.isOn, stripKeys.prayerTimes, stored] as const,
      );
      await page.clock.setFixedTime(new Date(afternoon));
      await visit(page, '/rents', variant);
      await expect(strip(page).locator('time').last()).toContainText(t('time:maghrib'));
    }
  });
});
