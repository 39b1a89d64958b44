/** How often an alert may write: within the hour, every morning, or on Friday mornings. */
export const alertFrequencies = ['now', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** Which list an alert follows: the search over everything, or the list of one kind. */
export const alertLists = ['search', 'businesses', 'products', 'rents', 'jobs'] as const;
export type AlertList = (typeof alertLists)[number];
