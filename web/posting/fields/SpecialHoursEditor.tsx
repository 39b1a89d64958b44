import { useEffect, useRef, useState } from 'react';
import { feastOrder } from '../../../contract/hijri.ts';
import { limits } from '../../../contract/limits.ts';
import type { SpecialPeriod } from '../../../contract/special-hours.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { dayWords } from '../../ui/day-words.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { OptionalMark } from '../../ui/OptionalMark.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import { cityDay } from '../city-day.ts';
import { describedBy, type FieldProps } from './field-props.ts';
import * as fieldsStyles from './fields.module.css';
import { Hint } from './Hint.tsx';
import { checkPeriods, nextFeast, occasionWords, otherDays } from './occasions.ts';
import { SpecialPeriodFields } from './SpecialPeriodFields.tsx';
import * as specialStyles from './special.module.css';

interface Props extends FieldProps {
  value: readonly SpecialPeriod[];
  onChange: (value: readonly SpecialPeriod[]) => void;
  /** Errors of each period from the server; errors of dates and times are displayed anyway. */
  errors?: Readonly<Record<number, string>>;
}

/** Special hours: Ramadan and the two Eids by the calendar, or custom dates. */
export function SpecialHoursEditor({ name, label, hint, optional, error, value, onChange, errors }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const [today] = useState(cityDay);
  const box = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<string | null>(null);
  const issues = checkPeriods(value);
  const isFull = value.length >= limits.specialPeriods;

  useEffect(() => {
    if (!wanted.current) return;
    const next = box.current?.querySelector<HTMLElement>(wanted.current);
    wanted.current = null;
    next?.focus();
  });

  const add = (period: SpecialPeriod) => {
    wanted.current = `[name="${name}.${value.length}.${period.occasion === 'other' ? 'name' : 'from'}"]`;
    onChange([...value, period]);
  };
  const remove = (at: number) => {
    wanted.current = '[data-add-period] button';
    onChange(value.filter((_, index) => index !== at));
  };
  const dates = ({ from, to }: SpecialPeriod) =>
    t('posting-fields:fromTo', {
      from: dayWords(from, lang, from.slice(0, 4) !== to.slice(0, 4)),
      to: dayWords(to, lang),
    });

  return (
    <fieldset
      id={name}
      ref={box}
      className={`${fieldStyles.field} ${fieldsStyles.group} ${specialStyles.special}`}
      tabIndex={-1}
      aria-describedby={describedBy(error && `${name}-error`, `${name}-hint`)}
    >
      <legend>
        {label}
        {optional && <OptionalMark />}
      </legend>
      <Hint id={`${name}-hint`}>{hint ?? t('posting-fields:specialHint')}</Hint>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      {value.map((period, index) => {
        const issue = issues[index];
        return (
          <SpecialPeriodFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a time has no other name, and keeps its place
            key={index}
            name={`${name}.${index}`}
            title={period.name || t(occasionWords[period.occasion])}
            period={period}
            error={issue ? t(issue) : errors?.[index]}
            onChange={(changed) => onChange(value.map((one, at) => (at === index ? changed : one)))}
            onRemove={() => remove(index)}
          />
        );
      })}
      <div className={specialStyles.additions} data-add-period="">
        {feastOrder.map((feast) => {
          const period = nextFeast(feast, today);
          if (!period) return null;
          const isThere = value.some(
            (one) => one.occasion === feast && one.from.slice(0, 4) === period.from.slice(0, 4),
          );
          return (
            <button
              key={feast}
              type="button"
              className={`${buttonStyles.outlined} ${buttonStyles.small}`}
              disabled={isThere || isFull}
              onClick={() => add(period)}
            >
              <Icon name={isThere ? 'check' : 'plus'} size="s" />
              <span>
                {t(occasionWords[feast])}
                <small>{dates(period)}</small>
              </span>
            </button>
          );
        })}
        <button
          type="button"
          className={`${buttonStyles.outlined} ${buttonStyles.small}`}
          disabled={isFull}
          onClick={() => add(otherDays(value, today))}
        >
          <Icon name="plus" size="s" />
          {t('posting-fields:otherDays')}
        </button>
      </div>
      {isFull && (
        <p className={fieldsStyles.hint}>
          {t('posting-fields:specialFull', { count: limits.specialPeriods })}
        </p>
      )}
    </fieldset>
  );
}
