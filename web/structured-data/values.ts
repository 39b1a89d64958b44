/** A schema.org object, as embedded in a page. */
export type StructuredData = Record<string, unknown>;

export const context = 'https://schema.org';

/** Makes a path absolute, in the language of the page if it leads to one. */
export type Absolute = (path: string) => string;

/** The properties of an object that have a value. */
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

/** A feature of a place, with its label on the page. */
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

/** The text content of sanitized HTML. */
export function visibleText(html: string): string {
  return html
    .replace(/<\/?(strong|em|a|bdi)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

/** US cents as a schema.org price: a number of dollars. */
export function dollarsOf(cents: number): number {
  return cents / 100;
}

/** The date of a timestamp, as used by offers. */
export function dayOf(moment: string): string {
  return moment.slice(0, 10);
}
