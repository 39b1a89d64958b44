import { useFormContext } from 'react-hook-form';
import { limits } from '../../../../contract/limits.ts';
import { useWords } from '../../../i18n/words.ts';
import * as fieldSectionStyles from '../../../posting/form/FieldSection.module.css';
import { useErrorOf } from '../../../posting/form/plan-context.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { ClockField } from './ClockField.tsx';
import * as styles from './EventTimes.module.css';

/** Start and end. Both are marked if they are in the wrong order, with one message below them. */
export function EventTimes() {
  const t = useWords();
  const form = useFormContext();
  const errorOf = useErrorOf();
  const error = errorOf('endsMinute');
  const isOfBoth = error !== undefined && errorOf('startsMinute') === error;
  const errorId = isOfBoth ? 'endsMinute-error' : undefined;
  return (
    <div className={fieldSectionStyles.columns}>
      <ClockField
        name="startsMinute"
        from={limits.clock.min}
        to={limits.clock.max}
        none={t('posting-event:noTime')}
        errorId={errorId}
        onChosen={() => form.setValue('afterPrayer', '', { shouldDirty: true })}
      />
      <ClockField
        name="endsMinute"
        optional
        from={15}
        to={limits.endClock.max}
        none={t('posting-event:noEnd')}
        errorId={errorId}
      />
      {isOfBoth && (
        <div className={styles.message}>
          <FieldError id="endsMinute-error">{error}</FieldError>
        </div>
      )}
    </div>
  );
}
