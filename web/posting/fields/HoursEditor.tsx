import { useState } from 'react';
import type { Week, Weekday } from '../../../contract/hours.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { weekdayName, weekdays } from '../../ui/clock-words.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { OptionalMark } from '../../ui/OptionalMark.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as selectStyles from '../../ui/shared/select.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { DayHours } from './DayHours.tsx';
import { describedBy, type FieldProps } from './field-props.ts';
import * as fieldsStyles from './fields.module.css';
import { Hint } from './Hint.tsx';
import * as styles from './HoursEditor.module.css';
import { copyDay, startWeek } from './hours.ts';
import * as weekStyles from './week.module.css';

interface Props extends FieldProps {
  /** Null: no hours specified. */
  value: Week | null;
  onChange: (value: Week | null) => void;
  /** Errors of days from the server; errors of their times are displayed anyway. */
  errors?: Partial<Record<Weekday, string>>;
}

const usual = [{ from: '09:00', to: '17:00' }];

/** The opening hours of a week: one row per day, breaks, and copying one day's hours to others. */
export function HoursEditor({ name, label, hint, optional, error, value, onChange, errors }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const [source, setSource] = useState<Weekday>('mon');
  const [said, setSaid] = useState('');

  const copy = (to: 'working' | 'all') => {
    if (!value) return;
    onChange(copyDay(value, source, to));
    const day = weekdayName(source, lang);
    setSaid(t(to === 'all' ? 'posting-fields:copiedToAll' : 'posting-fields:copiedToWorking', { day }));
  };

  return (
    <fieldset
      id={name}
      className={`${fieldStyles.field} ${fieldsStyles.group} ${styles.hours}`}
      tabIndex={-1}
      aria-describedby={describedBy(error && `${name}-error`, hint && `${name}-hint`)}
    >
      <legend>
        {label}
        {optional && <OptionalMark />}
      </legend>
      {hint && <Hint id={`${name}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      {value ? (
        <>
          <div className={styles.copy}>
            <span className={selectStyles.select}>
              <select
                name={`${name}.source`}
                aria-label={t('posting-fields:copyFrom')}
                value={source}
                onChange={(event) => setSource(event.target.value as Weekday)}
              >
                {weekdays.map((day) => (
                  <option key={day} value={day}>
                    {t('posting-fields:copyDay', { day: weekdayName(day, lang) })}
                  </option>
                ))}
              </select>
              <Icon name="chevron-down" size="s" />
            </span>
            <button
              type="button"
              className={`${buttonStyles.soft} ${buttonStyles.small}`}
              onClick={() => copy('working')}
            >
              <Icon name="copy" size="s" />
              {t('posting-fields:toWorkingDays')}
            </button>
            <button
              type="button"
              className={`${buttonStyles.soft} ${buttonStyles.small}`}
              onClick={() => copy('all')}
            >
              <Icon name="copy" size="s" />
              {t('posting-fields:toAllDays')}
            </button>
          </div>
          <div className={weekStyles.week}>
            {weekdays.map((day) => (
              <DayHours
                key={day}
                name={`${name}.${day}`}
                label={weekdayName(day, lang)}
                day={value[day]}
                error={errors?.[day]}
                usual={usual}
                onChange={(changed) => onChange({ ...value, [day]: changed })}
              />
            ))}
          </div>
          {optional && (
            <button
              type="button"
              className={`${textStyles.link} ${fieldsStyles.start}`}
              onClick={() => onChange(null)}
            >
              {t('posting-fields:removeHours')}
            </button>
          )}
        </>
      ) : (
        <button
          type="button"
          className={`${buttonStyles.outlined} ${fieldsStyles.start}`}
          onClick={() => onChange(startWeek)}
        >
          <Icon name="clock" size="s" />
          {t('posting-fields:addHours')}
        </button>
      )}
      <span className={textStyles.hidden} role="status">
        {said}
      </span>
    </fieldset>
  );
}
