import { useCallback } from 'react';
import type { Picture } from '../../contract/pictures.ts';
import type { exportAccount } from '../../contract/profile.ts';
import { uploadPicture } from '../../contract/uploads.ts';
import { ApiError } from '../api.ts';
import { useAppDispatch } from '../store.ts';
import type { Outcome } from './sending.ts';

/**
 * The file types that browsers offer for selection. Phones that store HEIC convert to JPEG if HEIC is not listed;
 * files from elsewhere may have any type, which the server validates.
 */
export const choosable = 'image/jpeg,image/png,image/webp,image/avif';

/** Uploads a picture as the form field `file`. */
export function useUpload(): (file: File) => Promise<Outcome<Picture>> {
  const dispatch = useAppDispatch();
  return useCallback(
    (file) => {
      const form = new FormData();
      form.append('file', file);
      return dispatch((_dispatch, _getState, { api }) =>
        api(uploadPicture, { body: form }).then(
          ({ data }) => ({ data, refusal: null }),
          (error: unknown) => ({
            data: null,
            refusal: error instanceof ApiError ? error.problem : { status: 0, message: String(error) },
          }),
        ),
      );
    },
    [dispatch],
  );
}

/** Downloads a member's own file under a name. @returns whether it succeeded */
export function useDownload(): (file: typeof exportAccount, name: string) => Promise<boolean> {
  const dispatch = useAppDispatch();
  return useCallback(
    (file, name) =>
      dispatch((_dispatch, _getState, { api }) =>
        api(file).then(
          (data) => {
            const blob = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
            const link = Object.assign(document.createElement('a'), {
              href: URL.createObjectURL(blob),
              download: name,
            });
            link.click();
            // Firefox starts reading only after this task.
            setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
            return true;
          },
          () => false,
        ),
      ),
    [dispatch],
  );
}
