import type { ComponentType } from 'react';
import type { Ability, WaitingKind } from '../../contract/back-office.ts';
import type { Area, WordKey } from '../i18n/words.ts';
import type { IconName } from '../ui/Icon.tsx';

/** What a section's page is given. */
export interface SectionProps {
  /** The steps of the address that follow the section's own: `['job', '12']` in `/admin/queue/job/12`. */
  steps: readonly string[];
}

/** A page of the back office, whose code and words come when it is opened. */
export interface LatePage {
  /** The areas of words that come with it. */
  words: readonly Area[];
  page: () => Promise<{ default: ComponentType<SectionProps> }>;
}

/** A place of the back office: `/admin/{path}` and all below it. */
export interface Section extends LatePage {
  path: string;
  /** Whoever has it not does not see the section. */
  ability: Ability;
  icon: IconName;
  name: WordKey;
  group: SectionGroup;
  /** What of it may wait; the number stands beside its name. */
  waiting?: WaitingKind;
}

/** How the sections are put together in the menu, in its order. */
export const sectionGroups = ['posts', 'site', 'people', 'records'] as const;
export type SectionGroup = (typeof sectionGroups)[number];

/** The steps of an address after `/admin`. */
export const stepsOf = (pathname: string): string[] =>
  pathname
    .split('/')
    .filter(Boolean)
    .slice(1)
    .map((step) => decodeURIComponent(step));
