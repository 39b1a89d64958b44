import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { langs, locales } from '../../../contract/locales.ts';
import type { NewestPost } from '../../../contract/neighborhoods.ts';
import ar from '../../i18n/ar/index.ts';
import en from '../../i18n/en/index.ts';
import { createTranslate, WordsProvider } from '../../i18n/words.ts';
import { type Site, SiteProvider } from '../../site.tsx';
import { NewestSection } from './NewestSection.tsx';

const words = { en: createTranslate('en', en), ar: createTranslate('ar', ar) };
const job = (id: number) =>
  ({
    kind: 'job',
    post: {
      ...{ id, slug: `job-${id}`, title: `Baker ${id}`, lang: 'en', postedAt: '2026-11-20T17:00:00.000Z' },
      ...{ photo: null, category: { icon: 'briefcase' }, company: null },
      ...{ salaryMinCents: null, salaryMaxCents: null, salaryType: null },
    },
  }) as unknown as NewestPost;

it.each(langs)('invites to add posts while there are fewer than three (%s)', (lang) => {
  const t = words[lang];
  const name = 'Bay Ridge';
  const rendered = (posts: number) =>
    renderToString(
      <SiteProvider value={{ lang, dir: locales[lang].dir } as Site}>
        <WordsProvider value={t}>
          <NewestSection
            area={{ name, count: posts, newest: Array.from({ length: posts }, (_, at) => job(at + 1)) }}
          />
        </WordsProvider>
      </SiteProvider>,
    );
  const row = t('neighborhoods:newest', { name });
  for (const posts of [0, 1, 2]) {
    expect(rendered(posts)).toContain('href="/add-business"');
    expect(rendered(posts)).not.toContain(row);
  }
  // Only where nothing was posted is anybody the first.
  expect(rendered(0)).toContain(t('neighborhoods:firstTitle'));
  expect(rendered(2)).toContain(t('neighborhoods:fewTitle'));
  expect(rendered(2)).toContain(t('neighborhoods:fewText', { name }));
  expect(rendered(2)).toContain(t('neighborhoods:seeAll'));
  expect(rendered(3)).toContain(row);
  expect(rendered(3)).toContain('Baker 3');
  expect(rendered(3)).not.toContain('href="/add-business"');
});
