/* The values of translations. Contains no schema, so that any page may import it. */

/** The translatable texts of a listing; only businesses have services. */
export const translatedFields = ['title', 'description', 'services'] as const;
export type TranslatedField = (typeof translatedFields)[number];

/** The origin of a translation: the poster, another member, or the translation service. */
export const translationSources = ['owner', 'volunteer', 'machine'] as const;
export type TranslationSource = (typeof translationSources)[number];

export const translationStates = ['draft', 'waiting', 'returned', 'published'] as const;
export type TranslationState = (typeof translationStates)[number];

/**
 * The state of a field on the translation page: that of its translation, none, or that of one whose original has
 * changed since.
 */
export const fieldStates = ['empty', ...translationStates, 'outdated'] as const;
export type FieldState = (typeof fieldStates)[number];

/** The lists of the back office. */
export const managedTranslationLists = ['waiting', 'published'] as const;
export type ManagedTranslationListName = (typeof managedTranslationLists)[number];
