import { useEffect, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { useAppSelector } from '../store.ts';
import * as styles from './LoadingBar.module.css';

/** Shorter waits are not worth a flash. */
const patienceMs = 120;

/** A thin bar at the top while any request is under way. */
export function LoadingBar() {
  const t = useWords();
  const isLoading = useAppSelector((state) => state.loading.count > 0);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isLoading) return setShown(false);
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isShown ? <div className={styles.bar} role="progressbar" aria-label={t('layout:loading')} /> : null;
}
