import { useWords } from '../i18n/words.ts';
import { Icon } from './Icon.tsx';
import * as fieldStyles from './shared/field.module.css';
import * as textStyles from './shared/text.module.css';

interface Props {
  /** Errors that belong to no field. */
  failure: string | null;
  /** The fields' errors at the last validation: displayed there, and announced here. */
  announcedErrors: readonly string[];
}

/** The errors of a form, announced as soon as they are known. */
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
