import { Suspense, useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useWords } from '../i18n/words.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { useSlow } from '../ui/use-slow.ts';
import * as styles from './PageWait.module.css';

const loadSpinner = async () => ({ default: (await import('../ui/TypedSpinner.tsx')).TypedSpinner });
const TypedSpinner = lazyPart(loadSpinner);

/** For shorter waits the bar at the top suffices. */
const patienceMs = 1_000;

/** Announces slow navigation; the old page stays visible until the new one is ready. */
export function PageWait() {
  const t = useWords();
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const isWaiting = state === 'loading' && location.pathname !== pathname;
  const isSlow = useSlow(isWaiting, patienceMs);
  useEffect(() => {
    // Errors are ignored and time is limited: the page has priority.
    if (isWaiting) loadSpinner().catch(() => undefined);
  }, [isWaiting]);
  if (!isSlow) return null;
  return (
    <div className={styles.wait}>
      <Suspense>
        <TypedSpinner text={t('layout:openingPage')} />
      </Suspense>
    </div>
  );
}
