import '../styles/welcome.css';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { WelcomeScreen } from '../../contract/entries.ts';
import { limits } from '../../contract/limits.ts';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { contentOf } from './content-of.ts';
import { recordDismissal } from './dismissals.ts';
import { Film } from './Film.tsx';

interface Props {
  welcome: WelcomeScreen & { link: string };
  /** Told when it has left the page. */
  onGone: () => void;
}

/**
 * The welcome over the page. Its button, Escape and a press beside it close it: that is recorded at once,
 * and it is gone when its movement has ended. Focus stays inside, and returns where it was.
 */
export function WelcomeDialog({ welcome, onGone }: Props) {
  const t = useWords();
  const { link, title, description } = welcome;
  const content = contentOf(welcome);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isClosing, setClosing] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);

  const close = () => {
    recordDismissal(link, 'closed');
    setClosing(true);
  };
  useEffect(() => {
    if (!isClosing) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => dialog.current?.close(), isStill ? 0 : limits.modalCloseMs);
    return () => clearTimeout(timer);
  }, [isClosing]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A browser would close it without its movement.
    event.preventDefault();
    close();
  };
  return (
    <dialog
      ref={dialog}
      className={isClosing ? 'modal closing' : 'modal'}
      aria-labelledby="welcome-title"
      aria-describedby="welcome-text"
      onKeyDown={onKeyDown}
      onMouseDown={(event) => event.target === dialog.current && close()}
      onClose={() => {
        recordDismissal(link, 'closed');
        onGone();
      }}
    >
      <div className="in">
        <button type="button" className="ib on-art x" aria-label={t('welcome:close')} onClick={close}>
          <Icon name="close" />
        </button>
        {content.kind === 'film' && (
          <Film
            id={content.id}
            title={title ?? ''}
            isPlaying={isPlaying}
            onPlay={() => setPlaying(true)}
            onEnd={() => recordDismissal(link, 'watched')}
          />
        )}
        {content.kind === 'image' && <Picture src={content.src} />}
        {content.kind === 'unsupported' && <p className="art none">{t('welcome:unsupported')}</p>}
        <div className="b">
          <h2 id="welcome-title" dir="auto">
            {title}
          </h2>
          <p id="welcome-text" className="muted" dir="auto">
            {description}
          </p>
          <div className="row">
            {content.kind === 'film' && !isPlaying && (
              <button type="button" className="btn p" onClick={() => setPlaying(true)}>
                {t('welcome:watch')}
              </button>
            )}
            <button type="button" className={content.kind === 'image' ? 'btn p' : 'btn g'} onClick={close}>
              {t(content.kind === 'film' && !isPlaying ? 'welcome:notNow' : 'welcome:gotIt')}
            </button>
          </div>
        </div>
      </div>
    </dialog>
  );
}

/** A picture says what the words below say; where it does not come, they stand alone. */
function Picture({ src }: { src: string }) {
  const [isLost, setLost] = useState(false);
  if (isLost) return null;
  return (
    <div className="art">
      <img src={src} alt="" onError={() => setLost(true)} />
    </div>
  );
}
