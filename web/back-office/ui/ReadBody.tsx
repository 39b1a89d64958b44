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
  /** It is a part of a page that has its head already. */
  isPart?: boolean;
  /** What is said where there is no such thing, and the way from there. */
  missing?: { title: string; text: string; href: string; label: string };
  children: (data: T) => ReactNode;
}

/** What a page shows of what it reads: an outline, a failure that can be tried again, that it is not there, or it. */
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
