import type { EventCard } from '../../../contract/events.ts';
import { useSite } from '../../site.tsx';
import { EventRow } from '../../ui/EventRow.tsx';
import { Later } from '../../ui/Later.tsx';
import { FavoriteList } from './FavoriteList.tsx';
import * as savedStyles from './favorites.module.css';

/** `/saved-event`: saved events, then the seats and reminders of the member. */
export default function FavoriteEvents() {
  const { lang } = useSite();
  return (
    <FavoriteList<EventCard>
      kind="event"
      className={savedStyles.rows}
      of={(card) => <EventRow event={card} />}
      below={<Later load={async () => (await import('./PlannedEvents.tsx')).plannedEvents(lang)} />}
    />
  );
}
