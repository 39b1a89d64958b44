import { Suspense, useRef, useState } from 'react';
import type { Picture } from '../../contract/pictures.ts';
import { useWords } from '../i18n/words.ts';
import * as styles from './Gallery.module.css';
import { Icon } from './Icon.tsx';
import { lazyPart } from './lazy-part.ts';
import { Photo } from './Photo.tsx';
import * as artStyles from './shared/art.module.css';
import * as buttonStyles from './shared/button.module.css';

/** Loads when more photos are requested. */
const GalleryDialog = lazyPart(async () => ({
  default: (await import('./GalleryDialog.tsx')).GalleryDialog,
}));

interface Props {
  pictures: readonly Picture[];
  /** The subject of the photos. */
  name: string;
  /** The display width of the first on desktops, in pixels, and of each of the others. */
  widths?: readonly [number, number];
  /** At the top of a page: the first photo loads eagerly. */
  eager?: boolean;
}

const visiblePhotos = 5;

/** The first photos; each opens the full-screen gallery. */
export function Gallery({ pictures, name, widths = [404, 200], eager = false }: Props) {
  const t = useWords();
  const [open, setOpen] = useState<number | null>(null);
  const box = useRef<HTMLDivElement>(null);
  /** Whether a photo opened it, rather than the button for all. */
  const byPhoto = useRef(false);
  const total = pictures.length;
  const begin = (index: number, isPhoto: boolean) => {
    byPhoto.current = isPhoto;
    setOpen(index);
  };
  const onClose = (last: number) => {
    setOpen(null);
    // The browser returns the focus to what opened it; the last viewed photo may be another.
    if (byPhoto.current) box.current?.querySelectorAll('a')[last]?.focus();
  };
  return (
    <>
      <div ref={box} className={styles.gallery} data-count={Math.min(total, visiblePhotos)}>
        {pictures.slice(0, visiblePhotos).map((picture, index) => (
          // A link, so that it works without scripts; its target is not a page of the site.
          <a
            key={picture.id}
            className={artStyles.art}
            href={picture.url}
            rel="external"
            aria-label={picture.alt || t('place:photoOfName', { name, index: index + 1, total })}
            aria-haspopup="dialog"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              begin(index, true);
            }}
          >
            <Photo
              picture={picture}
              alt=""
              sizes={
                index === 0
                  ? `(width <= 992px) 100vw, ${widths[0]}px`
                  : `(width <= 992px) 50vw, ${widths[1]}px`
              }
              eager={eager && index === 0}
            />
          </a>
        ))}
        {total > 1 && (
          <button
            type="button"
            className={`${buttonStyles.outlined} ${buttonStyles.small} ${styles.showAll}`}
            aria-haspopup="dialog"
            onClick={() => begin(0, false)}
          >
            <Icon name="photos" />
            {t('place:allPhotos', { count: total })}
          </button>
        )}
      </div>
      {open !== null && (
        <Suspense>
          <GalleryDialog pictures={pictures} name={name} start={open} onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}
