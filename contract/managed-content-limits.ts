/** Limits of managed content. Separate from the others, which every page loads. */
export const editingLimits = {
  /** Limits of entries: their fields, the number per type, and the size of a whole one in requests. */
  contentTitle: 200,
  contentSummary: 1_000,
  contentBody: 100_000,
  contentBytes: 1_048_576,
  buttonText: 40,
  link: 500,
  channels: 12,
  entriesOfKind: 300,
  statesMenu: 60,
  /** Limits of the settings. */
  siteName: 60,
  sectionName: 60,
  sectionHint: 140,
  settingText: 400,
  /** Wordings of one concept, and synonyms of a category. */
  conceptTerms: { min: 2, max: 40 },
  synonyms: 60,
  categories: 1_000,
  categoryName: 80,
  term: 60,
  /** Forms of a term in each language, beside the term itself, and the length of a note. */
  glossary: { terms: 1_000, forms: 12, note: 300 },
  /** The reason of a proposed wording. */
  proposalReason: 300,
} as const;
