import { useCallback, useEffect, useRef, useState } from 'react';
import type { Picture } from '../../../../contract/pictures.ts';
import { ApiError } from '../../../api.ts';
import { newKey } from '../../../posting/form/draft.ts';
import { useOnline } from '../../../posting/form/use-online.ts';
import type { PostPhoto } from '../../../posting/photos/post-photo.ts';
import { sendPicture } from '../../../posting/photos/send-picture.ts';
import { useSite } from '../../../site.tsx';
import type { FetchError } from '../../../state/create-fetch-slice.ts';
import { removeOtherPhotos, removePhoto, storedPhoto, storePhoto } from './photo-store.ts';
import { type DraftPhoto, namedPhotos } from './quick-draft.ts';
import { PhotoError, type PhotoIssue, readPreview, shrinkPhoto } from './shrink-photo.ts';

/** The state of a photo: being scaled down; ready to upload; uploading; uploaded; rejected or lost. */
export type PhotoStatus = 'shrinking' | 'here' | 'sending' | 'sent' | 'failed';

export interface QuickPhoto extends DraftPhoto {
  status: PhotoStatus;
  /** A preview; null while it is created. */
  url: string | null;
  blob: Blob | null;
  problem: FetchError | null;
}

/** A rejected file. */
export interface RefusedFile {
  name: string;
  issue: PhotoIssue | 'leftOut';
}

const postPhotoOf = ({ id, url, width, height, placeholder }: Picture): PostPhoto => ({
  ...{ id, url, width, height, placeholder },
  alt: '',
});

interface Options {
  /** Of the draft. */
  start: readonly DraftPhoto[];
  most: number;
  /** Photos of guests stay on the device. */
  isMember: boolean;
  onChosen: (name: string) => void;
}

/** The photos of the short form: selected, scaled down, stored on the device, uploaded one after the other. */
export function useQuickPhotos({ start, most, isMember, onChosen }: Options) {
  const site = useSite();
  const isOnline = useOnline();
  const [photos, setPhotos] = useState<readonly QuickPhoto[]>(() =>
    start.map(({ key, picture }) => ({
      ...{ key, picture, blob: null, problem: null },
      status: picture ? 'sent' : 'shrinking',
      url: picture?.url ?? null,
    })),
  );
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const change = useCallback((key: string, changed: Partial<QuickPhoto>) => {
    setPhotos((now) => now.map((photo) => (photo.key === key ? { ...photo, ...changed } : photo)));
  }, []);
  const drop = useCallback((key: string) => {
    setPhotos((now) => now.filter((photo) => photo.key !== key));
    void removePhoto(key);
  }, []);

  const restored = useRef(false);
  useEffect(() => {
    if (restored.current) return;
    restored.current = true;
    void removeOtherPhotos(namedPhotos());
    for (const { key, picture } of start) {
      if (picture) continue;
      const restore = async () => {
        const blob = await storedPhoto(key);
        if (!blob) return drop(key);
        change(key, { blob, status: 'here', url: await readPreview(blob) });
      };
      restore().catch(() => drop(key));
    }
  }, [start, change, drop]);

  const add = async (files: readonly File[]) => {
    const room = Math.max(most - photos.length, 0);
    const taken = files.slice(0, room).map((file) => ({ file, key: newKey() }));
    setRefused(files.slice(room).map(({ name }) => ({ name, issue: 'leftOut' })));
    const fresh = { picture: null, status: 'shrinking', url: null, blob: null, problem: null } as const;
    setPhotos((now) => [...now, ...taken.map(({ key }) => ({ ...fresh, key }))]);
    // One at a time: phones have memory for one.
    for (const { file, key } of taken) {
      try {
        const { blob, preview } = await shrinkPhoto(file);
        await storePhoto(key, blob);
        change(key, { blob, status: 'here', url: preview });
        onChosen(file.name);
      } catch (error) {
        drop(key);
        const issue = error instanceof PhotoError ? error.issue : 'unreadable';
        setRefused((now) => [...now, { name: file.name, issue }]);
      }
    }
  };

  const isSending = photos.some(({ status }) => status === 'sending');
  const next =
    isMember && isOnline && !isSending ? photos.find(({ status }) => status === 'here') : undefined;
  const nextKey = next?.key;
  const nextBlob = next?.blob;
  useEffect(() => {
    if (!nextKey || !nextBlob) return;
    change(nextKey, { status: 'sending', problem: null });
    const file = new File([nextBlob], 'photo', { type: nextBlob.type });
    sendPicture(site, file, { onShare: () => undefined, signal: new AbortController().signal }).then(
      (picture) => {
        change(nextKey, { status: 'sent', picture: postPhotoOf(picture) });
        void removePhoto(nextKey);
      },
      (error: unknown) => {
        const problem: FetchError =
          error instanceof ApiError ? error.problem : { status: 0, message: String(error) };
        // Uploads interrupted by the network restart once it is back.
        const isLost = problem.status === 0 && !navigator.onLine;
        change(nextKey, { status: isLost ? 'here' : 'failed', problem });
      },
    );
  }, [nextKey, nextBlob, change, site]);

  return {
    photos,
    refused,
    add: (files: readonly File[]) => void add(files),
    drop,
    retry: (key: string) => change(key, { status: 'here', problem: null }),
    toFront: (key: string) =>
      setPhotos((now) => now.toSorted((one, other) => Number(other.key === key) - Number(one.key === key))),
    clear: () => {
      for (const { key } of photos) void removePhoto(key);
      setPhotos([]);
      setRefused([]);
    },
  };
}
export type QuickPhotos = ReturnType<typeof useQuickPhotos>;
