/** Every number of the specification's section 9 and every other bound, named once. */
export const limits = {
  mobileBreakpointPx: 992,
  welcomeDelayMs: 60_000,
  modalCloseMs: 300,
  subscribedLabelMs: 4_000,
  inputClearMs: 100,
  warningToastMs: 3_000,
  toastMs: 3_000,
  /** A message with a way to take back what was done stays longer. */
  undoToastMs: 12_000,
  alertStepMs: 1_000,
  typingStepMs: 100,
  footerSocialIcons: 6,
  heroBannerPx: 750,
  heroSquarePx: 456,
  password: { min: 8, max: 128 },
  /** A code sent by mail: its digits, its life, wrong tries until it is dead, codes a day for one account. */
  code: { digits: 6, minutes: 10, tries: 5, aDay: 10, resendSeconds: 60 },
  /** An address that is typed for the newsletter again and again is asked to confirm once in this time. */
  newsletterAskMinutes: 10,
  /** An issue's subject and HTML, characters of each language. */
  newsletter: {
    subject: 200,
    body: 60_000,
    /** So many refusals for good, one after the other, and an address is not written to any more. */
    bounces: 3,
    bouncedAtOnce: 1_000,
    /** As sent: both languages, Arabic letters written as `\u0627` and all. */
    bytes: 1_048_576,
  },
  /** How long a link in a mail works, and one for a new password: as long as codes are counted. */
  linkHours: 48,
  resetLinkHours: 24,
  /** A browser in which nobody signed in for so long is a stranger to the account. */
  trustedDeviceDays: 180,
  /** A token that nobody used for so long is dead. */
  sessionIdleDays: 30,
  recoveryCodes: 10,
  /** Of one account, and how long what a passkey has to sign is valid. */
  passkeys: { ofAccount: 10, name: 60, challengeMinutes: 10 },
  accountName: 120,
  phone: 40,
  services: { min: 3, max: 9 },
  mainPhotos: { min: 3, max: 6 },
  galleryPhotos: { min: 6, max: 10 },
  /** Of a picture, as it is sent. */
  uploadBytes: 10_485_760,
  uploadPixels: 40_000_000,
  /** The longest side: no camera makes longer ones, and the decoder takes many times the memory of its pixels for them. */
  uploadSidePx: 30_000,
  /** Files of one page that are sent at the same time. */
  uploadsAtOnce: 2,
  /** No side of what is cut out of a picture is shorter, in pixels. */
  cropSidePx: 100,
  /** What is cut by hand is not made smaller than this, where the picture allows it, nor enlarged more than so often. */
  cropByHand: { sidePx: 200, zoom: 5 },
  /** The longer side of a picture of a post, in pixels. */
  postPicturePx: 400,
  /** Digits of a telephone number with its country, as the International Telecommunication Union has it (E.164). */
  phoneDigits: { min: 7, max: 15 },
  /** A picture that nothing names by then is removed. */
  unusedMediaHours: 24,
  descriptionLines: { min: 1, max: 3 },
  defaultCityId: 0,
  /** What the contact form takes; `bodyBytes` is for any form without files. */
  contact: { name: 120, phone: 40, message: 5_000, subject: 200, answer: 10_000 },
  bodyBytes: 65_536,
  /** A whole post, its Arabic letters written as `\u0627` and all. */
  postBytes: 262_144,
  /** Characters of a push endpoint, and how much of an entry a notification contains. */
  pushEndpoint: 1_000,
  pushText: 240,
  /** How many entries each section of the home page shows. */
  home: { businesses: 8, rentals: 4, products: 5, jobs: 4, events: 4, blogs: 4, news: 3, guide: 4 },
  /** Related entries beside a post, and beside an article. */
  similar: 4,
  related: 3,
  /** First results of each group where everything is searched. */
  searchGroup: 6,
  /** Requests from one address in so many seconds. */
  rates: {
    api: { points: 300, seconds: 300 },
    search: { points: 60, seconds: 60 },
    suggest: { points: 120, seconds: 60 },
    /** Pages and pictures that are made anew, by what each costs; cached ones are free. Of each node by itself. */
    render: { points: 600, seconds: 60 },
    gazetteer: { points: 120, seconds: 60 },
    /** Guesses of a category and a price, while somebody writes what they sell. */
    guess: { points: 30, seconds: 60 },
    /** Reports that browsers send by themselves: of one network, and that one server takes in all. */
    browserReports: { points: 20, seconds: 60 },
    allBrowserReports: { points: 120, seconds: 60 },
    reveal: { points: 30, seconds: 3_600 },
    /** Links of mails that say «still available». */
    stillAvailable: { points: 30, seconds: 3_600 },
    /** What one address does with one post counts once in this time. */
    tally: { points: 1, seconds: 3_600 },
    messages: { points: 5, seconds: 600 },
    /** Messages between members, of one account. */
    conversationMessages: { points: 60, seconds: 300 },
    reports: { points: 10, seconds: 3_600 },
    /** Reviews of one account, its edits included; and what it calls helpful. */
    reviews: { points: 20, seconds: 86_400 },
    helpful: { points: 120, seconds: 3_600 },
    /** Claims of businesses, of one account. */
    claims: { points: 5, seconds: 86_400 },
    /** Texts of one account that translate listings, each save of a draft included; and those a machine translates for one network. */
    translations: { points: 600, seconds: 3_600 },
    machineTranslations: { points: 30, seconds: 600 },
    /** Alerts and links to manage them, from one network; and emails that ask one address. */
    alerts: { points: 30, seconds: 1_800 },
    alertEmails: { points: 6, seconds: 86_400 },
    crops: { points: 60, seconds: 1_800 },
    signIn: { points: 25, seconds: 300 },
    /** Of one account, from all browsers in which it is not known together, and from each in which it is. */
    signInAccount: { points: 25, seconds: 3_600 },
    /** Of one account from one network, unless the browser is known: others are left some of the above. */
    signInNetwork: { points: 10, seconds: 3_600 },
    reset: { points: 5, seconds: 1_800 },
    /** Each view of the sign-in page requests what a passkey has to sign. */
    passkeyChallenges: { points: 60, seconds: 300 },
    signUp: { points: 5, seconds: 1_800 },
    uploads: { points: 30, seconds: 1_800 },
    /** Posts of one account while it is new. */
    newAccountPosts: { points: 10, seconds: 86_400 },
  },
  /** A page of a list: `limit` 1 to 60, 24 by default. */
  page: { min: 1, max: 60, default: 24 },
  suggestions: 8,
  /** Places that complete an address. */
  gazetteer: { max: 40, default: 8 },
  query: { max: 200 },
  /** A listing counts as new on a map for so long. */
  newOnMapDays: 7,
  /** An account counts as new for so long. */
  newAccountDays: 30,
  /** Characters of one message between members. */
  messageText: 2_000,
  /** Photos of one message. */
  messagePhotos: 4,
  /** To so many people a new account may begin to write in a day. */
  newAccountPartners: 10,
  /** The last messages that come with a report of a conversation, and those that moderators can read of it. */
  reportedMessages: { excerpt: 20, conversation: 200 },
  /** Open streams of events, and how often each one beats. */
  inboxStreams: { ofMember: 6, ofNode: 5_000, beatSeconds: 20 },
  /** A text of at least so many characters may go to so many conversations in a day. */
  sameText: { characters: 40, conversations: 5 },
  /** How long a post is shown before it has to be renewed; a business is shown until it is closed. */
  postDays: { product: 30, rental: 60, job: 60 },
  /**
   * Events: a series ends within so many days of its first one, each of its evenings counts so many minutes where nobody
   * says when it ends, and a calendar answers so many at once, of so many days. A
   * calendar of another program follows so many events.
   */
  events: {
    seriesDays: 366,
    usualMinutes: 120,
    ofCalendar: 100,
    calendarDays: 62,
    upcoming: 12,
    followed: 300,
  },
  /** Minutes of a day, and for what ends after midnight those of the next morning. */
  clock: { min: 0, max: 1_439 },
  endClock: { min: 1, max: 1_799 },
  seats: { min: 1, max: 100_000 },
  eventRepeats: 120,
  /** The poster is asked «still available?» so long before. */
  expiryNoticeDays: 3,
  /** So often is looked for posts whose day is near or past, and for deleted ones that are to go. */
  postAgeingSeconds: 600,
  /** Emails about messages that stay unread for so long; each names so many conversations. */
  messageMails: { afterMinutes: 10, pollSeconds: 60, named: 5 },
  /**
   * Answers by mail: an address works for so many days, a mail has so many bytes with all attachments, and a mail that
   * can be answered says so many of the last messages. The SMTP listener takes so many connections at once.
   */
  replyMails: { days: 30, bytes: 10_485_760, messages: 5, connections: 20 },
  alerts: {
    /** Of one person. */
    ofReader: 30,
    /** How often posts are compared with alerts, and how often due emails are sent. */
    pollSeconds: 15,
    /** So long after an email a person gets no other one. */
    pauseMinutes: 60,
    /** Links that confirm an alert work for so long, those that manage alerts for so long. */
    confirmHours: 48,
    linkDays: 30,
    /** A removed alert can be restored for so long. */
    undoMinutes: 60,
    /** Its place in the list offers so for so long. */
    undoRowMs: 10_000,
    /** So many weeks tell how much to expect. */
    expectedWeeks: 4,
    /** Days of saved homes and jobs are reported when they are so near. */
    nearDays: 3,
    /** A saved post that comes back again within so long is not told of twice. */
    backDays: 7,
    /** An email names so many posts of each alert. */
    namedPosts: 5,
  },
  /** A deleted post can be had back for so long. */
  undoDeleteMinutes: 60,
  /** The same post sent again within this time makes no second one. */
  samePostSeconds: 60,
  idempotencyKey: 200,
  rejectReason: 1_000,
  /** Characters of the name of a field. */
  fieldName: 60,
  /** Whoever opens what waits has it for so long; the page says so anew while it is open. */
  claimSeconds: 120,
  /** Phrases that moderators are notified of where a post has them, and how long one may be. */
  watchedPhrases: 500,
  watchedPhrase: 80,
  /** A price below this part of what half of its like cost less than is flagged, if there are so many of them. */
  lowPrice: { part: 0.4, fewest: 5, sample: 500 },
  /** What a visitor may add to a report. */
  reportText: 1_000,
  /** Who somebody is to the business that they claim, and how that can be seen. */
  claimWho: 200,
  claimDetail: 1_000,
  advertisement: { title: 90, text: 200 },
  title: { max: 140 },
  /** What editors write: characters of its parts, and bytes of it all as it is sent. */
  article: { body: 100_000, summary: 400, name: 80, slug: 80, position: 10_000, bytes: 1_048_576 },
  description: { max: 600 },
  body: { max: 20_000 },
  radiusKm: { min: 0.1, max: 100 },
  spansPerDay: 4,
  /** Days that differ from the week (feasts, Ramadan), and how long one such time may last. */
  specialPeriods: 12,
  specialPeriodDays: 62,
  specialName: 80,
  priceCents: { min: 0, max: 100_000_000_00 },
  areaSqFt: { min: 1, max: 100_000 },
  bedrooms: { min: 0, max: 20 },
  bathrooms: { min: 0, max: 20 },
  year: { min: 1900, max: 2100 },
  mileage: { min: 0, max: 2_000_000 },
  street: 200,
  serviceName: 80,
  pictureAlt: 200,
  postImages: { min: 1, max: 10 },
  categoriesPerBusiness: 6,
  certifier: 120,
  /** What a tenant pays besides the rent. */
  fees: 12,
  feeName: 80,
  /**
   * What is imported in the browser: a file, how long it is kept, what of it is shown and told, and for how long an
   * import can be undone.
   */
  transfer: {
    bytes: 52_428_800,
    rows: 100_000,
    fileHours: 24,
    previewRows: 5,
    listedProblems: 1_000,
    undoDays: 30,
    mappingName: 80,
    sourceName: 60,
  },
  reviews: {
    text: { min: 20, max: 1_500 },
    answer: 1_500,
    photos: 4,
    /** What somebody came for, and how much of it a page lists. */
    purposes: 3,
    listedPurposes: 4,
    /** Months back that a visit may be. */
    months: 12,
    /** An account may write from its so many-th day. */
    accountDays: 3,
    answerDays: 14,
    /** Fewer have no average. */
    rated: 5,
    /** Reviews of one page. */
    page: 10,
    /** «4.5 and up». */
    high: 4.5,
    /** So many of one business within a day, and so many times its daily mean of a month before, are a burst. */
    burst: { reviews: 10, times: 5, days: 30 },
    /** How far what speaks against a review lowers its weight; all that is found is multiplied. */
    weights: {
      newAccount: 0.8,
      copied: 0.2,
      sameNetwork: 0.5,
      sameDevice: 0.3,
      ownersNetwork: 0.1,
      least: 0.05,
    },
  },
  /** Published texts after which a volunteer may review those of others. */
  translations: { untilReviewer: 3 },
  leaseMonths: { min: 1, max: 120 },
  subwayLines: 8,
} as const;
