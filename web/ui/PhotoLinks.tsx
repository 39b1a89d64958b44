import { type MouseEvent, useRef } from 'react';
import type { Picture } from '../../contract/pictures.ts';
import { withLateWords } from '../i18n/late-words.tsx';
import { useSite } from '../site.tsx';
import { Photo } from './Photo.tsx';
import * as artStyles from './shared/art.module.css';
import { type LateDialogProps, useLateDialog } from './use-late-dialog.tsx';

interface Props {
  photos: readonly Picture[];
  /** The author of the photos. */
  name: string;
  /** The accessible name of each link, by its position from 1. */
  labelOf: (place: number) => string;
  /** The display width of each. */
  sizes: string;
  className: string | undefined;
}

/** A row of small photos; each opens the full-screen gallery. */
export function PhotoLinks({ photos, name, labelOf, sizes, className }: Props) {
  const { lang } = useSite();
  const start = useRef(0);
  const [open, gallery] = useLateDialog(async () => {
    const { GalleryDialog } = await import('./GalleryDialog.tsx');
    return withLateWords(lang, ['place'], ({ onClose }: LateDialogProps) => (
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
    <div className={className}>
      {photos.map((photo, index) => (
        // A link, so that it works without scripts; its target is not a page of the site.
        <a
          key={photo.id}
          className={artStyles.art}
          href={photo.url}
          rel="external"
          aria-label={labelOf(index + 1)}
          aria-haspopup="dialog"
          onClick={(event) => onClick(event, index)}
        >
          <Photo picture={photo} alt="" sizes={sizes} />
        </a>
      ))}
      {gallery}
    </div>
  );
}
