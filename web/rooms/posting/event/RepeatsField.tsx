import { useState } from 'react';
import { limits } from '../../../../contract/limits.ts';
import { useWords } from '../../../i18n/words.ts';
import { Hint } from '../../../posting/fields/Hint.tsx';
import { Select } from '../../../posting/form/bound/SelectField.tsx';
import * as fieldSectionStyles from '../../../posting/form/FieldSection.module.css';
import { useBound } from '../../../posting/form/plan-context.tsx';
import { useReviewed } from '../../../posting/form/review-rows.tsx';
import { Field } from '../../../ui/Field.tsx';
import { choiceOf, lastDayIn, type RepeatChoice, repeatChoices, ruleOf } from './repeat-rules.ts';

const dayMs = 86_400_000;

/** How often the event takes place, and until when. The value is a recurrence rule, '' for once. */
export function RepeatsField() {
  const t = useWords();
  const { value, onChange, label, error } = useBound<string>({ name: 'repeats' });
  const startsOn = useReviewed<string>('startsOn');
  // A rule from elsewhere, which the form does not offer, stays as it is.
  const [own] = useState(() => (choiceOf(value) === null ? value : null));
  const choice = choiceOf(value);
  const lastDay = lastDayIn(value);
  const start = Date.parse(startsOn);
  const latest = Number.isNaN(start)
    ? undefined
    : new Date(start + limits.events.seriesDays * dayMs).toISOString().slice(0, 10);
  return (
    <div className={fieldSectionStyles.columns}>
      <Select
        name="repeats"
        label={label}
        optional
        error={choice === '' || choice === null ? error : undefined}
        value={choice ?? 'own'}
        none={t('posting-event:repeat_once')}
        options={[
          ...repeatChoices.map((one) => ({ value: one, label: t(`posting-event:repeat_${one}`) })),
          ...(own === null ? [] : [{ value: 'own', label: t('posting-event:repeat_own') }]),
        ]}
        onChange={(next) => {
          if (next === 'own') onChange(own ?? '');
          else onChange(next === '' ? '' : ruleOf(next as RepeatChoice, lastDay));
        }}
      />
      {choice !== '' && choice !== null && (
        <Field
          id="repeats-until"
          name="repeatsUntil"
          type="date"
          label={t('posting-event:lastDay')}
          min={startsOn || undefined}
          max={latest}
          value={lastDay}
          error={error}
          onChange={({ target }) => onChange(ruleOf(choice, target.value))}
          hintId="repeats-until-hint"
          hint={<Hint id="repeats-until-hint">{t('posting-event:lastDayHint')}</Hint>}
        />
      )}
    </div>
  );
}
