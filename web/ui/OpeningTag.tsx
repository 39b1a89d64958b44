import type { Opening } from '../../contract/hours.ts';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { timeWords, weekdayName } from './clock-words.ts';
import { dayWords } from './day-words.ts';
import { Phrase } from './Phrase.tsx';
import * as tagStyles from './shared/tag.module.css';

const phrases = ['place-cards:opensAt', 'place-cards:opensTomorrow', 'place-cards:opensOn'] as const;
/** If they start the tag. */
const shortPhrases = [
  'place-cards:signOpensAt',
  'place-cards:signOpensTomorrow',
  'place-cards:signOpensOn',
] as const;

/** «opens 9:00 am», «opens tomorrow 9:00 am», «opens Friday 9:00 am», «opens Aug 13 9:00 am». */
function Opens({ opening, short }: { opening: Extract<Opening, { state: 'closed' }>; short?: boolean }) {
  const t = useWords();
  const { lang } = useSite();
  const { inDays, day, time, date } = opening;
  const [today, tomorrow, later] = short ? shortPhrases : phrases;
  const of = inDays === 0 ? today : inDays === 1 ? tomorrow : later;
  return (
    <Phrase of={of} slot="time" values={{ day: date ? dayWords(date, lang, false) : weekdayName(day, lang) }}>
      <bdi>{timeWords(time, t)}</bdi>
    </Phrase>
  );
}

/** “until 2:00 am”. */
export function Until({ children }: { children: string }) {
  return (
    <span>
      <Phrase of="place-cards:until" slot="time">
        <bdi>{children}</bdi>
      </Phrase>
    </span>
  );
}

interface Props {
  opening: Opening;
  /** Only the state, without the time, for small spaces such as on a picture. */
  short?: boolean;
}

/** The opening state as text. Nothing for unknown hours. */
export function OpeningTag({ opening, short }: Props) {
  const t = useWords();
  const { lang } = useSite();
  switch (opening.state) {
    case 'always':
      return <span className={tagStyles.success}>{t('place-cards:alwaysOpen')}</span>;
    case 'open':
      return (
        <>
          <span className={tagStyles.success}>{t('place-cards:openNow')}</span>
          {!short && opening.until && <Until>{timeWords(opening.until, t)}</Until>}
        </>
      );
    case 'closed':
      return (
        <span className={short ? tagStyles.glass : tagStyles.plain}>
          <span>
            {!short && `${t('place-cards:closed')} · `}
            <Opens opening={opening} short={short} />
          </span>
        </span>
      );
    case 'shut':
      return <span className={short ? tagStyles.glass : tagStyles.plain}>{t('place-cards:closed')}</span>;
    case 'temporarily_closed':
      return (
        <>
          <span className={short ? tagStyles.glass : tagStyles.plain}>
            {t('place-cards:temporarilyClosed')}
          </span>
          {!short && opening.until && <Until>{dayWords(opening.until, lang)}</Until>}
        </>
      );
    default:
      return null;
  }
}
