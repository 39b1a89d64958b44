import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Fetched } from '../../state/create-fetch-slice.ts';
import { readSection, type SectionData } from '../../state/home-sections.ts';
import { useAppDispatch, useAppSelector } from '../../store.ts';
import { whenNear } from '../../ui/when-near.ts';
import type { Section, SectionBody, SectionName } from './section-list.ts';

/** The components of the sections loaded so far: a page that is returned to has them at once. */
const bodies = new Map<SectionName, SectionBody>();

/** Sets the component of a section in advance: for server rendering. */
export function drawnAtOnce(name: SectionName, body: SectionBody): void {
  bodies.set(name, body);
}

export interface SectionState {
  element: RefObject<HTMLElement | null>;
  /** Its data, as its component expects it. */
  data: never;
  /** Null until loaded. */
  Body: SectionBody | null;
  status: 'waiting' | 'shown' | 'failed';
  retry: () => void;
}

/** Loads the data and the code of a section when it comes near the viewport. */
export function useSection({ name, query, body }: Section): SectionState {
  const dispatch = useAppDispatch();
  const { data, status } = useAppSelector(
    (state): Fetched<SectionData[SectionName]> => state.homeSections[name],
  );
  const [Body, setBody] = useState(() => bodies.get(name) ?? null);
  const [isStuck, setStuck] = useState(false);
  const [element, isNear] = useNear<HTMLElement>();

  const bring = useCallback(() => {
    setStuck(false);
    void dispatch(readSection(name, query));
    body().then(
      (module) => {
        bodies.set(name, module.default);
        setBody(() => module.default);
      },
      () => setStuck(true),
    );
  }, [dispatch, name, query, body]);
  useEffect(() => {
    if (isNear) bring();
  }, [isNear, bring]);

  const hasFailed = status === 'failed' || (isStuck && !Body);
  const isVisible = status === 'succeeded' && Body !== null;
  return {
    element,
    // Each component takes the data of its own section: the list of sections ensures that they match.
    data: data as never,
    Body,
    status: hasFailed ? 'failed' : isVisible ? 'shown' : 'waiting',
    retry: bring,
  };
}

/** The distance from the viewport at which something starts to load, in pixels. */
const marginPx = 600;

/** Whether an element has come near the viewport, from then on always true. */
function useNear<E extends Element>(): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    return whenNear(element.current, `${marginPx}px 0px`, () => setNear(true));
  }, [isNear]);
  return [element, isNear];
}
