import type { Lang } from '../../../contract/locales.ts';
import type { OwnPostKind } from '../../../contract/my-posts.ts';
import { loadWords } from '../../i18n/load.ts';
import type { Messages } from '../../i18n/words.ts';
import type { FormModule } from '../../posting/form/plan.ts';

/** Loads a form with its messages. */
type FormLoader = (lang: Lang, messages: Partial<Messages>) => Promise<FormModule>;

/**
 * The forms by type. Together with zod and the form library they load on demand: pages of guests contain nothing of
 * them.
 */
export const forms: Partial<Record<OwnPostKind, FormLoader>> = {
  business: async (lang, messages) => {
    await loadWords(
      lang,
      ['posting-business', 'business-facts', 'languages', 'directory', 'place', 'place-cards'],
      messages,
    );
    return import('./business/business-form.tsx');
  },
  job: async (lang, messages) => {
    await loadWords(lang, ['posting-jobs', 'languages'], messages);
    return import('./job/job-form.tsx');
  },
  event: async (lang, messages) => {
    await loadWords(lang, ['posting-event', 'languages', 'hijri', 'time'], messages);
    return import('./event/event-form.tsx');
  },
  product: async (lang, messages) => {
    await loadWords(lang, ['posting-product', 'products', 'post-page'], messages);
    return import('./product/product-form.tsx');
  },
  rent: async (lang, messages) => {
    await loadWords(lang, ['posting-rental', 'rentals'], messages);
    return import('./rental/rental-form.tsx');
  },
};

/** The frame of all forms, with its messages. */
export async function loadFrame(lang: Lang, messages: Partial<Messages>) {
  await loadWords(
    lang,
    ['posting-form', 'posting-errors', 'posting-fields', 'posting-photos', 'forms'],
    messages,
  );
  return import('../../posting/form/PostFormPage.tsx');
}

/** The short product form, with its messages. */
export async function loadQuickPost(lang: Lang, messages: Partial<Messages>) {
  await loadWords(
    lang,
    [
      'posting-quick',
      'posting-form',
      'posting-product',
      'posting-errors',
      'posting-fields',
      'posting-photos',
      'cards',
      'forms',
    ],
    messages,
  );
  return import('./quick/QuickPost.tsx');
}
