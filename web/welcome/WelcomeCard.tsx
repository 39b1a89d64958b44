import { useState } from 'react';
import type { WelcomeScreen } from '../../contract/entries.ts';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../ui/Icon.tsx';
import * as artStyles from '../ui/shared/art.module.css';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as layoutStyles from '../ui/shared/layout.module.css';
import * as textStyles from '../ui/shared/text.module.css';
import { contentOf } from './content-of.ts';
import { Film } from './Film.tsx';
import * as styles from './welcome.module.css';

interface Props {
  welcome: WelcomeScreen;
  onClose: () => void;
  /** Called when a video has ended. */
  onEnd: () => void;
}

/** The content of the welcome: a video or a picture, with text. */
export function WelcomeCard({ welcome, onClose, onEnd }: Props) {
  const t = useWords();
  const { title, description } = welcome;
  const content = contentOf(welcome);
  const [isPlaying, setPlaying] = useState(false);
  return (
    <div className={styles.content}>
      <button
        type="button"
        className={`${buttonStyles.iconOnArt} ${styles.close}`}
        aria-label={t('welcome:close')}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      {content.kind === 'film' && (
        <Film
          id={content.id}
          title={title ?? ''}
          isPlaying={isPlaying}
          onPlay={() => setPlaying(true)}
          onEnd={onEnd}
        />
      )}
      {content.kind === 'image' && <Picture src={content.src} />}
      {content.kind === 'unsupported' && (
        <p className={`${artStyles.art} ${styles.unsupported}`}>{t('welcome:unsupported')}</p>
      )}
      <div className={styles.body}>
        <h2 id="welcome-title" dir="auto">
          {title}
        </h2>
        <p id="welcome-text" className={textStyles.muted} dir="auto">
          {description}
        </p>
        <div className={layoutStyles.row}>
          {content.kind === 'film' && !isPlaying && (
            <button type="button" className={buttonStyles.primary} onClick={() => setPlaying(true)}>
              {t('welcome:watch')}
            </button>
          )}
          <button
            type="button"
            className={content.kind === 'image' ? buttonStyles.primary : buttonStyles.quiet}
            onClick={onClose}
          >
            {t(content.kind === 'film' && !isPlaying ? 'welcome:notNow' : 'welcome:gotIt')}
          </button>
        </div>
      </div>
    </div>
  );
}

/** The picture repeats the text below it; if it fails to load, the text stands alone. */
function Picture({ src }: { src: string }) {
  const [isLost, setLost] = useState(false);
  if (isLost) return null;
  return (
    <div className={artStyles.art}>
      <img src={src} alt="" onError={() => setLost(true)} />
    </div>
  );
}
