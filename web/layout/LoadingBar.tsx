import { useEffect, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { useAppSelector } from '../store.ts';
import * as styles from './LoadingBar.module.css';

/** Shorter waits do not display the bar. */
const patienceMs = 120;

/** A thin bar at the top while any request is pending. */
export function LoadingBar() {
  const t = useWords();
  const isLoading = useAppSelector((state) => state.loading.count > 0);
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (!isLoading) return setVisible(false);
    const timer = setTimeout(() => setVisible(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isVisible ? (
    <div className={styles.bar} role="progressbar" aria-label={t('layout:loading')} />
  ) : null;
}
