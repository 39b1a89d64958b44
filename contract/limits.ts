/** All limits of section 9 of the specification and all others, defined once. */
export const limits = {
  mobileBreakpointPx: 992,
  /** How long a confirmation of opening hours is displayed. */
  hoursConfirmedDays: 365,
  welcomeDelayMs: 60_000,
  modalCloseMs: 300,
  subscribedLabelMs: 4_000,
  inputClearMs: 100,
  warningToastMs: 3_000,
  toastMs: 3_000,
  /** A toast with an undo action is displayed longer. */
  undoToastMs: 12_000,
  alertStepMs: 1_000,
  typingStepMs: 100,
  footerSocialIcons: 6,
  heroBannerPx: 750,
  heroSquarePx: 456,
  password: { min: 8, max: 128 },
  /**
   * An emailed code: its digits, its lifetime, the number of wrong attempts that invalidate it, codes per account
   * and day.
   */
  code: { digits: 6, minutes: 10, tries: 5, aDay: 10, resendSeconds: 60 },
  /** A newsletter address that is submitted repeatedly gets a confirmation email once in this time. */
  newsletterAskMinutes: 10,
  /** An issue's subject and HTML, in characters of each language. */
  newsletter: {
    subject: 200,
    body: 60_000,
    /** After this many consecutive permanent failures an address gets no more email. */
    bounces: 3,
    bouncedAtOnce: 1_000,
    /** The request size: both languages, with Arabic letters escaped as `\u0627`. */
    bytes: 1_048_576,
  },
  /** The lifetime of emailed links, and of those for a new password: as long as codes are counted. */
  linkHours: 48,
  resetLinkHours: 24,
  /** A browser without a sign-in for this long is unknown to the account. */
  trustedDeviceDays: 180,
  /** A token expires after this time without use. */
  sessionIdleDays: 30,
  recoveryCodes: 10,
  /** Of one account, and how long what a passkey has to sign is valid. */
  passkeys: { ofAccount: 10, name: 60, challengeMinutes: 10 },
  /** How long a sign-in with an identity provider may take, and its values in characters. */
  identities: { requestMinutes: 10, subject: 255, next: 1_000, formBytes: 65_536 },
  /** Proofs of phone numbers: requests of a member a day, when to call, calls in the team's list, days stored. */
  phoneProofs: { aDay: 5, preferredTime: 200, mostCalls: 100, storedDays: 30 },
  accountName: 120,
  phone: 40,
  services: { min: 3, max: 9 },
  mainPhotos: { min: 3, max: 6 },
  galleryPhotos: { min: 6, max: 10 },
  /** Of an uploaded picture. */
  uploadBytes: 10_485_760,
  uploadPixels: 40_000_000,
  /** The longest side: cameras do not exceed it, and decoding takes a multiple of the memory of the pixels. */
  uploadSidePx: 30_000,
  /** Concurrent uploads of one page. */
  uploadsAtOnce: 2,
  /** The minimum side of a crop, in pixels. */
  cropSidePx: 100,
  /** The minimum size of a manual crop, if the picture allows it, and the maximum enlargement. */
  cropByHand: { sidePx: 200, zoom: 5 },
  /** The minimum of the longer side of a post's picture, in pixels. */
  postPicturePx: 400,
  /** Digits of a phone number with country code, by the International Telecommunication Union (E.164). */
  phoneDigits: { min: 7, max: 15 },
  /** Unused pictures are deleted after this time. */
  unusedMediaHours: 24,
  descriptionLines: { min: 1, max: 3 },
  defaultCityId: 0,
  /** Limits of the contact form; `bodyBytes` applies to all forms without files. */
  contact: { name: 120, phone: 40, message: 5_000, subject: 200, answer: 10_000 },
  bodyBytes: 65_536,
  /** A whole post, with Arabic letters escaped as `\u0627`. */
  postBytes: 262_144,
  /** The length of a push endpoint in characters, and of the part of an entry in a notification. */
  pushEndpoint: 1_000,
  pushText: 240,
  /** The number of entries in each section of the home page. */
  home: { businesses: 8, rentals: 4, products: 5, jobs: 4, events: 4, blogs: 4, news: 3, guide: 4 },
  /** Related entries beside a post, and beside an article. */
  similar: 4,
  related: 3,
  /** The initial results of each group when everything is searched. */
  searchGroup: 6,
  /** Requests from one address per number of seconds. */
  rates: {
    api: { points: 300, seconds: 300 },
    search: { points: 60, seconds: 60 },
    suggest: { points: 120, seconds: 60 },
    /** Rendered pages and pictures, weighted by cost; cached ones are free. Counted by each node separately. */
    render: { points: 600, seconds: 60 },
    gazetteer: { points: 120, seconds: 60 },
    /** Suggestions of category and price while a post is written. */
    guess: { points: 30, seconds: 60 },
    /** Browser reports: per network, and in total for one server. */
    browserReports: { points: 20, seconds: 60 },
    allBrowserReports: { points: 120, seconds: 60 },
    reveal: { points: 30, seconds: 3_600 },
    /** Emailed renewal links. */
    stillAvailable: { points: 30, seconds: 3_600 },
    /** Repeated actions of one address on one post count once in this time. */
    tally: { points: 1, seconds: 3_600 },
    messages: { points: 5, seconds: 600 },
    /** Messages between members, per account. */
    conversationMessages: { points: 60, seconds: 300 },
    reports: { points: 10, seconds: 3_600 },
    /** Reviews per account, including edits; and helpful votes. */
    reviews: { points: 20, seconds: 86_400 },
    helpful: { points: 120, seconds: 3_600 },
    /** API keys that a member creates, and requests with keys by network. */
    apiKeys: { points: 20, seconds: 86_400 },
    keyed: { points: 3_000, seconds: 300 },
    /** Seats that an account takes. */
    attendance: { points: 60, seconds: 3_600 },
    /** Claims of businesses, per account. */
    claims: { points: 5, seconds: 86_400 },
    /** Texts of one account that translate listings, each save of a draft included; and those a machine translates for one network. */
    translations: { points: 600, seconds: 3_600 },
    machineTranslations: { points: 30, seconds: 600 },
    /** Proposals for terms of the glossary, per account. */
    glossaryProposals: { points: 20, seconds: 86_400 },
    /** Alerts and their management links, per network; and confirmation emails per address. */
    alerts: { points: 30, seconds: 1_800 },
    alertEmails: { points: 6, seconds: 86_400 },
    crops: { points: 60, seconds: 1_800 },
    signIn: { points: 25, seconds: 300 },
    /** Per account, from all unknown browsers together, and from each known one. */
    signInAccount: { points: 25, seconds: 3_600 },
    /** Per account from one network, unless the browser is known: some of the total above is left to others. */
    signInNetwork: { points: 10, seconds: 3_600 },
    reset: { points: 5, seconds: 1_800 },
    /** Each view of the sign-in page requests what a passkey has to sign. */
    passkeyChallenges: { points: 60, seconds: 300 },
    /** Redirects to identity providers. */
    identityRequests: { points: 30, seconds: 300 },
    signUp: { points: 5, seconds: 1_800 },
    /** Proofs of one phone number, requests of one network for them, and its codes. */
    phoneNumber: { points: 5, seconds: 86_400 },
    phoneProofs: { points: 20, seconds: 86_400 },
    phoneCodes: { points: 30, seconds: 3_600 },
    uploads: { points: 30, seconds: 1_800 },
    /** Posts per account while it is new. */
    newAccountPosts: { points: 10, seconds: 86_400 },
  },
  /** A page of a list: `limit` 1 to 60, 24 by default. */
  page: { min: 1, max: 60, default: 24 },
  suggestions: 8,
  /** Suggested places in an address field. */
  gazetteer: { max: 40, default: 8 },
  query: { max: 200 },
  /** How long a listing counts as new on a map. */
  newOnMapDays: 7,
  /** How long an account counts as new. */
  newAccountDays: 30,
  /** The length of a message between members, in characters. */
  messageText: 2_000,
  /** Photos per message. */
  messagePhotos: 4,
  /** The number of members that a new account may start to write to per day. */
  newAccountPartners: 10,
  /** The number of recent messages in a report of a conversation, and of those that moderators can read. */
  reportedMessages: { excerpt: 20, conversation: 200 },
  /** Open event streams, and their heartbeat interval. */
  inboxStreams: { ofMember: 6, ofNode: 5_000, beatSeconds: 20 },
  /**
   * A text of at least this many characters reaches this many conversations per day; further copies wait for a
   * moderator, at most `waiting` of one member, with the titles of some of the posts.
   */
  sameText: { characters: 40, conversations: 5, waiting: 20, titles: 5 },
  /** How long a post is published before it has to be renewed; a business is published until it is closed. */
  postDays: { product: 30, rental: 60, job: 60 },
  /**
   * Events: the maximum days from the first to the last of a series, the assumed duration in minutes if the end is
   * unknown, and the maximum events and days of a calendar response. An external calendar contains at most this
   * many events.
   */
  events: {
    seriesDays: 366,
    usualMinutes: 120,
    ofCalendar: 100,
    calendarDays: 62,
    upcoming: 12,
    followed: 300,
  },
  /** Keys of programs: requests per day, valid keys per member, the length of a name; days of usage that are presented and stored. */
  apiKeys: { dailyQuota: 10_000, perMember: 5, name: 60, usageDays: 7, storedDays: 90 },
  attendance: { pollSeconds: 60, remindSeconds: 120 },
  /** Minutes of a day, and including the next morning for events that end after midnight. */
  clock: { min: 0, max: 1_439 },
  endClock: { min: 1, max: 1_799 },
  seats: { min: 1, max: 100_000 },
  eventRepeats: 120,
  /** How long before the expiry the poster is asked whether the post is still available. */
  expiryNoticeDays: 3,
  /** The interval of checks for posts that are about to expire, expired ones, and deleted ones to erase. */
  postAgeingSeconds: 600,
  /** Emails about unread messages: after this time, with at most this many conversations. */
  messageMails: { afterMinutes: 10, pollSeconds: 60, named: 5 },
  /**
   * Replies by email: the lifetime of an address in days, the size of an email with all attachments in bytes, and
   * the number of recent messages in an email that can be replied to. The maximum connections of the SMTP listener.
   */
  replyMails: { days: 30, bytes: 10_485_760, messages: 5, connections: 20 },
  alerts: {
    /** Per person. */
    ofReader: 30,
    /** The intervals of matching posts with alerts, and of sending due emails. */
    pollSeconds: 15,
    /** The minimum time between two emails to a person. */
    pauseMinutes: 60,
    /** The lifetimes of links that confirm an alert, and of those that manage alerts. */
    confirmHours: 48,
    linkDays: 30,
    /** How long a removed alert can be restored. */
    undoMinutes: 60,
    /** How long its row in the list offers to restore it. */
    undoRowMs: 10_000,
    /** The number of weeks from which the expected number of posts is estimated. */
    expectedWeeks: 4,
    /** How long before dates of saved rentals and jobs are reported. */
    nearDays: 3,
    /** A saved post that is published again is reported at most once in this time. */
    backDays: 7,
    /** The number of posts per alert in an email. */
    namedPosts: 5,
  },
  /** How long a deleted post can be restored. */
  undoDeleteMinutes: 60,
  /** Identical posts within this time are duplicates. */
  samePostSeconds: 60,
  idempotencyKey: 200,
  rejectReason: 1_000,
  /** The length of a field's name in characters. */
  fieldName: 60,
  /** How long a moderator claims an opened post; the page renews the claim while it is open. */
  claimSeconds: 120,
  /** The number of phrases that are flagged to moderators, and their length. */
  watchedPhrases: 500,
  watchedPhrase: 80,
  /** A price below this share of the median of similar posts is flagged, if there are at least this many. */
  lowPrice: { part: 0.4, fewest: 5, sample: 500 },
  /** The comment of a report. */
  reportText: 1_000,
  /** The role of a claimant, and their evidence. */
  claimWho: 200,
  claimDetail: 1_000,
  advertisement: { title: 90, text: 200 },
  title: { max: 140 },
  /** Content: lengths of its parts in characters, and the request size in bytes. */
  article: { body: 100_000, summary: 400, name: 80, slug: 80, position: 10_000, bytes: 1_048_576 },
  description: { max: 600 },
  body: { max: 20_000 },
  radiusKm: { min: 0.1, max: 100 },
  spansPerDay: 4,
  /** Days with special hours (holidays, Ramadan), and the maximum length of such a period. */
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
  /** Additional costs of a tenant. */
  fees: 12,
  feeName: 80,
  /**
   * Imports in the browser: file size, retention, displayed rows and problems, and how long an import can be
   * undone.
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
    /** The services that reviewers came for, and how many of them a page lists. */
    purposes: 3,
    listedPurposes: 4,
    /** The maximum age of a visit in months. */
    months: 12,
    /** The minimum age in days of an account that writes reviews. */
    accountDays: 3,
    answerDays: 14,
    /** The minimum number of reviews for an average. */
    rated: 5,
    /** Reviews per page. */
    page: 10,
    /** “4.5 and up”. */
    high: 4.5,
    /**
     * A burst: this many reviews of one subject within a day, and this multiple of its daily mean in the month
     * before.
     */
    burst: { reviews: 10, times: 5, days: 30 },
    /** The weight factors of signals about a review; all that apply are multiplied. */
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
