/** Languages that people of the community speak, as ISO 639-1 codes; the words are the pages'. */
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
