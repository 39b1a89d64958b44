import { createElement } from 'react';
import { type LoadContext, need } from '../../loading.ts';
import type { PageRoute } from '../../page-route.ts';
import { profile } from '../../state/slices.ts';
import { type PostingPath, postingPlaces } from './places.ts';

/** The form, or the choice between two, for an address. */
export function postingRoute(path: PostingPath): PageRoute {
  const place = postingPlaces[path];
  return {
    path,
    file: 'web/rooms/posting/PostingPage.tsx',
    page: async () => {
      const { PostingPage } = await import('./PostingPage.tsx');
      return { default: () => createElement(PostingPage, { place }) };
    },
    // The short form is also for guests, who have no account to read.
    ...(place.variant !== 'quick' && {
      load: ({ store }: LoadContext) => need(store.dispatch(profile.thunks.account())),
    }),
    head: ({ t }) => ({
      title: t(place.title),
      description: t('posting:description'),
      canonical: path,
      noindex: true,
    }),
  };
}
