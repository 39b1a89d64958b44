import type { PageRoute } from '../../page-route.ts';

/** `/messages`: the conversations of a member, one of them open; `/messages/new?about=product-12` starts one. */
export const conversationsRoute: PageRoute = {
  path: '/messages/:id?',
  file: 'web/rooms/conversations/ConversationsPage.tsx',
  page: () => import('./ConversationsPage.tsx'),
  head: ({ t }) => ({
    title: t('conversations:title'),
    description: t('conversations:description'),
    canonical: '/messages',
  }),
};
