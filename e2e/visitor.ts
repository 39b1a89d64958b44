import type { Page } from '@playwright/test';
import { limits } from '../contract/limits.ts';
import { locales } from '../contract/locales.ts';
import { storageKeys } from '../web/storage-keys.ts';
import { type Look, looks, test } from './fixtures.ts';

function forEach(some: Look[], tell: (look: Look) => void): void {
  for (const look of some) {
    test.describe(`${look.lang} at ${look.width} px`, () => {
      test.use({ viewport: { width: look.width, height: look.height }, locale: locales[look.lang].intl });
      tell(look);
    });
  }
}

const isSmall = ({ width }: Look) => width <= limits.mobileBreakpointPx;

/** Tells a story of wide screens in both languages. */
export const onDesks = (tell: (look: Look) => void) =>
  forEach(
    looks.filter((look) => !isSmall(look)),
    tell,
  );

/** Tells a story of small screens in both languages. */
export const onPhones = (tell: (look: Look) => void) => forEach(looks.filter(isSmall), tell);

/** Signs somebody in, in the way that a page recognises them: by what local storage keeps. */
export async function signIn(page: Page, name: string): Promise<void> {
  await page.addInitScript(
    ([keys, value]) => {
      // Only once: signing out must last.
      if (sessionStorage.getItem('was here')) return;
      sessionStorage.setItem('was here', 'yes');
      localStorage.setItem(keys.token, 'a token');
      localStorage.setItem(keys.name, value);
    },
    [storageKeys, name] as const,
  );
}

/** Stops the page's clock, so that a test decides what time it is. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
}
