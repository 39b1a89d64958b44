import type { FavoriteKind } from '../../contract/favorites.ts';
import type { Lang } from '../../contract/locales.ts';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { Icon } from './Icon.tsx';
import { Phrase } from './Phrase.tsx';
import * as styles from './SaveButton.module.css';
import { useSaving } from './saving.ts';
import * as buttonStyles from './shared/button.module.css';
import * as textStyles from './shared/text.module.css';

interface Props {
  kind: FavoriteKind;
  id: number;
  name: string;
  /** The language of the name, unless the button has a label of its own. */
  lang?: Lang | undefined;
  /** With a label beside the heart, as a page's button; otherwise a heart, on a picture unless `plain`. */
  wordy?: boolean;
  plain?: boolean;
}

/** Toggles whether an item is saved. */
export function SaveButton({ kind, id, name, lang, wordy, plain }: Props) {
  const t = useWords();
  const site = useSite();
  const { useSaved, toggle } = useSaving();
  const saved = useSaved({ kind, id });
  // An attribute cannot mark a part of its text as being in another language.
  const isForeign = lang && lang !== site.lang;
  return (
    <button
      type="button"
      className={`${styles.save} ${wordy ? `${buttonStyles.outlined} ${buttonStyles.small} ${styles.worded}` : `${plain ? buttonStyles.icon : buttonStyles.iconOnArt} ${styles.heart}`}`}
      aria-pressed={saved}
      aria-label={wordy || isForeign ? undefined : t('cards:save', { name })}
      onClick={() => toggle({ kind, id })}
    >
      <Icon name="heart" />
      {isForeign && (
        <span className={textStyles.hidden}>
          <Phrase of="cards:save" slot="name">
            <bdi lang={lang}>{name}</bdi>
          </Phrase>
        </span>
      )}
      {wordy && t('cards:saveWord')}
    </button>
  );
}
