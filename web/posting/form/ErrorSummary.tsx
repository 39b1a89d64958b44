import { Fragment, type Ref } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as fieldStyles from '../../ui/shared/field.module.css';
import type { FieldIssue } from './use-field-issues.ts';

interface Props {
  ref: Ref<HTMLDivElement>;
  issues: readonly FieldIssue[];
  /** Errors that belong to no field. */
  failure: string | null;
  onOpen: (path: string) => void;
}

/** The errors of the form, each linked to its field, and the reason why it was not sent. */
export function ErrorSummary({ ref, issues, failure, onOpen }: Props) {
  const t = useWords();
  if (issues.length === 0 && !failure) return null;
  return (
    <div ref={ref} className={fieldStyles.summary} tabIndex={-1}>
      <Icon name="warning" />
      <div>
        {failure && <p>{failure}</p>}
        {issues.length > 0 && (
          <p>
            <b>{t('posting-form:attention', { count: issues.length })}</b>{' '}
            {issues.map(({ path, label }, index) => (
              <Fragment key={path}>
                {index > 0 && t('posting-fields:comma')}
                <button type="button" onClick={() => onOpen(path)}>
                  {label}
                </button>
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
