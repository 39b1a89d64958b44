import type { OwnPostKind } from '../../../contract/my-posts.ts';
import type { Picture } from '../../../contract/pictures.ts';
import { PatternArt } from '../../ui/PatternArt.tsx';
import { Photo } from '../../ui/Photo.tsx';
import * as artStyles from '../../ui/shared/art.module.css';
import * as styles from './ListingThumb.module.css';
import { kindIcons } from './listing-words.ts';

/** A thumbnail of a listing: its photo, or else its artwork. */
export function ListingThumb({ id, kind, photo }: { id: number; kind: OwnPostKind; photo: Picture | null }) {
  return (
    <div className={`${styles.thumb} ${artStyles.art}`}>
      {photo ? (
        <Photo picture={photo} alt="" sizes="64px" />
      ) : (
        <PatternArt seed={id} icon={kindIcons[kind]} />
      )}
    </div>
  );
}
