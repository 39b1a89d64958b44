/** Bounds of what editors keep. Apart from the others, which every page loads. */
export const editingLimits = {
  /** What editors write: the parts of an entry, how many of a kind there may be, and a whole one as it is sent. */
  contentTitle: 200,
  contentSummary: 1_000,
  contentBody: 100_000,
  contentBytes: 1_048_576,
  buttonText: 40,
  link: 500,
  channels: 12,
  entriesOfKind: 300,
  statesMenu: 60,
  /** What the settings say. */
  siteName: 60,
  sectionName: 60,
  sectionHint: 140,
  settingText: 400,
  /** Wordings of one concept, and words beside a category's name. */
  conceptTerms: { min: 2, max: 40 },
  synonyms: 60,
  categories: 1_000,
  categoryName: 80,
  term: 60,
} as const;
