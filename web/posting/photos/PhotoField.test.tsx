import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { type Lang, locales } from '../../../contract/locales.ts';
import ar from '../../i18n/ar/index.ts';
import en from '../../i18n/en/index.ts';
import { createTranslate, WordsProvider } from '../../i18n/words.ts';
import { type Site, SiteProvider } from '../../site.tsx';
import { PhotoField, type PhotoFieldProps, type PostPhoto } from './PhotoField.tsx';

const words = { en: createTranslate('en', en), ar: createTranslate('ar', ar) };
const photos = (count: number): PostPhoto[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    url: `/media/${at + 1}.webp`,
    width: 4,
    height: 3,
    placeholder: null,
    alt: at === 0 ? 'Bread' : '',
  }));

function drawn(props: Partial<PhotoFieldProps>, lang: Lang = 'en'): string {
  const site = { lang, dir: locales[lang].dir } as Site;
  return renderToString(
    <SiteProvider value={site}>
      <WordsProvider value={words[lang]}>
        <MemoryRouter>
          <PhotoField name="images" label="Photos" max={6} value={[]} onChange={() => undefined} {...props} />
        </MemoryRouter>
      </WordsProvider>
    </SiteProvider>,
  );
}
const counterOf = (html: string) => html.match(/<span class="(count ?\w*|optional)">(.*?)<\/span>/)?.slice(1);

it.each<[number, Partial<PhotoFieldProps>, Lang, string[] | undefined]>([
  [4, { min: 3 }, 'en', ['count enough', '4 added, 3 to 6 needed']],
  [2, { min: 3 }, 'en', ['count wrong', '2 added, 3 to 6 needed']],
  [0, { min: 3 }, 'en', ['count', '0 added, 3 to 6 needed']],
  [0, { min: 3, error: 'Add some' }, 'en', ['count wrong', '0 added, 3 to 6 needed']],
  [0, { min: 6, max: 10, optional: true }, 'en', ['optional', 'Optional']],
  [2, { min: 6, max: 10, optional: true }, 'en', ['count wrong', '2 added, 6 to 10 needed']],
  [2, {}, 'en', ['count enough', '2 added, up to 6']],
  [1, { min: 1, max: 1 }, 'en', undefined],
  [2, { min: 3 }, 'ar', ['count wrong', 'أُضيفت صورتان، المطلوب من 3 إلى 6']],
  [4, { min: 3 }, 'ar', ['count enough', 'أُضيفت 4 صور، المطلوب من 3 إلى 6']],
])('counts %i photos of %j in %s', (count, props, lang, expected) => {
  expect(counterOf(drawn({ ...props, value: photos(count) }, lang))).toEqual(expected);
});

it.each([0, 3, 6])('with %i photos has exactly one focusable element that represents the field', (count) => {
  const html = drawn({ value: photos(count) });
  expect(html.match(/<button[^>]* id="images"/g)).toHaveLength(1);
});

it('names each photo by its position and description, and the first by its role', () => {
  const html = drawn({ value: photos(2), firstIs: 'Cover' });
  expect(html).toContain('aria-label="Photo 1 of 2, Cover: Bread"');
  expect(html).toContain('aria-label="Photo 2 of 2"');
  expect(html.match(/>Cover</g)).toHaveLength(1);
});

it('displays the error where the focus moves', () => {
  const html = drawn({ error: 'Add at least 3 photos' });
  expect(html).toMatch(/id="images"[^>]*aria-describedby="images-error/);
  expect(html).toMatch(/<p class="[^"]*" id="images-error">/);
});
