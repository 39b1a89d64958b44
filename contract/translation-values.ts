/* The values of translations. Contains no schema, so that any page may import it. */

/** The texts of a listing that can be translated; services are of businesses only. */
export const translatedFields = ['title', 'description', 'services'] as const;
export type TranslatedField = (typeof translatedFields)[number];

/** Who translated: whoever posted it, another member, or the translation service. */
export const translationSources = ['owner', 'volunteer', 'machine'] as const;
export type TranslationSource = (typeof translationSources)[number];

export const translationStates = ['draft', 'waiting', 'returned', 'published'] as const;
export type TranslationState = (typeof translationStates)[number];

/** The state of a field in the workroom: that of its translation, none, or one of a text that has changed since. */
export const fieldStates = ['empty', ...translationStates, 'outdated'] as const;
export type FieldState = (typeof fieldStates)[number];

/** The lists of the back office. */
export const managedTranslationLists = ['waiting', 'published'] as const;
export type ManagedTranslationListName = (typeof managedTranslationLists)[number];
