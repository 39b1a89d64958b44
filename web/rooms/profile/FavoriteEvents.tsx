import type { EventCard } from '../../../contract/events.ts';
import { EventRow } from '../../ui/EventRow.tsx';
import { FavoriteList } from './FavoriteList.tsx';
import * as savedStyles from './favorites.module.css';

/** `/saved-event` */
export default function FavoriteEvents() {
  return (
    <FavoriteList<EventCard>
      kind="event"
      className={savedStyles.rows}
      of={(card) => <EventRow event={card} />}
    />
  );
}
