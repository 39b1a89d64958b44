import { useEffect, useRef } from 'react';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import * as artStyles from '../ui/shared/art.module.css';
import { hasEnded, playerAddress, playerOrigin } from './player.ts';
import * as styles from './welcome.module.css';

interface Props {
  /** A YouTube id of 11 characters. */
  id: string;
  title: string;
  isPlaying: boolean;
  onPlay: () => void;
  onEnd: () => void;
}

/** A video behind a preview image of the site: nothing is requested from YouTube before it is played. */
export function Film({ id, title, isPlaying, onPlay, onEnd }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const frame = useRef<HTMLIFrameElement>(null);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (!isPlaying) return;
    frame.current?.focus();
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (origin !== playerOrigin || source !== frame.current?.contentWindow) return;
      if (hasEnded(data)) end.current();
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [isPlaying]);

  if (!isPlaying) {
    return (
      <button
        type="button"
        className={`${artStyles.art} ${styles.film}`}
        aria-label={t('welcome:play', { title })}
        onClick={onPlay}
      >
        <img src="/art/scene/storefront.svg" width={800} height={600} alt="" />
        <PlayStar />
      </button>
    );
  }
  return (
    <div className={`${artStyles.art} ${styles.film}`}>
      <iframe
        ref={frame}
        src={playerAddress(id, lang, location.origin)}
        title={title}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        // The player sends events only after it was told that a listener exists.
        onLoad={() => frame.current?.contentWindow?.postMessage('{"event":"listening","id":1}', playerOrigin)}
      />
    </div>
  );
}

/** An eight-pointed star around the play icon, which is not mirrored. */
function PlayStar() {
  return (
    <svg className={styles.play} viewBox="-60 -60 120 120" aria-hidden="true" focusable="false">
      <path className={styles.ground} d={star} transform="scale(1.16)" />
      <path className={styles.line} d={star} />
      <path className={styles.sign} d="M-11 -18 22 0 -11 18z" />
    </svg>
  );
}

const star =
  'M50 0L35.36 14.64V35.36H14.64L0 50L-14.64 35.36H-35.36V14.64L-50 0L-35.36 -14.64V-35.36H-14.64L0 -50L14.64 -35.36H35.36V-14.64Z';
