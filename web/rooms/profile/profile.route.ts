import { need } from '../../loading.ts';
import type { PageRoute } from '../../page-route.ts';
import { profile } from '../../state/slices.ts';

/* The pages of a member's account. */

/** `/Profile`: the profile. */
export const profileRoute: PageRoute = {
  path: '/Profile',
  file: 'web/rooms/profile/ProfilePage.tsx',
  page: () => import('./ProfilePage.tsx'),
  load: ({ store }) => need(store.dispatch(profile.thunks.account())),
  head: ({ t }) => ({
    title: t('member:profile'),
    description: t('member:profileText'),
    canonical: '/Profile',
  }),
};

/** `/changePassword`: the account settings, starting with the password. */
export const settingsRoute: PageRoute = {
  path: '/changePassword',
  file: 'web/rooms/profile/SettingsPage.tsx',
  page: () => import('./SettingsPage.tsx'),
  load: async ({ store }) => {
    store.dispatch(profile.slice.actions.forget('sessions'));
    await Promise.all([
      need(store.dispatch(profile.thunks.account())),
      store.dispatch(profile.thunks.sessions()),
    ]);
  },
  head: ({ t }) => ({
    title: t('member:settings'),
    description: t('member:changePassword'),
    canonical: '/changePassword',
  }),
};

/** `/delete-account`: deletes the account with all its data. */
export const deleteAccountRoute: PageRoute = {
  path: '/delete-account',
  file: 'web/rooms/profile/DeleteAccountPage.tsx',
  page: () => import('./DeleteAccountPage.tsx'),
  load: ({ store }) => need(store.dispatch(profile.thunks.account())),
  head: ({ t }) => ({
    title: t('member:deleteAccount'),
    description: t('member:deleteText'),
    canonical: '/delete-account',
  }),
};
