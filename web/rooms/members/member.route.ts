import { memberPath } from '../../addresses.ts';
import type { PageRoute } from '../../page-route.ts';
import { loadListing } from '../../posts/load-listing.ts';
import { profile } from '../../state/slices.ts';

/** `/Member/{id}/{slug?}`: what everybody may see of a member. */
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
      // People are found here by what they publish, not by their names in search engines.
      noindex: true,
    };
  },
};
