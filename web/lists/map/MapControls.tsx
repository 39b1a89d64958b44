import { useWords } from '../../i18n/words.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import type { NearMe } from '../use-near-me.ts';
import * as styles from './MapPanel.module.css';

interface Props {
  onZoom: (steps: 1 | -1) => void;
  near: NearMe;
  isKeyOpen: boolean;
  onKey: () => void;
  isLarge: boolean;
  onLarge: () => void;
}

/** The controls of the map, in a column over it. */
export function MapControls({ onZoom, near, isKeyOpen, onKey, isLarge, onLarge }: Props) {
  const t = useWords();
  const button = (icon: IconName, label: string, onClick: () => void, state = {}) => (
    <button type="button" className={buttonStyles.icon} aria-label={label} onClick={onClick} {...state}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div className={styles.controls}>
      {button('plus', t('directory:zoomIn'), () => onZoom(1))}
      {button('minus', t('directory:zoomOut'), () => onZoom(-1))}
      {button('locate', t('directory:whereAmI'), near.ask, { disabled: near.locating })}
      {button('info', t('map:key'), onKey, { 'aria-expanded': isKeyOpen })}
      <span className={styles.onDesks}>
        {button('expand', t('map:larger'), onLarge, { 'aria-pressed': isLarge })}
      </span>
    </div>
  );
}
