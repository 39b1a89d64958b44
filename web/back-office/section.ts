import type { ComponentType } from 'react';
import type { Ability, WaitingKind } from '../../contract/back-office.ts';
import type { Area, WordKey } from '../i18n/words.ts';
import type { IconName } from '../ui/Icon.tsx';

/** The props of a section's page. */
export interface SectionProps {
  /** The path segments after the section's own: `['job', '12']` in `/admin/queue/job/12`. */
  steps: readonly string[];
}

/** A back-office page whose code and messages load when it is opened. */
export interface LatePage {
  /** The message areas it loads. */
  words: readonly Area[];
  page: () => Promise<{ default: ComponentType<SectionProps> }>;
}

/** A section of the back office: `/admin/{path}` and everything below it. */
export interface Section extends LatePage {
  path: string;
  /** Users without this permission do not see the section. */
  ability: Ability;
  icon: IconName;
  name: WordKey;
  group: SectionGroup;
  /** The pending count displayed beside its name. */
  waiting?: WaitingKind;
}

/** The groups of sections in the menu, in order. */
export const sectionGroups = ['posts', 'site', 'people', 'records'] as const;
export type SectionGroup = (typeof sectionGroups)[number];

/** The path segments after `/admin`. */
export const stepsOf = (pathname: string): string[] =>
  pathname
    .split('/')
    .filter(Boolean)
    .slice(1)
    .map((step) => decodeURIComponent(step));
