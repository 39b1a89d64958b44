import type { EventCard } from '../../../../contract/events.ts';
import { EventRow } from '../../../ui/EventRow.tsx';
import * as lateStyles from '../late.module.css';

export default function Events({ data }: { data: readonly EventCard[] }) {
  return (
    <ul className={lateStyles.events}>
      {data.map((event) => (
        <li key={event.id}>
          <EventRow event={event} />
        </li>
      ))}
    </ul>
  );
}
