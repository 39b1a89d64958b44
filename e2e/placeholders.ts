import type { Locator, Page } from '@playwright/test';
import { sharedClass } from './shared-class.ts';

/** The placeholders of content that is loading, which have neither role nor text. */
export const placeholdersIn = (root: Page | Locator): Locator =>
  root.locator(sharedClass('skeleton', 'block'));
