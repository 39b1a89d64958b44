import type { ComponentProps } from 'react';
import { useWords } from '../../i18n/words.ts';
import type { Reading } from '../../state/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import * as skeletonStyles from '../../ui/shared/skeleton.module.css';
import * as pageStyles from '../page.module.css';
import { AdminHead } from './AdminHead.tsx';
import { ReadFailed } from './ReadFailed.tsx';

type Unread = Exclude<Reading<unknown>, { status: 'ready' }>;

interface Props extends Pick<ComponentProps<typeof AdminHead>, 'title' | 'back'> {
  reading: Unread & { again: () => void };
  /** The message for a missing record, and the error codes that mean so. */
  missing: { title: string; text: string; codes: readonly number[] };
  /** The heading, if both messages shall have it. */
  icon?: ComponentProps<typeof EmptyState>['icon'];
}

/** The page of one record until it has loaded: a skeleton, or a message that it is missing or could not be read. */
export function UnreadPage({ reading, title, back, missing: { codes, ...missing }, icon }: Props) {
  const t = useWords();
  if (reading.status === 'loading')
    return (
      <div className={pageStyles.page} role="status" aria-label={t('admin:loading')}>
        <div className={skeletonStyles.block} />
        <div className={skeletonStyles.block} />
      </div>
    );
  return (
    <div className={pageStyles.page}>
      <AdminHead title={title} back={back} />
      {codes.includes(reading.code) ? (
        <EmptyState icon={icon} {...missing} />
      ) : (
        <ReadFailed icon={icon} again={reading.again} />
      )}
    </div>
  );
}
