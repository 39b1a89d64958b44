import { eventPath } from '../../addresses.ts';
import type { HeadContext } from '../../loading.ts';
import { absoluteOn } from '../../structured-data/absolute.ts';
import { eventData } from '../../structured-data/event.ts';
import type { StructuredData } from '../../structured-data/values.ts';
import { wayData } from '../../structured-data/way.ts';
import { eventCrumbs } from './event-crumbs.ts';

/** What the page of an event is to search engines, and the way to it. */
export function eventStructuredData({ state, site, t }: HeadContext): (StructuredData | null)[] {
  const found = state.event.event.data;
  if (!found) return [];
  return [eventData(found, eventPath(found), absoluteOn(site)), wayData(eventCrumbs(found, t), site)];
}
