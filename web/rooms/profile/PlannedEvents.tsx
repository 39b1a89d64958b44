import { type ReactNode, useState } from 'react';
import {
  leaveEvent,
  listPlannedEvents,
  type PlannedEvent,
  remindOfEvent,
} from '../../../contract/attendance.ts';
import type { Lang } from '../../../contract/locales.ts';
import { isolate } from '../../i18n/isolate.ts';
import { withLateWords } from '../../i18n/late-words.tsx';
import { useWords, type WordKey } from '../../i18n/words.ts';
import { MemberSection } from '../../member/MemberPage.tsx';
import { useSite } from '../../site.tsx';
import type { FetchError } from '../../state/create-fetch-slice.ts';
import { useCall } from '../../state/sending.ts';
import { useRead } from '../../state/use-read.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { weekdayWords } from '../../time/hijri-words.ts';
import { clockWords } from '../../time/time-words.ts';
import { dateWords } from '../../ui/date-words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import * as entriesStyles from './entries.module.css';

/** The seats and reminders of the member, rendered once their messages have loaded. */
export const plannedEvents = (lang: Lang) =>
  withLateWords(lang, ['attendance', 'hijri', 'time'], PlannedEvents);

function PlannedEvents() {
  const t = useWords();
  const { data, status, again } = useRead(listPlannedEvents, {});
  return (
    <MemberSection id="planned-events" title={t('attendance:planned')} text={t('attendance:plannedText')}>
      {status === 'failed' && (
        <p role="alert">
          {t('attendance:plannedFailed')}{' '}
          <button type="button" className={textStyles.link} onClick={again}>
            {t('errors:tryAgain')}
          </button>
        </p>
      )}
      {data?.length === 0 && <p className={textStyles.muted}>{t('attendance:nothingPlanned')}</p>}
      {data && data.length > 0 && (
        <ul className={entriesStyles.entries}>
          {data.map((event) => (
            <Planned key={event.id} event={event} onChanged={again} />
          ))}
        </ul>
      )}
    </MemberSection>
  );
}

function Planned({ event, onChanged }: { event: PlannedEvent; onChanged: () => void }) {
  const t = useWords();
  const { lang } = useSite();
  const call = useCall();
  const { id, slug, title, isCancelled, nextAt, days, reminders } = event;
  const leave = (day: PlannedEvent['days'][number]) => async () => ({
    refusal: (await call(leaveEvent, { params: { id, day: day.day } })).refusal,
    done: day.state === 'waiting' ? ('attendance:leftWaiting' as const) : ('attendance:left' as const),
  });
  const stopReminders = async () => ({
    refusal: (await call(remindOfEvent, { params: { id }, body: { reminders: [] } })).refusal,
    done: 'attendance:remindersStopped' as const,
  });
  return (
    <li>
      <Icon name="calendar" />
      <div className={layoutStyles.grow}>
        <b>
          <a className={textStyles.link} href={`/Event/${id}/${slug}`}>
            <bdi lang={event.lang}>{title}</bdi>
          </a>
          {isCancelled && <span className={tagStyles.warning}>{t('attendance:canceled')}</span>}
        </b>
        {days.length === 0 && nextAt && (
          <span className={`${textStyles.small} ${textStyles.muted}`}>
            {dateWords(nextAt, lang)} · {clockWords(new Date(nextAt), t)}
          </span>
        )}
      </div>
      {days.map((one) => {
        const date = weekdayWords(one.day, lang);
        const isWaiting = one.state === 'waiting';
        return (
          <Line
            key={one.day}
            text={[
              date,
              one.startsAt ? clockWords(new Date(one.startsAt), t) : t('attendance:notThatDay'),
              t(isWaiting ? 'attendance:waitingOn' : 'attendance:goingOn'),
            ].join(' · ')}
            label={t(isWaiting ? 'attendance:leaveWaitingDay' : 'attendance:leaveDay', {
              title: isolate(title),
              day: date,
            })}
            send={leave(one)}
            onDone={onChanged}
          >
            {t(isWaiting ? 'attendance:leaveWaiting' : 'attendance:leave')}
          </Line>
        );
      })}
      {reminders.length > 0 && (
        <Line
          text={`${t('attendance:remind')}: ${reminders.map((lead) => t(`attendance:before_${lead}`)).join(t('cards:comma'))}`}
          label={t('attendance:stopRemindersOf', { title: isolate(title) })}
          send={stopReminders}
          onDone={onChanged}
        >
          {t('attendance:stopReminders')}
        </Line>
      )}
    </li>
  );
}

interface LineProps {
  text: string;
  /** The accessible name of the button, which names the event. */
  label: string;
  send: () => Promise<{ refusal: FetchError | null; done: WordKey }>;
  onDone: () => void;
  children: ReactNode;
}

/** A seat or the reminders of an event, and how to give them up. */
function Line({ text, label, send, onDone, children }: LineProps) {
  const t = useWords();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const [isBusy, setBusy] = useState(false);
  const act = async () => {
    if (isBusy) return;
    setBusy(true);
    const { refusal, done } = await send();
    setBusy(false);
    if (refusal) return toast({ kind: 'error', title: wordsOf(refusal) });
    toast({ kind: 'success', icon: 'check', title: t(done) });
    return onDone();
  };
  return (
    <p className={`${layoutStyles.row} ${layoutStyles.spread} ${entriesStyles.line}`}>
      <span className={textStyles.small}>{text}</span>
      <button
        type="button"
        className={`${buttonStyles.quiet} ${buttonStyles.small}`}
        aria-label={label}
        aria-disabled={isBusy || undefined}
        onClick={() => void act()}
      >
        {children}
      </button>
    </p>
  );
}
