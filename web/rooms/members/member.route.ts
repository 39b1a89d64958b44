import { memberPath } from '../../addresses.ts';
import type { PageRoute } from '../../page-route.ts';
import { loadListing } from '../../posts/load-listing.ts';
import { profile } from '../../state/slices.ts';

/** `/Member/{id}/{slug?}`: the public page of a member. */
export const memberRoute: PageRoute = {
  path: '/Member/:id/:slug?',
  file: 'web/rooms/members/MemberPage.tsx',
  page: () => import('./MemberPage.tsx'),
  load: (context) => {
    const { store } = context;
    return loadListing(
      context,
      (id) => store.dispatch(profile.thunks.member({ params: { id } })),
      () => store.getState().profile.member.data,
      memberPath,
    );
  },
  head: ({ state, t }) => {
    const found = state.profile.member.data;
    const name = found?.name ?? '';
    return {
      title: name,
      description: found ? t('members:description', { name }) : '',
      canonical: found ? memberPath(found) : '/',
      // Search engines should find members by their posts, not by their names.
      noindex: true,
    };
  },
};
