import type { EventDetail } from '../../../contract/events.ts';

/** The parts of an event's address; postal parts are as on an envelope, in either language. */
export function eventAddress({ venue, street, area, stateCode, zip }: EventDetail): string[] {
  const state = [stateCode, zip].filter(Boolean).join(' ');
  const parts = [venue, street, area.name, state].flatMap((part) => part || []);
  // A venue may be named after its street or area.
  return [...new Set(parts)];
}
