import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { thumbHashToDataURL } from 'thumbhash';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as photosStyles from './photos.module.css';
import type { PostPhoto } from './post-photo.ts';
import { thumbnailOf } from './thumbnails.ts';

interface Props {
  photo: PostPhoto;
  /** The accessible name. */
  name: string;
  badge: string | undefined;
  /** The id of its button: the field's own, if nothing else can represent the field. */
  id: string;
  describedBy: string;
  isTaken: boolean;
  isDragging: boolean;
  onOpen: () => void;
  onRemove: () => void;
  /** Its file no longer exists. */
  onChooseAgain: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onKeyUp: (event: KeyboardEvent) => void;
  onBlur: () => void;
}

/** One photo: a click opens it, dragging or picking it up moves it. */
export function PhotoTile({ photo, name, badge, id, describedBy, ...tile }: Props) {
  const t = useWords();
  const likeness = useMemo(() => likenessOf(photo.placeholder), [photo.placeholder]);
  const { isGone, onError } = useGone(photo.url);
  // Its badge is part of its accessible name.
  const named = badge ? `${name}, ${badge}` : name;
  const label = photo.alt ? `${named}: ${photo.alt}` : named;
  const classes = [
    photosStyles.tile,
    tile.isTaken && photosStyles.taken,
    tile.isDragging && photosStyles.dragged,
  ].filter(Boolean);
  if (isGone) {
    return (
      <li className={photosStyles.row} data-photo={photo.id}>
        <div className={photosStyles.note} data-photo-note="gone">
          <Icon name="warning" size="s" />
          <p>{t('posting-photos:gone')}</p>
          <div className={layoutStyles.row}>
            <button
              type="button"
              id={id}
              className={`${buttonStyles.outlined} ${buttonStyles.small}`}
              onClick={tile.onChooseAgain}
            >
              {t('posting-photos:chooseAgain')}
            </button>
            <button
              type="button"
              className={`${buttonStyles.quiet} ${buttonStyles.small}`}
              onClick={tile.onRemove}
            >
              {t('posting-photos:remove')}
              <span className={textStyles.hidden}> {name}</span>
            </button>
          </div>
        </div>
      </li>
    );
  }
  return (
    <li data-photo={photo.id}>
      <div className={classes.join(' ')} data-dragging={tile.isDragging || undefined}>
        <button
          type="button"
          id={id}
          className={photosStyles.open}
          data-grip
          aria-label={label}
          aria-describedby={describedBy}
          aria-pressed={tile.isTaken || undefined}
          onClick={tile.onOpen}
          onKeyDown={tile.onKeyDown}
          onKeyUp={tile.onKeyUp}
          onBlur={tile.onBlur}
        >
          <img
            style={likeness ? { backgroundImage: `url(${likeness})` } : undefined}
            src={thumbnailOf(photo)}
            alt=""
            draggable={false}
            decoding="async"
            onError={onError}
          />
          {badge && <span className={`${tagStyles.glass} ${photosStyles.badge}`}>{badge}</span>}
          <span className={photosStyles.pen}>
            <Icon name="edit" size="s" />
          </span>
        </button>
        <button
          type="button"
          className={photosStyles.remove}
          aria-label={`${t('posting-photos:remove')} ${name}`}
          onClick={tile.onRemove}
        >
          <Icon name="close" size="s" />
        </button>
      </div>
    </li>
  );
}

/** A blurred placeholder until the file has loaded, as a data URL. */
function likenessOf(placeholder: string | null): string | null {
  if (!placeholder) return null;
  return thumbHashToDataURL(Uint8Array.from(atob(placeholder), (letter) => letter.charCodeAt(0)));
}

/** Whether the server has deleted the file. Unknown while offline. */
function useGone(url: string) {
  const [isGone, setGone] = useState(false);
  const [isDoubtful, setDoubtful] = useState(false);
  useEffect(() => {
    if (!isDoubtful) return;
    const controller = new AbortController();
    const ask = () =>
      fetch(url, { method: 'HEAD', signal: controller.signal }).then(
        ({ status }) => setGone(status === 404 || status === 410),
        () => undefined,
      );
    void ask();
    addEventListener('online', ask, { signal: controller.signal });
    return () => controller.abort();
  }, [url, isDoubtful]);
  return { isGone, onError: () => setDoubtful(true) };
}
