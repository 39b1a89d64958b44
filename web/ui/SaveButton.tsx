import type { FavoriteKind } from '../../contract/favorites.ts';
import { useWords } from '../i18n/words.ts';
import { Icon } from './Icon.tsx';
import { useSaving } from './saving.ts';

interface Props {
  kind: FavoriteKind;
  id: number;
  name: string;
  /** With its word beside the heart, as a button of a page; else a heart, on a picture unless `plain`. */
  wordy?: boolean;
  plain?: boolean;
}

/** Saves something for later, and shows whether it is. */
export function SaveButton({ kind, id, name, wordy, plain }: Props) {
  const t = useWords();
  const { useSaved, toggle } = useSaving();
  const saved = useSaved({ kind, id });
  return (
    <button
      type="button"
      className={wordy ? 'btn o sm save' : plain ? 'ib save' : 'ib on-art save'}
      aria-pressed={saved}
      aria-label={wordy ? undefined : t('cards:save', { name })}
      onClick={() => toggle({ kind, id })}
    >
      <Icon name="heart" />
      {wordy && t('cards:saveWord')}
    </button>
  );
}
