import type { Locator, Page } from '@playwright/test';

/** The messages over the page, in the two rooms that are there from the start: one for what is said, one for errors. */
export const toastsOf = (page: Page): Locator => page.locator('[popover="manual"] > [role] > *');
