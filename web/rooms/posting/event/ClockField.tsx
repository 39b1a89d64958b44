import { useWords } from '../../../i18n/words.ts';
import { Select } from '../../../posting/form/bound/SelectField.tsx';
import { type BoundProps, useBound } from '../../../posting/form/plan-context.tsx';
import { minuteWords } from '../../../ui/clock-words.ts';

const quarter = 15;
const dayMinutes = 1_440;

interface Props extends BoundProps {
  /** The first and the last minute of the options. */
  from: number;
  to: number;
  none: string;
  /** The id of a message below several fields, in place of one below this field. */
  errorId?: string | undefined;
  /** Called with a selection. */
  onChosen?: () => void;
}

/**
 * A time in quarters of an hour; those of the next morning are labeled as such. The value is minutes since
 * midnight.
 */
export function ClockField({ from, to, none, errorId, onChosen, ...bound }: Props) {
  const t = useWords();
  const { value, onChange, label, error } = useBound<number | null>(bound);
  const quarters = Array.from(
    { length: Math.floor((to - from) / quarter) + 1 },
    (_, at) => from + at * quarter,
  );
  const offered = value === null ? quarters : [...new Set([...quarters, value])].sort((a, b) => a - b);
  return (
    <Select
      {...bound}
      label={label}
      error={error}
      errorId={errorId}
      value={value === null ? '' : String(value)}
      none={none}
      options={offered.map((minutes) => {
        const time = minuteWords(minutes, t);
        return {
          value: String(minutes),
          label: minutes < dayMinutes ? time : t('posting-event:nextDay', { time }),
        };
      })}
      onChange={(minutes) => {
        onChange(minutes === '' ? null : Number(minutes));
        if (minutes !== '') onChosen?.();
      }}
    />
  );
}
