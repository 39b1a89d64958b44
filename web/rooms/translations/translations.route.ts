import type { PageRoute } from '../../page-route.ts';

/** `/Translations`: a member's translations, and texts to review and to translate. */
export const translationsRoute: PageRoute = {
  path: '/Translations',
  file: 'web/rooms/translations/TranslationsPage.tsx',
  page: () => import('./TranslationsPage.tsx'),
  head: ({ t }) => ({
    title: t('translate:title'),
    description: t('translate:description'),
    canonical: '/Translations',
  }),
};

/** `/Translate/rent/12`: the texts of one listing and their translations. */
export const translateRoute: PageRoute = {
  path: '/Translate/:kind/:id',
  file: 'web/rooms/translations/TranslatePage.tsx',
  page: () => import('./TranslatePage.tsx'),
  head: ({ params: { kind = '', id = '' }, t }) => ({
    title: t('translate:title'),
    description: t('translate:description'),
    canonical: `/Translate/${kind}/${id}`,
  }),
};
