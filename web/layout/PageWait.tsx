import { Suspense, useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useWords } from '../i18n/words.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { useSlow } from '../ui/use-slow.ts';
import * as styles from './PageWait.module.css';

const loadSpinner = async () => ({ default: (await import('../ui/TypedSpinner.tsx')).TypedSpinner });
const TypedSpinner = lazyPart(loadSpinner);

/** The bar at the top is enough for less. */
const patienceMs = 1_000;

/** Says that another page is on its way, where that takes long: until it comes the old one stays. */
export function PageWait() {
  const t = useWords();
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const isWaiting = state === 'loading' && location.pathname !== pathname;
  const isSlow = useSlow(isWaiting, patienceMs);
  useEffect(() => {
    // In time, and without a complaint: it is the page that matters.
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
