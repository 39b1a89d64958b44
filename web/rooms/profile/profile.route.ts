import { need } from '../../loading.ts';
import type { PageRoute } from '../../page-route.ts';
import { member } from '../../state/slices.ts';

/** `/Profile`: who somebody is here. */
export const profileRoute: PageRoute = {
  path: '/Profile',
  file: 'web/rooms/profile/ProfilePage.tsx',
  page: () => import('./ProfilePage.tsx'),
  load: ({ store }) => need(store.dispatch(member.thunks.profile({ path: 'profile' }))),
  head: ({ t }) => ({
    title: t('account:profileTitle'),
    description: t('account:profileText'),
    canonical: '/Profile',
  }),
};
