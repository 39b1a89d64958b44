import { useWords } from '../i18n/words.ts';
import { Icon } from './Icon.tsx';
import * as fieldStyles from './shared/field.module.css';
import * as textStyles from './shared/text.module.css';

interface Props {
  /** What concerns no field. */
  failure: string | null;
  /** What was wrong at fields when the form was last looked at: seen there, and said here. */
  announcedErrors: readonly string[];
}

/** What went wrong with a form, read out as soon as it is known. */
export function FormNotice({ failure, announcedErrors }: Props) {
  const t = useWords();
  return (
    <div role="alert">
      {failure && (
        <p className={fieldStyles.summary}>
          <Icon name="warning" />
          {failure}
        </p>
      )}
      {announcedErrors.length > 0 && (
        <p className={textStyles.hidden}>
          {[t('forms:faults', { count: announcedErrors.length }), ...announcedErrors].join(' ')}
        </p>
      )}
    </div>
  );
}
