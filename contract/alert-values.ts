/** How often an alert may write: within the hour, every morning, or on Friday mornings. */
export const alertFrequencies = ['now', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** Which list an alert follows: the search over everything, or the list of one kind. */
export const alertLists = ['search', 'businesses', 'products', 'rents', 'jobs', 'events'] as const;
export type AlertList = (typeof alertLists)[number];

/** What members are notified of about saved posts: a lower price, a post that is back, and days that are near. */
export const savedEvents = ['price', 'back', 'closing', 'moving'] as const;
export type SavedEvent = (typeof savedEvents)[number];

/**
 * What an emailed link does: confirm an alert, move the alerts of its reader to the address that received it, or
 * manage them.
 */
export const alertLinkActs = ['confirm', 'address', 'manage'] as const;
export type AlertLinkAct = (typeof alertLinkActs)[number];

/** The outcomes of forms without scripts, which the page displays. */
export const alertOutcomes = [
  'saved',
  'removed',
  'stopped',
  'confirmed',
  'mailed',
  'moved',
  'failed',
] as const;
export type AlertOutcome = (typeof alertOutcomes)[number];

/** The page with the form of a new alert, for browsers without scripts; the query of the list is one of an address. */
export function newAlertPath(subject: {
  list: string;
  path: string;
  query: string;
  invalid?: string;
}): string {
  return `/alerts?${new URLSearchParams(subject)}`;
}

/** The page of an emailed link, with the outcome of a form and the id of the alert that it removed. */
export function alertsPath(link: {
  act: AlertLinkAct;
  token: string;
  outcome?: AlertOutcome;
  removed?: string;
}): string {
  return `/alerts?${new URLSearchParams(link)}`;
}
