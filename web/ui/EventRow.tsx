import type { ReactNode } from 'react';
import type { EventCard, ListedOccurrence } from '../../contract/events.ts';
import { eventPath } from '../addresses.ts';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { dateWords } from './date-words.ts';
import * as styles from './EventRow.module.css';
import { eventPriceWords, isNearlyFull, timesWords } from './event-words.ts';
import { Facts } from './Facts.tsx';
import { Icon } from './Icon.tsx';
import { PatternArt } from './PatternArt.tsx';
import { Photo } from './Photo.tsx';
import { SaveButton } from './SaveButton.tsx';
import * as artStyles from './shared/art.module.css';
import * as tagStyles from './shared/tag.module.css';
import * as textStyles from './shared/text.module.css';

interface Props {
  event: EventCard;
  /** A single occurrence, below the heading of its day; otherwise the row has the next one, with its day. */
  at?: ListedOccurrence;
  eager?: boolean;
  /** Why a search matched it, if its title does not show it. */
  why?: ReactNode;
  /** The level of its heading. */
  level?: 2 | 3;
}

/** An event in a list. The whole row is one link, which is its title. */
export function EventRow({ event, at, eager = false, why, level = 3 }: Props) {
  const t = useWords();
  const { lang: pageLang } = useSite();
  const { id, title, lang, photo, category, venue, host, area, audience, afterPrayer, state, movedFrom } =
    event;
  const occurrence = at ?? event.next;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.row}>
      <div className={`${artStyles.art} ${styles.art}`}>
        {photo ? (
          <Photo picture={photo} alt="" sizes="(width <= 600px) 92px, 148px" eager={eager} />
        ) : (
          <PatternArt seed={id} icon={category.icon} slug={category.slug} eager={eager} />
        )}
      </div>
      <div className={styles.body}>
        <p className={styles.time} data-state={state}>
          <Icon name="clock" size="s" />
          <span>
            <time dateTime={occurrence.startsAt}>
              {!at && `${dateWords(occurrence.startsAt, pageLang, true)} · `}
              {timesWords(occurrence, t)}
            </time>
            {afterPrayer && ` · ${t(`event-cards:after_${afterPrayer}`)}`}
          </span>
        </p>
        <Heading className={styles.name}>
          <a href={eventPath(event)} className={textStyles.stretched} dir="auto" lang={lang}>
            {title}
          </a>
        </Heading>
        <Facts className={styles.facts} of={[venue ?? area.name, host !== venue && host]} />
        <p className={tagStyles.list}>
          {state === 'cancelled' && <span className={tagStyles.error}>{t('event-cards:cancelled')}</span>}
          {state === 'on' && movedFrom && <span className={tagStyles.warning}>{t('event-cards:moved')}</span>}
          {state === 'on' && isNearlyFull(occurrence) && (
            <span className={occurrence.seatsLeft === 0 ? tagStyles.error : tagStyles.warning}>
              {t(occurrence.seatsLeft === 0 ? 'event-cards:full' : 'event-cards:fewSeats')}
            </span>
          )}
          <span className={event.priceType === 'paid' ? tagStyles.plain : tagStyles.brand}>
            {eventPriceWords(event, t)}
          </span>
          {audience
            .filter((one) => one !== 'everyone')
            .map((one) => (
              <span key={one} className={tagStyles.plain}>
                {t(`event-cards:for_${one}`)}
              </span>
            ))}
        </p>
        {why}
      </div>
      <SaveButton kind="event" id={id} name={title} lang={lang} plain />
    </article>
  );
}
