import type { RefObject } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhotoTile } from './PhotoTile.tsx';
import * as photosStyles from './photos.module.css';
import type { PostPhoto } from './post-photo.ts';
import { isMoving, UploadTile } from './UploadTile.tsx';
import type { Upload } from './uploads.ts';
import type { useSorting } from './use-sorting.ts';
import type { useUploads } from './use-uploads.ts';

interface Props {
  list: RefObject<HTMLUListElement | null>;
  /** The field, as the id of the focusable element that represents it. */
  name: string;
  label: string;
  labelId: string;
  /** Instructions for moving photos. */
  helpId: string;
  errorId: string | undefined;
  describedBy: string;
  /** The accessible name of the photo at a position, from 0. */
  nameOf: (place: number) => string;
  firstIs: string | undefined;
  photos: readonly PostPhoto[];
  hasRoom: boolean;
  uploads: ReturnType<typeof useUploads>;
  sorting: ReturnType<typeof useSorting>;
  onOpen: (id: number) => void;
  onRemove: (id: number) => void;
  /** Adds a file, or replaces the photo with the given id. */
  onChoose: (replaces?: number) => void;
}

/** The photos in order, uploads in progress, a slot for another one, and uploads that require action. */
export function PhotoList({ name, helpId, errorId, describedBy, photos, hasRoom, uploads, ...list }: Props) {
  const t = useWords();
  /** If nothing can be added, the first photo represents the field. */
  const idOf = (isFirst: boolean, own: string) => (isFirst && !hasRoom ? name : own);
  const tile = (upload: Upload, at: number) => (
    <UploadTile
      key={upload.turn}
      id={idOf(at === 0 && photos.length === 0, `${name}-upload-${upload.turn}`)}
      upload={upload}
      onRetry={() => uploads.retry(upload.turn)}
      onCancel={() => uploads.cancel(upload.turn)}
    />
  );
  const moving = uploads.list.filter(({ status }) => isMoving(status));
  const held = uploads.list.filter(({ status }) => !isMoving(status));
  return (
    <ul ref={list.list} className={photosStyles.photos} aria-labelledby={list.labelId}>
      {photos.map((photo, place) => (
        <PhotoTile
          key={photo.id}
          photo={photo}
          name={list.nameOf(place)}
          badge={place === 0 ? list.firstIs : undefined}
          id={idOf(place === 0, `${name}-${photo.id}`)}
          describedBy={[helpId, place === 0 && !hasRoom && errorId].filter(Boolean).join(' ')}
          isTaken={list.sorting.taken === photo.id}
          isDragging={list.sorting.isDragging && list.sorting.taken === photo.id}
          onOpen={() => list.onOpen(photo.id)}
          onRemove={() => list.onRemove(photo.id)}
          onChooseAgain={() => list.onChoose(photo.id)}
          {...list.sorting.handlersOf(photo.id)}
        />
      ))}
      {moving.map(tile)}
      {hasRoom && (
        <li>
          <button
            type="button"
            id={name}
            name={name}
            className={photosStyles.slot}
            data-photo-add=""
            aria-label={`${t('posting-photos:add')} ${list.label}`}
            aria-describedby={describedBy || undefined}
            onClick={() => list.onChoose()}
          >
            <Icon name="plus" />
          </button>
        </li>
      )}
      {held.map((upload, at) => tile(upload, moving.length + at))}
    </ul>
  );
}
