import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words.ts';
import type { Reading } from '../../state/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as skeletonStyles from '../../ui/shared/skeleton.module.css';
import * as pageStyles from '../page.module.css';
import { ReadFailed } from './ReadFailed.tsx';

interface Props<T> {
  reading: Reading<T> & { again: () => void };
  /** Part of a page that already has a heading. */
  isPart?: boolean;
  /** The message and link displayed for a missing record. */
  missing?: { title: string; text: string; href: string; label: string };
  children: (data: T) => ReactNode;
}

/**
 * The body of a page that reads a record: a skeleton, an error with a retry button, a 404 message, or the record.
 */
export function ReadBody<T>({ reading, isPart, missing, children }: Props<T>) {
  const t = useWords();
  if (reading.status === 'ready') return children(reading.data);
  if (reading.status === 'loading')
    return (
      <div className={isPart ? undefined : pageStyles.page} role="status" aria-label={t('admin:loading')}>
        <div className={skeletonStyles.block} />
        {!isPart && <div className={skeletonStyles.block} />}
      </div>
    );
  if (reading.code === 404 && missing)
    return (
      <EmptyState level={1} title={missing.title} text={missing.text}>
        <a className={buttonStyles.primary} href={missing.href}>
          {missing.label}
        </a>
      </EmptyState>
    );
  return <ReadFailed again={reading.again} level={isPart ? 2 : 1} />;
}
