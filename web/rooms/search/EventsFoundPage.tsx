import { EventList } from '../../posts/events/EventList.tsx';
import { NothingFound } from './NothingFound.tsx';
import { ResultsHead } from './ResultsHead.tsx';
import { useFoundList } from './use-found.ts';
import { whyOf } from './Why.tsx';

/** Events that match a query. */
export default function EventsFoundPage() {
  const { keyword, ...found } = useFoundList('event');
  return (
    <EventList
      {...found}
      header={<ResultsHead type="event" />}
      searched={{ keyword, nothing: <NothingFound type="event" />, whyOf }}
    />
  );
}
