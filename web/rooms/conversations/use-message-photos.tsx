import { type ReactNode, useRef, useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { useWords } from '../../i18n/words.ts';
import * as photosStyles from '../../posting/photos/photos.module.css';
import type { PostPhoto } from '../../posting/photos/post-photo.ts';
import { thumbnailOf } from '../../posting/photos/thumbnails.ts';
import { UploadTile } from '../../posting/photos/UploadTile.tsx';
import { useFileCheck } from '../../posting/photos/use-file-check.ts';
import { useUploads } from '../../posting/photos/use-uploads.ts';
import { choosable } from '../../state/files.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as styles from './MessagePhotos.module.css';

export interface MessagePhotos {
  photos: readonly PostPhoto[];
  /** Uploads are pending: a message waits for them. */
  isBusy: boolean;
  clear: () => void;
  button: ReactNode;
  /** The selected photos, above the input. */
  list: ReactNode;
}

/** The photos of a message being written. */
export function useMessagePhotos(): MessagePhotos {
  const t = useWords();
  const [photos, setPhotos] = useState<readonly PostPhoto[]>([]);
  const [isBusy, setBusy] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const { issues, sort } = useFileCheck(limits.messagePhotos);
  const uploads = useUploads({
    name: 'message-photos',
    isPrivate: true,
    onChange: setPhotos,
    onArrival: () => undefined,
    onBusyChange: setBusy,
  });
  const room = limits.messagePhotos - photos.length - uploads.list.length;
  const take = (files: readonly File[]) => {
    const fitting = sort(files, Math.max(room, 0));
    if (fitting.length > 0) uploads.add(fitting);
  };
  const isEmpty = photos.length === 0 && uploads.list.length === 0 && issues.length === 0;
  return {
    photos,
    isBusy,
    clear: () => setPhotos([]),
    button: (
      <>
        <button
          type="button"
          className={`${buttonStyles.icon} ${styles.button}`}
          aria-label={t('conversations:addPhotos')}
          aria-disabled={room <= 0 || undefined}
          onClick={() => room > 0 && chooser.current?.click()}
        >
          <Icon name="camera" />
        </button>
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept={choosable}
          onChange={({ currentTarget: input }) => {
            const files = [...(input.files ?? [])];
            // Allows the same file to be selected again.
            input.value = '';
            take(files);
          }}
        />
      </>
    ),
    list: isEmpty ? null : (
      <>
        <ul className={`${photosStyles.photos} ${styles.tiles}`} aria-label={t('conversations:photos')}>
          {photos.map((photo, index) => (
            <li key={photo.id} data-photo={photo.id}>
              <div className={photosStyles.tile}>
                <img src={thumbnailOf(photo)} alt="" decoding="async" />
                <button
                  type="button"
                  className={photosStyles.remove}
                  aria-label={t('conversations:removePhoto', { place: index + 1, total: photos.length })}
                  onClick={() => setPhotos((now) => now.filter(({ id }) => id !== photo.id))}
                >
                  <Icon name="close" size="s" />
                </button>
              </div>
            </li>
          ))}
          {uploads.list.map((upload) => (
            <UploadTile
              key={upload.turn}
              id={`message-photo-${upload.turn}`}
              upload={upload}
              onRetry={() => uploads.retry(upload.turn)}
              onCancel={() => uploads.cancel(upload.turn)}
            />
          ))}
        </ul>
        {issues.map((issue) => (
          <FieldError key={issue} id="message-photos-error">
            {issue}
          </FieldError>
        ))}
      </>
    ),
  };
}
