import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Lang, langs } from '../../contract/locales.ts';
import { businessPostSchema } from '../../contract/posting/business.ts';
import { jobPostSchema } from '../../contract/posting/job.ts';
import { productPostSchema } from '../../contract/posting/product.ts';
import { rentalPostSchema } from '../../contract/posting/rental.ts';
import ar from './ar/index.ts';
import en from './en/index.ts';

const root = join(import.meta.dirname, '../..');
const pages: Record<Lang, Record<string, string>> = { en: en['posting-errors'], ar: ar['posting-errors'] };
const answers = (lang: Lang) =>
  JSON.parse(readFileSync(join(root, `server/http/messages/${lang}.json`), 'utf8')) as Record<string, string>;

const builtOn = ['special-hours', 'congregation', 'typed-text', 'contact-details', 'listing-fields'];

/** The message keys in the source code of the schemas, in the contract and the files it imports. */
function namedKeys(): string[] {
  const folder = join(root, 'contract/posting');
  const files = [
    ...readdirSync(folder).map((file) => join(folder, file)),
    ...[...builtOn, 'businesses', 'products', 'rentals', 'jobs'].map((name) =>
      join(root, `contract/${name}.ts`),
    ),
  ];
  const found = files.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=')field\.\w+(?=')/g) ?? []);
  return [...new Set(found)].sort();
}

const schemas = {
  business: businessPostSchema,
  product: productPostSchema,
  rent: rentalPostSchema,
  job: jobPostSchema,
};
/** Invalid values of different types for every field. */
const junk = [undefined, null, '', 'x'.repeat(30_000), -5, 1e15, 0.3, [], [{}], {}, true, ['nonsense']];

/** Every message of a request body schema when all its fields have one wrong type. */
function givenMessages(): string[] {
  const messages = Object.values(schemas).flatMap((schema) => {
    const names = Object.keys(
      (schema as never as { shape?: object }).shape ??
        (schema as never as { in: { shape: object } }).in.shape,
    );
    return junk.flatMap((value) => {
      const body = Object.fromEntries(names.map((name) => [name, value]));
      return schema.safeParse(body).error?.issues.map(({ message }) => message) ?? [];
    });
  });
  return [...new Set(messages)].sort();
}

describe('validation messages of posts', () => {
  it('exist in both languages, on pages and in responses', () => {
    const keys = namedKeys();
    expect(keys.length).toBeGreaterThan(50);
    for (const lang of langs) {
      expect({ lang, missing: keys.filter((key) => !pages[lang][key]) }).toEqual({ lang, missing: [] });
      expect({ lang, missing: keys.filter((key) => !answers(lang)[key]) }).toEqual({ lang, missing: [] });
    }
  });

  it('are the same on pages and in responses', () => {
    for (const lang of langs) expect(answers(lang)).toMatchObject(pages[lang]);
  });

  it('exist for every invalid body', () => {
    // Values that no form can contain produce messages of the library, which pages and responses replace with their
    // own.
    const keys = givenMessages().filter((message) => message.startsWith('field.'));
    expect(keys.length).toBeGreaterThan(25);
    expect(keys.filter((key) => !pages.en[key])).toEqual([]);
  });
});
