/** The message files of what comes late or to few: forms of posts, the back office, alerts, recent searches, the tour, the welcome, services of others, reports, reviews, sharing, messages between members, what became of a post just sent, their public pages, what lists say of filters, prayer times, maps of lists. */
export const lateFiles = import.meta.glob<Record<string, string>>(
  [
    './*/posting-*.json',
    './*/admin*.json',
    './*/{conversations,members,tour,unread,welcome,outside,report,reviews,review-form,review-numbers,alerts,searches,filtering,saving,saved-posts,sent-posts,share,time,map}.json',
  ],
  { import: 'default' },
);
