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

const builtOn = ['special-hours', 'typed-text', 'contact-details', 'listing-fields'];

/** The keys that the sources of the schemas name, in the contract's own files and those that they build on. */
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
/** What is wrong in every field, each time in another way. */
const junk = [undefined, null, '', 'x'.repeat(30_000), -5, 1e15, 0.3, [], [{}], {}, true, ['nonsense']];

/** Every message of a schema for bodies whose fields are all of one wrong kind. */
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

describe('what is wrong with a post', () => {
  it('has words in both languages, on pages and in answers', () => {
    const keys = namedKeys();
    expect(keys.length).toBeGreaterThan(50);
    for (const lang of langs) {
      expect({ lang, missing: keys.filter((key) => !pages[lang][key]) }).toEqual({ lang, missing: [] });
      expect({ lang, missing: keys.filter((key) => !answers(lang)[key]) }).toEqual({ lang, missing: [] });
    }
  });

  it('is said in the same words by the page and by the server', () => {
    for (const lang of langs) expect(answers(lang)).toMatchObject(pages[lang]);
  });

  it('has words for whatever wrong bodies are told', () => {
    // What no form can hold is told in the library's words, which pages and answers replace by their own.
    const keys = givenMessages().filter((message) => message.startsWith('field.'));
    expect(keys.length).toBeGreaterThan(25);
    expect(keys.filter((key) => !pages.en[key])).toEqual([]);
  });
});
