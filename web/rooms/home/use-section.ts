import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Fetched } from '../../state/create-fetch-slice.ts';
import { readSection, type SectionData } from '../../state/home-sections.ts';
import { useAppDispatch, useAppSelector } from '../../store.ts';
import type { Section, SectionBody, SectionName } from './section-list.ts';
import { useNear } from './use-near.ts';

/** What draws the sections, as far as it has come: a page that is come back to has it at once. */
const bodies = new Map<SectionName, SectionBody>();

/** Gives a section its body before it is near: for what is drawn on the server. */
export function drawnAtOnce(name: SectionName, body: SectionBody): void {
  bodies.set(name, body);
}

export interface SectionState {
  element: RefObject<HTMLElement | null>;
  /** What it has read, as its body takes it. */
  data: never;
  /** Null until it has come. */
  Body: SectionBody | null;
  status: 'waiting' | 'shown' | 'failed';
  retry: () => void;
}

/** Reads a section, and brings the code that draws it, when it comes near the view. */
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
    // Each section's body takes its own data: which one belongs to which is decided by the list of sections.
    data: data as never,
    Body,
    status: hasFailed ? 'failed' : isVisible ? 'shown' : 'waiting',
    retry: bring,
  };
}
