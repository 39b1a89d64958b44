/** The message files of what comes late or to few: forms of posts, the back office, alerts, recent searches, the tour, the welcome, services of others, reports, reviews, sharing, messages between members, what became of a post just sent, their public pages, what lists say of filters, prayer times, maps of lists, days of the Hijri year, events, translations, opening times and ratings on cards, what cards of rentals, jobs and articles say. */
export const lateFiles = import.meta.glob<Record<string, string>>(
  [
    './*/posting-*.json',
    './*/admin*.json',
    './*/{article-cards,conversations,members,tour,passkeys,translations,two-step,unread,welcome,outside,report,reviews,review-form,review-numbers,alerts,searches,filtering,saving,saved-posts,sent-posts,share,time,hijri,events,event-cards,event-lists,event-page,place-cards,job-cards,rental-cards,map}.json',
  ],
  { import: 'default' },
);
