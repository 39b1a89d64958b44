/* What posters are made for. Knows no schema, so that their page need not carry any. */

export const posterKinds = ['business', 'product', 'rent', 'job', 'event', 'neighborhood'] as const;
export type PosterKind = (typeof posterKinds)[number];

/** What a poster invites to; reviews are of businesses only. */
export const posterGoals = ['page', 'review'] as const;
export type PosterGoal = (typeof posterGoals)[number];
