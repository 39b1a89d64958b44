import { type ComponentType, useEffect, useState } from 'react';
import {
  type Attendance,
  type Attendees,
  attendEvent,
  leaveEvent,
  type ReminderLead,
  readAttendance,
  readAttendees,
  remindOfEvent,
} from '../../../contract/attendance.ts';
import type { EventDetail } from '../../../contract/events.ts';
import type { Lang } from '../../../contract/locales.ts';
import { withLateWords } from '../../i18n/late-words.tsx';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import type { FetchError } from '../../state/create-fetch-slice.ts';
import { useCall } from '../../state/sending.ts';
import { useAsk } from '../../state/use-ask.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { weekdayWords } from '../../time/hijri-words.ts';
import { Choice } from '../../ui/Choice.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './attendance-panel.module.css';

const reminderLeads: readonly ReminderLead[] = ['day', 'hour'];

/** The seat of a member, rendered once its messages have loaded; the owner also sees who attends. */
export const attendancePanel = (lang: Lang, event: EventDetail): Promise<ComponentType> =>
  withLateWords(lang, ['attendance', 'forms'], () => <AttendancePanel event={event} />);

interface Own {
  days: readonly Attendance[];
  reminders: readonly ReminderLead[];
  isOrganizer: boolean;
}

function AttendancePanel({ event }: { event: EventDetail }) {
  const ask = useAsk();
  const [own, setOwn] = useState<Own | null>(null);
  const { id } = event;
  useEffect(() => {
    const stop = new AbortController();
    ask(readAttendance, { params: { id } }, { signal: stop.signal }).then(
      ({ data }) => setOwn(data),
      // Attending tells what fails.
      () => !stop.signal.aborted && setOwn({ days: [], reminders: [], isOrganizer: false }),
    );
    return () => stop.abort();
  }, [ask, id]);
  if (!own) return null;
  const { days, isOrganizer } = own;
  // The first seat sets a reminder.
  const isFirst = days.length === 0 && own.reminders.length === 0;
  return (
    <div className={styles.panel}>
      <OwnSeat
        event={event}
        days={days}
        onDays={(next) =>
          setOwn({ ...own, days: next, reminders: isFirst && next.length > 0 ? ['day'] : own.reminders })
        }
      />
      <Reminders
        id={id}
        reminders={own.reminders}
        onReminders={(reminders) => setOwn({ ...own, reminders })}
      />
      {isOrganizer && <Organizer key={JSON.stringify(days)} id={id} />}
    </div>
  );
}

interface OwnSeatProps {
  event: EventDetail;
  days: readonly Attendance[];
  onDays: (days: readonly Attendance[]) => void;
}

