import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { type DragHandlers, listenForDragging } from './dragging.ts';
import { movedTo, orderedAs } from './photo-order.ts';
import type { PostPhoto } from './post-photo.ts';

interface Options {
  list: RefObject<HTMLUListElement | null>;
  photos: readonly PostPhoto[];
  onChange: (change: (now: readonly PostPhoto[]) => readonly PostPhoto[]) => void;
  /** Announces a message to screen readers. */
  say: (words: string) => void;
}

/** The number of tiles in a row of the list. */
function tilesInRow(list: HTMLElement): number {
  const tops = [...list.children].map((item) => (item as HTMLElement).offsetTop);
  return Math.max(tops.filter((top) => top === tops[0]).length, 1);
}

/**
 * Reorders photos by pointer or keyboard: Space picks a photo up and drops it, arrow keys move it, Home and End
 * move it to the start and end, Escape cancels.
 */
export function useSorting({ list, photos, onChange, say }: Options) {
  const t = useWords();
  const { dir } = useSite();
  const [taken, setTaken] = useState<number | null>(null);
  const [isDragging, setDragging] = useState(false);
  const before = useRef<readonly number[]>([]);
  const total = photos.length;
  const placeOf = (id: number) => photos.findIndex((photo) => photo.id === id);

  const take = (id: number) => {
    before.current = photos.map((photo) => photo.id);
    setTaken(id);
    say(t('posting-photos:taken', { place: placeOf(id) + 1, total }));
  };
  const move = (id: number, place: number) => {
    const to = Math.min(Math.max(place, 0), total - 1);
    if (to === placeOf(id)) return;
    onChange((now) => movedTo(now, id, to));
    say(t('posting-photos:moved', { place: to + 1, total }));
  };
  const leave = (id: number, isDropped: boolean) => {
    setTaken(null);
    setDragging(false);
    if (!isDropped) onChange((now) => orderedAs(now, before.current));
    const place = isDropped ? placeOf(id) : before.current.indexOf(id);
    say(t(isDropped ? 'posting-photos:left' : 'posting-photos:putBack', { place: place + 1, total }));
  };

  const latest: DragHandlers = {
    onTaken: (id) => {
      setDragging(true);
      take(id);
    },
    onMove: move,
    onLeft: leave,
  };
  const handlers = useRef(latest);
  useEffect(() => {
    handlers.current = latest;
  });
  const hasList = total > 0;
  useEffect(() => {
    if (!hasList || !list.current) return;
    return listenForDragging(list.current, () => handlers.current);
  }, [hasList, list]);

  const onKeyDown = (id: number) => (event: KeyboardEvent) => {
    const { key } = event;
    const isTaken = taken === id;
    if (key === ' ' && total > 1) {
      event.preventDefault();
      if (isTaken) leave(id, true);
      else take(id);
      return;
    }
    if (!isTaken) return;
    if (key === 'Tab') return leave(id, true);
    const row = list.current ? tilesInRow(list.current) : 1;
    const on = dir === 'rtl' ? -1 : 1;
    const steps: Record<string, number> = {
      ArrowRight: on,
      ArrowLeft: -on,
      ArrowDown: row,
      ArrowUp: -row,
      Home: -total,
      End: total,
    };
    const step = steps[key];
    if (step === undefined && key !== 'Enter' && key !== 'Escape') return;
    event.preventDefault();
    if (step !== undefined) move(id, placeOf(id) + step);
    else leave(id, key === 'Enter');
  };
  /** Buttons are activated on release of Space, which here only picked the photo up. */
  const onKeyUp = (event: KeyboardEvent) => event.key === ' ' && event.preventDefault();

  const handlersOf = (id: number) => ({
    onKeyDown: onKeyDown(id),
    onKeyUp,
    /** Moving the focus elsewhere drops the photo. */
    onBlur: () => taken === id && !isDragging && leave(id, true),
  });

  return { taken, isDragging, move, handlersOf };
}
