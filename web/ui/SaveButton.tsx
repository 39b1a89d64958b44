import type { FavoriteKind } from '../../contract/favorites.ts';
import { useWords } from '../i18n/words.ts';
import { Icon } from './Icon.tsx';
import * as styles from './SaveButton.module.css';
import { useSaving } from './saving.ts';
import * as buttonStyles from './shared/button.module.css';

interface Props {
  kind: FavoriteKind;
  id: number;
  name: string;
  /** With a label beside the heart, as a page's button; otherwise a heart, on a picture unless `plain`. */
  wordy?: boolean;
  plain?: boolean;
}

/** Toggles whether an item is saved. */
export function SaveButton({ kind, id, name, wordy, plain }: Props) {
  const t = useWords();
  const { useSaved, toggle } = useSaving();
  const saved = useSaved({ kind, id });
  return (
    <button
      type="button"
      className={`${styles.save} ${wordy ? `${buttonStyles.outlined} ${buttonStyles.small} ${styles.worded}` : `${plain ? buttonStyles.icon : buttonStyles.iconOnArt} ${styles.heart}`}`}
      aria-pressed={saved}
      aria-label={wordy ? undefined : t('cards:save', { name })}
      onClick={() => toggle({ kind, id })}
    >
      <Icon name="heart" />
      {wordy && t('cards:saveWord')}
    </button>
  );
}
