import type { Lang } from './locales.ts';

/** What can be subscribed to as RSS. */
export const feedKinds = ['businesses', 'rentals', 'jobs', 'products', 'events', 'blogs', 'news'] as const;
export type FeedKind = (typeof feedKinds)[number];

/** The newest entries of a feed. */
export const feedLength = 50;

export function feedPath(kind: FeedKind, lang: Lang): string {
  return `/feeds/${kind}.xml?lang=${lang}`;
}

/** The feeds of a language, for `<link rel="alternate" type="application/rss+xml">`. */
export function feedLinks(lang: Lang): { kind: FeedKind; type: string; href: string }[] {
  return feedKinds.map((kind) => ({ kind, type: 'application/rss+xml', href: feedPath(kind, lang) }));
}
