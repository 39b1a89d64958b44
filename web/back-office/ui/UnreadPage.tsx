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
  /** Said where there is no such thing, and the codes of the answers that mean so. */
  missing: { title: string; text: string; codes: readonly number[] };
  /** Of the thing, where both of what can be said shall show it. */
  icon?: ComponentProps<typeof EmptyState>['icon'];
}

/** What the page of one thing shows until it is read: an outline, or that it is not there or could not be read. */
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
