/** Languages spoken in the community, as ISO 639-1 codes; pages provide the names. */
export const spokenLanguages = [
  'ar',
  'en',
  'fr',
  'es',
  'tr',
  'fa',
  'ur',
  'ru',
  'bn',
  'ku',
  'he',
  'zh',
  'hi',
  'am',
  'so',
] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];
