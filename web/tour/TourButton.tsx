import { useSyncExternalStore } from 'react';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import * as visibilityStyles from '../ui/shared/visibility.module.css';
import { useToast } from '../ui/Toasts.tsx';
import { isLeft, subscribe } from './progress.ts';

interface Props {
  className: string | undefined;
  icon: IconName;
  /** Called before the tour starts, so that a menu can close. */
  onStart?: () => void;
}

/** Starts the tour, or resumes it. All of the tour loads on click. */
export function TourButton({ className, icon, onStart }: Props) {
  const t = useWords();
  const toast = useToast();
  const site = useSite();
  const left = useSyncExternalStore(subscribe, isLeft, () => false);
  const start = async (pressed: HTMLElement) => {
    onStart?.();
    try {
      const { startTour } = await import('./start-tour.ts');
      await startTour(site, pressed);
    } catch {
      toast({ kind: 'error', title: t('layout:subscribeFailed') });
    }
  };
  return (
    <button
      type="button"
      className={`${className} ${visibilityStyles.withScripts}`}
      onClick={(event) => void start(event.currentTarget)}
    >
      <Icon name={icon} />
      {t(left ? 'layout:continueTour' : 'layout:takeTour')}
    </button>
  );
}
