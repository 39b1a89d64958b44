/** A thing of schema.org, as it stands in a page. */
export type StructuredData = Record<string, unknown>;

export const context = 'https://schema.org';

/** Makes a path absolute, in the language of the page where it is one of a page. */
export type Absolute = (path: string) => string;

/** What of an object has a value. */
export function known(object: StructuredData): StructuredData {
  return Object.fromEntries(
    Object.entries(object).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== false &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/** Something that a place has, by the name that the page gives it. */
export function amenity(name: string): StructuredData {
  return { '@type': 'LocationFeatureSpecification', name, value: true };
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  nbsp: '\u00a0',
};

/** The words of HTML that was cleaned before, as a reader sees them. */
export function visibleText(html: string): string {
  return html
    .replace(/<\/?(strong|em|a|bdi)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

/** US cents as schema.org has prices: a number of dollars. */
export function dollarsOf(cents: number): number {
  return cents / 100;
}

/** The day of a moment, as offers are dated. */
export function dayOf(moment: string): string {
  return moment.slice(0, 10);
}
