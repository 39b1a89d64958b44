import { eventPath, eventsPath } from '../../addresses.ts';
import type { PageRoute } from '../../page-route.ts';
import { loadListing } from '../../posts/load-listing.ts';
import { postHead } from '../../posts/post-head.ts';
import { event } from '../../state/slices.ts';
import { dateWords } from '../../ui/date-words.ts';

/** `/Event/{id}/{slug?}`: one event, also once it is over. */
export const eventRoute: PageRoute = {
  path: '/Event/:id/:slug?',
  file: 'web/rooms/events/EventPage.tsx',
  page: () => import('./EventPage.tsx'),
  load: (context) => {
    const { store } = context;
    return loadListing(
      context,
      (id) => store.dispatch(event.thunks.event({ params: { id } })),
      () => store.getState().event.event.data,
      eventPath,
    );
  },
  head: ({ state, site }) => {
    const found = state.event.event.data;
    if (!found) return { title: '', description: '', canonical: eventsPath() };
    return postHead({
      site,
      kind: 'event',
      post: found,
      title: [found.title, dateWords(found.next.startsAt, site.lang), found.area.name].join(' · '),
      path: eventPath(found),
    });
  },
  feeds: ['events'],
  structuredData: async (context) =>
    (await import('./event-structured-data.ts')).eventStructuredData(context),
};
