import type { ListingKind } from '../../../contract/categories.ts';

/** The dependencies of an API read: the tags that invalidate the response. */
export interface ReadTags {
  tags: readonly string[];
  /** The type of the single record that is read, whose id is the second segment of the path. */
  record?: ListingKind;
  /** Reads the member whose id is the second segment of the path. */
  isMember?: boolean;
  /** Depends on what is open now, and so changes every minute. */
  byMinute?: boolean;
}

const kinds: ListingKind[] = ['business', 'product', 'rental', 'job', 'event'];
const written = ['content:blog', 'content:news', 'content:guide'];

/** Reads that are not listed here depend on every tag. */
const unknown: ReadTags = { tags: ['*'] };

/** The reads of pages, by path below the base path. */
const reads: [path: RegExp, tags: ReadTags][] = [
  [/^general-settings$/, { tags: ['settings', 'catalog', 'counts', 'advertisement'] }],
  [/^(cities|listings)$/, { tags: ['catalog', 'counts'] }],
  [/^businesses\/map$/, { tags: ['business', 'catalog'], byMinute: true }],
  [/^rents\/map$/, { tags: ['rental', 'catalog'] }],
  [/^businesses$/, { tags: ['business', 'catalog'], byMinute: true }],
  [/^businesses\/\d+$/, { tags: ['catalog'], record: 'business', byMinute: true }],
  [/^businesses\/\d+\/reviews$/, { tags: ['catalog'], record: 'business', byMinute: true }],
  [/^review-numbers$/, { tags: ['business'], byMinute: true }],
  [/^rents\/web\/looking_for$/, { tags: ['rental', 'catalog'] }],
  [/^rents\/\d+$/, { tags: ['catalog'], record: 'rental' }],
  [/^filter-market$/, { tags: ['product', 'catalog'] }],
  [/^products\/\d+$/, { tags: ['catalog'], record: 'product' }],
  [/^jobs\/web\/looking_for$/, { tags: ['job', 'catalog'] }],
  [/^jobs\/\d+$/, { tags: ['catalog'], record: 'job' }],
  // Past events leave the lists of days, and available seats change.
  [/^events(\/calendar)?$/, { tags: ['event', 'catalog'], byMinute: true }],
  [/^events\/\d+$/, { tags: ['catalog'], record: 'event', byMinute: true }],
  [/^search(\/suggest)?$/, { tags: [...kinds, ...written, 'catalog'], byMinute: true }],
  [
    /^home(\/businesses)?$/,
    {
      tags: [...kinds, ...written, 'content:hero', 'advertisement', 'content:app', 'catalog'],
      byMinute: true,
    },
  ],
  [/^neighborhoods$/, { tags: ['catalog', 'counts'] }],
  [/^neighborhoods\/[^/]+$/, { tags: [...kinds, ...written, 'catalog', 'counts'], byMinute: true }],
  [/^members\/\d+$/, { tags: [...kinds, 'catalog', 'member:*'], isMember: true, byMinute: true }],
  // Files that are written once a day.
  [/^open-data$/, { tags: [], byMinute: true }],
  [/^app-promotion$/, { tags: ['content:app'] }],
  [/^our_services$/, { tags: ['content:service', 'settings', 'catalog', 'counts'] }],
  [/^welcome_screen$/, { tags: ['content:welcome'] }],
  [/^about$/, { tags: ['content:about'] }],
  [/^contact-page$/, { tags: ['content:contact'], byMinute: true }],
  [/^pages\/[^/]+$/, { tags: ['content:page'] }],
  [/^faqs$/, { tags: ['content:faq', 'catalog'] }],
  [/^blogs\/web(\/|$)/, { tags: ['content:blog', 'catalog'] }],
  [/^news(\/|$)/, { tags: ['content:news', 'catalog'] }],
  [/^user-guide(\/|$)/, { tags: ['content:guide', 'catalog'] }],
];

/** @param path of a read, below the base path and without query */
export function tagsOfRead(path: string): ReadTags {
  const readTags = reads.find(([pattern]) => pattern.test(path))?.[1] ?? unknown;
  return readTags.isMember
    ? { ...readTags, tags: [...readTags.tags, `member:${path.split('/')[1]}`] }
    : readTags;
}

/** The tags of a single record's response: its own, and those of similar records beside it. */
export function recordTags(kind: ListingKind, path: string, answer: unknown): string[] {
  const { similar = [] } = (answer as { data?: { similar?: { id: number }[] } } | undefined)?.data ?? {};
  const ids = [path.split('/')[1] ?? '', ...similar.map(({ id }) => id)];
  return [`${kind}:*`, ...ids.map((id) => `${kind}:${id}`)];
}
