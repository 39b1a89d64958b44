import type { EventDetail } from '../../../contract/events.ts';
import { eventsPath } from '../../addresses.ts';
import type { Translate } from '../../i18n/words.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';

/** The way to an event: all of them, its category. */
export function eventCrumbs({ category }: EventDetail, t: Translate): Crumb[] {
  return [
    { name: t('event-page:all'), href: eventsPath() },
    { name: category.name, href: eventsPath({ category: category.id }) },
  ];
}
