import { Suspense, useRef, useState } from 'react';
import type { Picture } from '../../contract/pictures.ts';
import { useWords } from '../i18n/words.ts';
import * as styles from './Gallery.module.css';
import { Icon } from './Icon.tsx';
import { lazyPart } from './lazy-part.ts';
import { Photo } from './Photo.tsx';
import * as artStyles from './shared/art.module.css';
import * as buttonStyles from './shared/button.module.css';

/** It comes when somebody wants to see more. */
const GalleryDialog = lazyPart(async () => ({
  default: (await import('./GalleryDialog.tsx')).GalleryDialog,
}));

interface Props {
  pictures: readonly Picture[];
  /** Of what they are. */
  name: string;
  /** How wide the first is shown on a desk, in pixels, and each of the others. */
  widths?: readonly [number, number];
  /** At the top of a page: the first is loaded at once. */
  eager?: boolean;
}

const visiblePhotos = 5;

/** The first photographs; each opens all of them over the whole screen. */
export function Gallery({ pictures, name, widths = [404, 200], eager = false }: Props) {
  const t = useWords();
  const [open, setOpen] = useState<number | null>(null);
  const box = useRef<HTMLDivElement>(null);
  /** Whether a photograph opened it, and not the button for all. */
  const byPhoto = useRef(false);
  const total = pictures.length;
  const begin = (index: number, isPhoto: boolean) => {
    byPhoto.current = isPhoto;
    setOpen(index);
  };
  const onClose = (last: number) => {
    setOpen(null);
    // The browser gives the focus back to what opened it; the photograph seen last may be another.
    if (byPhoto.current) box.current?.querySelectorAll('a')[last]?.focus();
  };
  return (
    <>
      <div ref={box} className={styles.gallery} data-count={Math.min(total, visiblePhotos)}>
        {pictures.slice(0, visiblePhotos).map((picture, index) => (
          // A link, so that it can be looked at without scripts; it leads to no page of the site.
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
