import { limits } from '../../../contract/limits.ts';
import type { SpecialPeriod } from '../../../contract/special-hours.ts';
import { useWords } from '../../i18n/words.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { OptionalMark } from '../../ui/OptionalMark.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import { DayHours } from './DayHours.tsx';
import { checkDay } from './hours.ts';
import * as specialStyles from './special.module.css';
import * as weekStyles from './week.module.css';

interface Props {
  name: string;
  /** «Ramadan» */
  title: string;
  period: SpecialPeriod;
  error?: string | undefined;
  onChange: (period: SpecialPeriod) => void;
  onRemove: () => void;
}

const usual = [{ from: '10:00', to: '17:00' }];

/** A period of special hours: its dates, both included, and the hours of each day. */
export function SpecialPeriodFields({ name, title, period, error, onChange, onRemove }: Props) {
  const t = useWords();
  const errorId = `${name}-error`;
  // Errors of the hours are displayed at the hours.
  const own = checkDay(period.day) ? undefined : error;
  return (
    // biome-ignore lint/a11y/useSemanticElements: its name stands in the row of its button
    <div className={specialStyles.period} role="group" aria-label={title}>
      <div className={specialStyles.head}>
        <b dir="auto">{title}</b>
        <button
          type="button"
          className={buttonStyles.icon}
          aria-label={t('posting-fields:removePeriod', { name: title })}
          onClick={onRemove}
        >
          <Icon name="close" size="s" />
        </button>
      </div>
      {period.occasion === 'other' && (
        <label className={specialStyles.part}>
          <span>
            {t('posting-fields:periodName')} <OptionalMark />
          </span>
          <input
            type="text"
            name={`${name}.name`}
            dir="auto"
            maxLength={limits.specialName}
            value={period.name ?? ''}
            onChange={(event) => onChange({ ...period, name: event.target.value })}
          />
        </label>
      )}
      <div className={specialStyles.dates}>
        {(['from', 'to'] as const).map((end) => (
          <label className={specialStyles.part} key={end}>
            <span>{t(end === 'from' ? 'posting-fields:firstDay' : 'posting-fields:lastDay')}</span>
            <input
              type="date"
              id={`${name}.${end}`}
              name={`${name}.${end}`}
              min={end === 'to' ? period.from : undefined}
              aria-invalid={own ? true : undefined}
              aria-describedby={own ? errorId : undefined}
              value={period[end]}
              onChange={(event) => onChange({ ...period, [end]: event.target.value })}
            />
          </label>
        ))}
      </div>
      {own && <FieldError id={errorId}>{own}</FieldError>}
      <div className={weekStyles.week}>
        <DayHours
          name={`${name}.day`}
          label={t('posting-fields:everyDay')}
          said={title}
          day={period.day}
          usual={usual}
          onChange={(day) => onChange({ ...period, day })}
        />
      </div>
    </div>
  );
}
