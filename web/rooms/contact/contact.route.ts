import { need } from '../../loading.ts';
import type { PageRoute } from '../../page-route.ts';
import { contact } from '../../state/slices.ts';

/** `/Contact`: the contact details of the site. */
export const contactRoute: PageRoute = {
  path: '/Contact',
  file: 'web/rooms/contact/ContactPage.tsx',
  page: () => import('./ContactPage.tsx'),
  load: ({ store }) => need(store.dispatch(contact.thunks.contactData())),
  head: ({ state, t }) => {
    const { data } = state.contact.contactData;
    const title = data?.title || t('contact:title');
    return {
      title,
      description: data?.summary || title,
      canonical: '/Contact',
    };
  },
};
