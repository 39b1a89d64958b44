import type { ReactNode } from 'react';
import type { EventCard } from '../../contract/events.ts';
import { eventPath } from '../addresses.ts';
import { useSite } from '../site.tsx';
import { dateWords } from './date-words.ts';
import * as styles from './EventLine.module.css';
import { Facts } from './Facts.tsx';
import * as textStyles from './shared/text.module.css';

interface Props {
  event: EventCard;
  /** Why a search matched it, if its title does not show it. */
  why?: ReactNode;
}

/** An event in one line: title, next day and location. */
export function EventLine({ event, why }: Props) {
  const { lang } = useSite();
  return (
    <div className={styles.line}>
      <a className={textStyles.link} href={eventPath(event)} dir="auto" lang={event.lang}>
        {event.title}
      </a>
      <Facts className={styles.facts} of={[dateWords(event.next.startsAt, lang), event.venue]} />
      {why}
    </div>
  );
}
