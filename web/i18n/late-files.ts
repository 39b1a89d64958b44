/** The message files of what comes late or to few: alerts, recent searches, the tour, the welcome, services of others, reports, reviews, sharing, messages between members, what became of a post just sent, their public pages, what lists say of filters, prayer times, maps of lists, days of the Hijri year, events, seats of events, keys of programs, translations, posters, matches, open data, the newsletter, opening times and ratings on cards, what cards of rentals, jobs and articles say. */
const lateFiles = import.meta.glob<Record<string, string>>(
  [
    './*/{api-keys,article-cards,attendance,conversations,members,tour,passkeys,translate,translations,two-step,matches,newsletter,open-data,posters,unread,welcome,outside,report,reviews,review-form,review-numbers,alerts,searches,filtering,saving,saved-posts,sent-posts,share,time,hijri,events,event-cards,event-lists,event-page,place-cards,job-cards,rental-cards,map}.json',
  ],
  { import: 'default' },
);

/** Reads a message file that is loaded late; undefined if there is none. */
export async function readLateFile(path: string): Promise<Record<string, string> | undefined> {
  // The forms and the back office have more files than all else together: lists need not load their addresses.
  const read = lateFiles[path] ?? (await import('./work-files.ts')).workFiles[path];
  return read?.();
}
