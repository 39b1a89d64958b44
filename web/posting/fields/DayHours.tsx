import { useEffect, useRef } from 'react';
import type { Day, Span } from '../../../contract/hours.ts';
import { limits } from '../../../contract/limits.ts';
import { isPastMidnight } from '../../../contract/spans.ts';
import { useWords } from '../../i18n/words.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as selectStyles from '../../ui/shared/select.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { checkDay, withMoreSpans } from './hours.ts';
import * as weekStyles from './week.module.css';

interface Props {
  /** The name of the choice between open, closed and around the clock; its times are `${name}.0.from` and so on. */
  name: string;
  /** The label: «Friday». */
  label: string;
  /** The accessible name of its controls; its label by default. */
  said?: string;
  day: Day;
  onChange: (day: Day) => void;
  error?: string | undefined;
  /** The initial periods of a day that becomes open. */
  usual: readonly Span[];
}

const states = ['open', 'closed', 'always'] as const;
const stateWords = {
  open: 'posting-fields:open',
  closed: 'posting-fields:closed',
  always: 'posting-fields:always',
} as const;

/** The hours of one day: open at times, closed, or open around the clock. */
export function DayHours({ name, label, said = label, day, onChange, error, usual }: Props) {
  const t = useWords();
  const row = useRef<HTMLDivElement>(null);
  /** Where the focus moves after the next render. */
  const wanted = useRef<string | null>(null);
  const former = useRef<readonly Span[]>(usual);
  const spans = day.state === 'open' ? day.spans : [];
  const own = checkDay(day);
  const wrong = own ? t(own) : error;
  const errorId = `${name}-error`;

  useEffect(() => {
    if (!wanted.current) return;
    const next = row.current?.querySelector<HTMLElement>(wanted.current);
    wanted.current = null;
    next?.focus();
  });

  const choose = (state: Day['state']) => {
    if (day.state === 'open') former.current = day.spans;
    onChange(state === 'open' ? { state, spans: structuredClone(former.current) as Span[] } : { state });
  };
  const setSpan = (at: number, change: Partial<Span>) =>
    onChange({
      state: 'open',
      spans: spans.map((span, index) => (index === at ? { ...span, ...change } : span)),
    });
  const add = () => {
    wanted.current = `[name="${name}.${spans.length}.from"]`;
    onChange({ state: 'open', spans: withMoreSpans(spans) });
  };
  const remove = (at: number) => {
    wanted.current = '[data-add-span]';
    onChange({ state: 'open', spans: spans.filter((_, index) => index !== at) });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of a grid in every browser
    <div className={weekStyles.day} role="group" aria-label={said} ref={row}>
      <b>{label}</b>
      <span className={selectStyles.select}>
        <select
          id={name}
          name={name}
          aria-label={t('posting-fields:stateOf', { day: said })}
          aria-describedby={wrong ? errorId : undefined}
          value={day.state}
          onChange={(event) => choose(event.target.value as Day['state'])}
        >
          {states.map((state) => (
            <option key={state} value={state}>
              {t(stateWords[state])}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="s" />
      </span>
      <div className={weekStyles.times}>
        {day.state === 'closed' && (
          <span className={`${textStyles.small} ${textStyles.muted}`}>{t('posting-fields:noHours')}</span>
        )}
        {day.state === 'always' && (
          <span className={`${textStyles.small} ${textStyles.muted}`}>{t('posting-fields:allDay')}</span>
        )}
        {spans.map((span, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: spans have no other name, and keep their order
          <span className={weekStyles.span} key={index}>
            {(['from', 'to'] as const).map((end) => (
              <span className={own ? `${weekStyles.time} ${weekStyles.invalid}` : weekStyles.time} key={end}>
                <input
                  type="time"
                  id={`${name}.${index}.${end}`}
                  name={`${name}.${index}.${end}`}
                  aria-label={t(end === 'from' ? 'posting-fields:opensAt' : 'posting-fields:closesAt', {
                    day: said,
                    number: index + 1,
                  })}
                  aria-invalid={wrong ? true : undefined}
                  aria-describedby={wrong ? errorId : undefined}
                  value={span[end]}
                  onChange={(event) => setSpan(index, { [end]: event.target.value })}
                />
              </span>
            ))}
            {spans.length > 1 && (
              <button
                type="button"
                className={buttonStyles.icon}
                aria-label={t('posting-fields:removeSpan', { day: said, number: index + 1 })}
                onClick={() => remove(index)}
              >
                <Icon name="close" size="s" />
              </button>
            )}
            {span.from !== span.to && span.from && span.to && isPastMidnight(span) && (
              <span className={`${weekStyles.nextDay} ${textStyles.small} ${textStyles.muted}`}>
                {t('posting-fields:nextDay')}
              </span>
            )}
          </span>
        ))}
      </div>
      {day.state === 'open' && spans.length < limits.spansPerDay && (
        <button
          type="button"
          className={`${buttonStyles.icon} ${weekStyles.add}`}
          data-add-span=""
          aria-label={t('posting-fields:addSpan', { day: said })}
          onClick={add}
        >
          <Icon name="plus" />
        </button>
      )}
      {wrong && <FieldError id={errorId}>{wrong}</FieldError>}
    </div>
  );
}