function OwnSeat({ event: { id, upcoming }, days, onDays }: OwnSeatProps) {
  const t = useWords();
  const { lang } = useSite();
  const call = useCall();
  const wordsOf = useRefusalWords();
  const attended = upcoming.find(({ day }) => days.some((one) => one.day === day));
  const [day, setDay] = useState(attended?.day ?? upcoming[0]?.day ?? '');
  const mine = days.find((one) => one.day === day);
  const [sharesName, setSharesName] = useState(mine?.sharesName ?? false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<FetchError | null>(null);
  const others = days.filter((one) => one.day !== day);
  const isFull = upcoming.find((one) => one.day === day)?.seatsLeft === 0;

  const change = async (act: () => Promise<{ refusal: FetchError | null; next: readonly Attendance[] }>) => {
    if (isBusy) return;
    setBusy(true);
    const { refusal: refused, next } = await act();
    setBusy(false);
    setRefusal(refused);
    if (!refused) onDays(next);
  };
  const attend = (shares: boolean) =>
    change(async () => {
      const answer = await call(attendEvent, { params: { id }, body: { day, sharesName: shares } });
      return { refusal: answer.refusal, next: answer.data ? [...others, answer.data] : days };
    });
  const leave = () =>
    change(async () => {
      const answer = await call(leaveEvent, { params: { id, day } });
      return { refusal: answer.refusal, next: others };
    });
  return (
    <>
      {upcoming.length > 1 && (
        <Choice
          id="attend-day"
          name="day"
          label={t('attendance:day')}
          value={day}
          options={upcoming.map((one) => [one.day, weekdayWords(one.day, lang)])}
          onChange={(next) => {
            setDay(next);
            setSharesName(days.find((one) => one.day === next)?.sharesName ?? false);
          }}
        />
      )}
      <div role="status">
        {mine && (
          <p className={`${styles.state} ${mine.state === 'waiting' ? styles.waiting : ''}`}>
            <Icon name={mine.state === 'waiting' ? 'clock' : 'check'} />
            <span>
              <b>{t(`attendance:${mine.state}`)}</b>
              {mine.state === 'waiting' && <> {t('attendance:waitingText')}</>}
            </span>
          </p>
        )}
      </div>
      <label className={`${styles.consent} ${textStyles.small}`}>
        <input
          type="checkbox"
          checked={sharesName}
          onChange={({ currentTarget: { checked } }) => {
            setSharesName(checked);
            if (mine) void attend(checked);
          }}
        />
        {t('attendance:shareName')}
      </label>
      <button
        type="button"
        className={`${mine ? buttonStyles.outlined : buttonStyles.primary} ${buttonStyles.wide}`}
        aria-disabled={isBusy || undefined}
        onClick={() => void (mine ? leave() : attend(sharesName))}
      >
        {mine
          ? t(mine.state === 'going' ? 'attendance:leave' : 'attendance:leaveWaiting')
          : t(isFull ? 'attendance:joinWaiting' : 'event-page:attend')}
      </button>
      <FormNotice failure={refusal && wordsOf(refusal)} announcedErrors={[]} />
    </>
  );
}

interface RemindersProps {
  id: number;
  reminders: readonly ReminderLead[];
  onReminders: (reminders: readonly ReminderLead[]) => void;
}

/** When the member is reminded; choices have immediate effect. */
function Reminders({ id, reminders, onReminders }: RemindersProps) {
  const t = useWords();
  const call = useCall();
  const wordsOf = useRefusalWords();
  const [refusal, setRefusal] = useState<FetchError | null>(null);
  const choose = async (lead: ReminderLead, isOn: boolean) => {
    const chosen = reminders.filter((one) => one !== lead).concat(isOn ? lead : []);
    onReminders(chosen);
    const answer = await call(remindOfEvent, { params: { id }, body: { reminders: chosen } });
    setRefusal(answer.refusal);
    if (answer.refusal) onReminders(reminders);
  };
  return (
    <fieldset className={styles.reminders}>
      <legend className={textStyles.small}>{t('attendance:remind')}</legend>
      {reminderLeads.map((lead) => (
        <label key={lead} className={`${styles.consent} ${textStyles.small}`}>
          <input
            type="checkbox"
            checked={reminders.includes(lead)}
            onChange={({ currentTarget }) => void choose(lead, currentTarget.checked)}
          />
          {t(`attendance:before_${lead}`)}
        </label>
      ))}
      <FormNotice failure={refusal && wordsOf(refusal)} announcedErrors={[]} />
    </fieldset>
  );
}

/** The attendees of the next days, for the owner of the event. */
function Organizer({ id }: { id: number }) {
  const t = useWords();
  const { lang } = useSite();
  const ask = useAsk();
  const [read, setRead] = useState<readonly Attendees[] | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    ask(readAttendees, { params: { id } }, { signal: stop.signal }).then(
      ({ data }) => setRead(data),
      () => undefined,
    );
    return () => stop.abort();
  }, [ask, id]);
  if (!read) return null;
  const known = read.filter(({ going, waiting }) => going + waiting > 0);
  return (
    <section className={styles.organizer} aria-labelledby="attendees-title">
      <h3 id="attendees-title">{t('attendance:attendees')}</h3>
      <p className={`${textStyles.small} ${textStyles.muted}`}>{t('attendance:attendeesText')}</p>
      {known.length === 0 && <p>{t('attendance:nobody')}</p>}
      {known.map(({ day, going, waiting, names }) => (
        <div key={day}>
          <p>
            <b>{weekdayWords(day, lang)}</b>
            {' · '}
            {t('attendance:goingCount', { count: going })}
            {waiting > 0 && <> · {t('attendance:waitingCount', { count: waiting })}</>}
          </p>
          <ul>
            {names.map(({ name, state }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list is replaced as a whole
              <li key={at}>
                <bdi>{name}</bdi>
                {state === 'waiting' && <> ({t('attendance:isWaiting')})</>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
