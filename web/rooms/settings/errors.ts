/** The errors of a text, by language. */
export const errorsOf = (errors: Readonly<Record<string, string>>, path: string) => ({
  en: errors[`${path}.en`] ?? errors[path],
  ar: errors[`${path}.ar`],
});
