import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Picture } from '../../contract/pictures.ts';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import * as styles from './GalleryDialog.module.css';
import { Icon } from './Icon.tsx';
import { Photo } from './Photo.tsx';
import * as buttonStyles from './shared/button.module.css';
import { useBackCloses } from './use-back-closes.ts';

interface Props {
  pictures: readonly Picture[];
  name: string;
  /** The initial photo, from 0. */
  start: number;
  /** Called with the last viewed photo, from 0. */
  onClose: (last: number) => void;
}

/**
 * Photos in full screen, side by side in a strip with scroll snapping: swiping, buttons and arrow keys step through
 * it, Home and End move to its ends. In right-to-left pages «next» is on the left.
 */
export function GalleryDialog({ pictures, name, start, onClose }: Props) {
  const t = useWords();
  const { dir } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const thumbs = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  useBackCloses(() => dialog.current?.close());
  useEffect(() => {
    thumbs.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [index]);
  const total = pictures.length;

  const show = (wanted: number, behavior: ScrollBehavior) => {
    const target = strip.current?.children[wanted];
    target?.scrollIntoView({ behavior, block: 'nearest', inline: 'center' });
  };
  const first = useRef(() => show(start, 'instant'));
  useEffect(() => {
    dialog.current?.showModal();
    first.current();
  }, []);

  const go = (to: number) => {
    const wanted = Math.min(Math.max(to, 0), total - 1);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setIndex(wanted);
    show(wanted, still || Math.abs(wanted - index) > 1 ? 'instant' : 'smooth');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [backward, forward] = dir === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const targets: Record<string, number> = {
      [backward as string]: index - 1,
      [forward as string]: index + 1,
      Home: 0,
      End: total - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  };
  const onScrollEnd = () => {
    const box = strip.current;
    if (box && box.clientWidth > 0) setIndex(Math.round(Math.abs(box.scrollLeft) / box.clientWidth));
  };

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={t('place:photosOf', { name })}
      onClose={() => onClose(index)}
      onKeyDown={onKeyDown}
    >
      <header>
        <p role="status">{t('place:photoOf', { index: index + 1, total })}</p>
        <button
          type="button"
          className={buttonStyles.icon}
          aria-label={t('layout:close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboards */}
      <ul ref={strip} onScrollEnd={onScrollEnd} tabIndex={0} aria-label={t('place:photosTitle')}>
        {pictures.map((picture, at) => (
          <li key={picture.id} inert={at !== index}>
            <Photo
              picture={picture}
              alt={picture.alt || t('place:photoOfName', { name, index: at + 1, total })}
              sizes="100vw"
            />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={`${buttonStyles.iconOnArt} ${styles.previous}`}
        aria-label={t('place:previousPhoto')}
        disabled={index === 0}
        onClick={() => go(index - 1)}
      >
        <Icon name="back" flip />
      </button>
      <button
        type="button"
        className={`${buttonStyles.iconOnArt} ${styles.next}`}
        aria-label={t('place:nextPhoto')}
        disabled={index === total - 1}
        onClick={() => go(index + 1)}
      >
        <Icon name="chevron" flip />
      </button>
      {total > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
        <div ref={thumbs} className={styles.thumbnails} role="group" aria-label={t('place:photosTitle')}>
          {pictures.map((picture, at) => (
            <button
              key={picture.id}
              type="button"
              aria-label={t('place:photoOf', { index: at + 1, total })}
              aria-current={at === index}
              onClick={() => go(at)}
            >
              <Photo picture={picture} alt="" sizes="72px" />
            </button>
          ))}
        </div>
      )}
    </dialog>
  );
}
