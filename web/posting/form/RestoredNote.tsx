import { useState } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as noteStyles from './note.module.css';

/** Notes that a draft was restored; discarding it requires confirmation. */
export function RestoredNote({ onAgain }: { onAgain: () => void }) {
  const t = useWords();
  const [isAsking, setAsking] = useState(false);
  const [isGone, setGone] = useState(false);
  if (isGone) return null;
  return (
    <div className={noteStyles.note} role="status">
      <Icon name="check" size="s" />
      <p>{t(isAsking ? 'posting-form:againSure' : 'posting-form:restored')}</p>
      <span className={layoutStyles.row}>
        {isAsking ? (
          <>
            <button
              type="button"
              className={textStyles.link}
              onClick={() => {
                setGone(true);
                onAgain();
              }}
            >
              {t('posting-form:againYes')}
            </button>
            <button type="button" className={textStyles.link} onClick={() => setAsking(false)}>
              {t('posting-form:againNo')}
            </button>
          </>
        ) : (
          <>
            <button type="button" className={textStyles.link} onClick={() => setAsking(true)}>
              {t('posting-form:again')}
            </button>
            <button
              type="button"
              className={buttonStyles.icon}
              aria-label={t('posting-form:hideNote')}
              onClick={() => setGone(true)}
            >
              <Icon name="close" size="s" />
            </button>
          </>
        )}
      </span>
    </div>
  );
}
