import { type MouseEvent, useRef } from 'react';
import type { Picture } from '../../contract/pictures.ts';
import { withLateWords } from '../i18n/late-words.tsx';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { Photo } from '../ui/Photo.tsx';
import * as artStyles from '../ui/shared/art.module.css';
import { type LateDialogProps, useLateDialog } from '../ui/use-late-dialog.tsx';
import * as styles from './ReviewCard.module.css';

interface Props {
  photos: readonly Picture[];
  /** Of whoever took them. */
  name: string;
}

/** The photographs of a review; each opens all of them over the whole screen. */
export function ReviewPhotos({ photos, name }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const start = useRef(0);
  const [open, gallery] = useLateDialog(async () => {
    const { GalleryDialog } = await import('../ui/GalleryDialog.tsx');
    return withLateWords(lang, ['place', 'directory'], ({ onClose }: LateDialogProps) => (
      <GalleryDialog pictures={photos} name={name} start={start.current} onClose={onClose} />
    ));
  });
  const onClick = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    start.current = index;
    open();
  };
  return (
    <div className={styles.photos}>
      {photos.map((photo, index) => (
        // A link, so that it can be looked at without scripts; it leads to no page of the site.
        <a
          key={photo.id}
          className={artStyles.art}
          href={photo.url}
          rel="external"
          aria-label={t('reviews:photoOf', { name, index: index + 1, total: photos.length })}
          aria-haspopup="dialog"
          onClick={(event) => onClick(event, index)}
        >
          <Photo picture={photo} alt="" sizes="112px" />
        </a>
      ))}
      {gallery}
    </div>
  );
}
