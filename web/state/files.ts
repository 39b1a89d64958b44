import { useCallback } from 'react';
import type { Picture } from '../../contract/pictures.ts';
import type { exportAccount } from '../../contract/profile.ts';
import { uploadPicture } from '../../contract/uploads.ts';
import { ApiError } from '../api.ts';
import { useAppDispatch } from '../store.ts';
import type { Outcome } from './sending.ts';

/**
 * The pictures that a browser offers to choose. Telephones that keep HEIC make JPEG of it where it is not among them;
 * what comes by another way may be anything, and the server says what it thinks of it.
 */
export const choosable = 'image/jpeg,image/png,image/webp,image/avif';

/** Sends a picture, as the field `file` of a form. */
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

/** Reads a member's own file and hands it to the browser under a name. @returns whether it came */
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
            // Firefox begins to read only after this turn.
            setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
            return true;
          },
          () => false,
        ),
      ),
    [dispatch],
  );
}
