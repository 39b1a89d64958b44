import { test as base, expect, type Page } from '@playwright/test';
import { type Lang, langs, locales } from '../contract/locales.ts';
import { demoFront } from '../server/seed/demo/front.ts';
import { storageKeys } from '../web/storage-keys.ts';

/** A language and a viewport in which a test runs. */
export interface Variant {
  lang: Lang;
  /** Pixels. */
  width: number;
  height: number;
  dir: 'ltr' | 'rtl';
}

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

export const variants: Variant[] = langs.flatMap((lang) =>
  sizes.map((size) => ({ lang, dir: locales[lang].dir, ...size })),
);

interface Options {
  /**
   * Console errors that a test provokes on purpose, such as the browser's own line for a 404. One expression and
   * not several: Playwright interprets an array of two objects as a fixture with options.
   */
  expectedErrors: RegExp;
  /**
   * Whether the browser renders interactive maps. Without a GPU, one map costs as much time as all the rest of its page,
   * so tests of other subjects display the pictures that browsers without WebGL get.
   */
  rendersMaps: boolean;
  /**
   * Whether pages in Arabic are animated, as those in English are. Without a GPU, each frame of an animation is rendered by
   * the CPU: tests of other subjects, which run in both languages, are animated in one.
   */
  animatesArabic: boolean;
}

const demoWelcome = demoFront.find(({ kind }) => kind === 'welcome')?.data as { link: string };

/**
 * Suppresses the welcome dialog in tests of other subjects by storing that the demo's welcome was closed. Mocking
 * its request instead would disable the HTTP cache for all pages, as routed requests bypass it.
 */
export async function dismissWelcome(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    try {
      localStorage.setItem(key, '{}');
    } catch {
      // Frames and pages without access to storage.
    }
  }, `${storageKeys.welcome}:${demoWelcome.link}`);
}

/** Makes the browser one without WebGL. */
function disableWebGl(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    value(this: HTMLCanvasElement, kind: string, options?: unknown) {
      return kind.startsWith('webgl') ? null : getContext.call(this, kind, options);
    },
  });
}

/** Playwright's test, extended to fail on console errors and uncaught exceptions. */
export const test = base.extend<Options>({
  expectedErrors: [/(?!)/, { option: true }],
  rendersMaps: [false, { option: true }],
  animatesArabic: [false, { option: true }],
  page: async ({ page, locale, expectedErrors, rendersMaps, animatesArabic }, use) => {
    const errors: string[] = [];
    const note = (text: string) => {
      if (/registration blocked by Playwright/i.test(text)) return;
      // Chromium logs this when a service worker takes control of a page that is still loading.
      if (/cross-world service worker resource mismatch/.test(text)) return;
      // Chromium logs this when maps are rendered without a GPU.
      if (/GL Driver Message \(OpenGL, Performance/.test(text)) return;
      if (!expectedErrors.test(text)) errors.push(text);
    };
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') note(message.text());
    });
    page.on('pageerror', (error) => note(String(error)));
    if (locale === locales.ar.intl && !animatesArabic) await page.emulateMedia({ reducedMotion: 'reduce' });
    await dismissWelcome(page);
    if (!rendersMaps) await page.addInitScript(disableWebGl);
    await use(page);
    expect(errors, 'errors on the console').toEqual([]);
  },
});

export { expect };

/**
 * The variants that tests run in: each language and each size once. Accessibility violations of the other two (English on
 * a phone, Arabic on a desktop) are found by every-route, which opens every page, and by tests of one size, which run
 * in both languages. `E2E_EVERY_LOOK=1` runs all tests in all four.
 */
const testedVariants = process.env.E2E_EVERY_LOOK
  ? variants
  : variants.filter(({ lang, width }) => (lang === 'ar') === width < 992);

/** Defines a test in both languages, on a phone and on a desktop. */
export function forEachVariant(define: (variant: Variant) => void): void {
  for (const variant of testedVariants) {
    test.describe(`${variant.lang} at ${variant.width} px`, () => {
      test.use({
        viewport: { width: variant.width, height: variant.height },
        locale: locales[variant.lang].intl,
      });
      define(variant);
    });
  }
}

/** Opens a page in the language of the variant without waiting for hydration. */
export async function open(page: Page, path: string, variant: Pick<Variant, 'lang'>): Promise<void> {
  const address = new URL(path, 'http://site.invalid');
  address.searchParams.set('lang', variant.lang);
  await page.goto(`${address.pathname}${address.search}`);
  await expect(page.locator('html')).toHaveAttribute('lang', variant.lang);
}

/** Waits until a page is hydrated: before that, its controls have no effect. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}

/** Opens a page in the language of the variant and waits until it is hydrated. */
export async function visit(page: Page, path: string, variant: Pick<Variant, 'lang'>): Promise<void> {
  await open(page, path, variant);
  await untilHydrated(page);
}
