import type { OwnPostKind } from '../../../contract/my-posts.ts';
import { need } from '../../loading.ts';
import { ownPlaces, readOwnCounts } from '../../member/own-places.ts';
import type { PageRoute } from '../../page-route.ts';
import { profile } from '../../state/slices.ts';
import { ownKinds } from './own-kinds.ts';
import { listQuery, openTab } from './tabs.ts';

/* Members' own posts by type. */

function myPostsRoute(kind: OwnPostKind): PageRoute {
  const { path, title } = ownPlaces[kind];
  const { read, forget } = ownKinds[kind];
  /** Counts the loads: a response superseded by another load must not replace its data. */
  let latest = 0;
  return {
    path,
    file: 'web/rooms/my-posts/MyPostsPage.tsx',
    page: () => import('./MyPostsPage.tsx'),
    load: async ({ store, url }) => {
      latest += 1;
      const own = latest;
      // A moderator or the expiry date may have changed it since it was read.
      store.dispatch(profile.slice.actions.forget('posts'));
      const counting = readOwnCounts(store);
      if (!url.searchParams.has('status')) await counting;
      if (own !== latest) return;
      const counts = store.getState().profile.posts.data?.meta.counts;
      const status = openTab(url.searchParams, kind, counts);
      store.dispatch(forget());
      await Promise.all([counting, need(read(store, listQuery(kind, status, url.searchParams)))]);
    },
    head: ({ t }) => ({ title: t(title), description: t('my-posts:description'), canonical: path }),
  };
}

export const myBusinessRoute = myPostsRoute('business');
export const myProductRoute = myPostsRoute('product');
export const myHousingRoute = myPostsRoute('rent');
export const myJobRoute = myPostsRoute('job');
export const myEventRoute = myPostsRoute('event');

/**
 * `/Still-Available`: the target of emails that ask whether a post is still current. The token is in the fragment.
 */
export const stillAvailableRoute: PageRoute = {
  path: '/Still-Available',
  file: 'web/rooms/my-posts/StillAvailablePage.tsx',
  page: () => import('./StillAvailablePage.tsx'),
  head: ({ t }) => ({
    title: t('my-posts:stillTitle'),
    description: t('my-posts:stillDescription'),
    canonical: '/Still-Available',
    noindex: true,
  }),
};
