import type { Locator, Page } from '@playwright/test';

/** The toasts, in the two live regions that exist from the start: one for status messages, one for errors. */
export const toastsOf = (page: Page): Locator => page.locator('[popover="manual"] > [role] > *');
