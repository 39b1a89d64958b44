import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../../site.tsx';
import { pageUploads } from './page-uploads.ts';
import { withArrived } from './photo-order.ts';
import type { PostPhoto } from './post-photo.ts';
import { keepThumbnail } from './thumbnails.ts';
import type { Upload } from './uploads.ts';

const nothing: readonly Upload[] = [];
const noSubscription = () => () => undefined;

/** Whether a form has to wait for uploads, or for the user to retry or cancel them. */
const isBusy = (list: readonly Upload[]) => list.some(({ status }) => status !== 'refused');

interface Options {
  name: string;
  onChange: (change: (now: readonly PostPhoto[]) => readonly PostPhoto[]) => void;
  /** Called with an uploaded photo. */
  onArrival: (photo: PostPhoto) => void;
  onBusyChange: ((busy: boolean) => void) | undefined;
  /** The photos belong to a message. */
  isPrivate?: boolean;
}

/** The uploads of a photo field and their actions. */
export function useUploads({ name, isPrivate, ...handlers }: Options) {
  const site = useSite();
  const { pathname, search } = useLocation();
  // Editing a post (`?id=`) is a form of its own, different from that of a new post.
  const field = `${pathname} ${new URLSearchParams(search).get('id') ?? 'new'} ${name}`;
  const uploads = typeof document === 'undefined' ? null : pageUploads(site);
  const list = useSyncExternalStore(
    uploads?.subscribe ?? noSubscription,
    () => uploads?.of(field) ?? nothing,
    () => nothing,
  );
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  useEffect(() => {
    if (!uploads) return;
    return uploads.attach(field, (picture, { replaces }) => {
      const { id, url, width, height, placeholder } = picture;
      const photo = { id, url, width, height, placeholder, alt: '' };
      keepThumbnail(picture);
      latest.current.onChange((now) => withArrived(now, photo, uploads.turnOf, replaces));
      latest.current.onArrival(photo);
    });
  }, [uploads, field]);

  const busy = isBusy(list);
  const said = useRef(false);
  useEffect(() => {
    if (said.current === busy) return;
    said.current = busy;
    latest.current.onBusyChange?.(busy);
  }, [busy]);
  // A form that moved to its next step is still notified when the uploads finish.
  useEffect(() => {
    if (!uploads) return;
    return () => {
      if (!said.current) return;
      const stop = uploads.subscribe(() => {
        if (isBusy(uploads.of(field))) return;
        stop();
        said.current = false;
        latest.current.onBusyChange?.(false);
      });
    };
  }, [uploads, field]);

  return {
    list,
    add: (files: readonly File[], replaces: number | null = null) =>
      uploads?.add(field, files, { replaces, isPrivate }),
    retry: (turn: number) => uploads?.retry(turn),
    cancel: (turn: number) => uploads?.cancel(turn),
  };
}
