import { renderToString } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { type Lang, langs, locales } from '../../../../contract/locales.ts';
import { scheduleErrors } from '../../../../contract/posting/event-schedule.ts';
import ar from '../../../i18n/ar/index.ts';
import en from '../../../i18n/en/index.ts';
import { createTranslate, WordsProvider } from '../../../i18n/words.ts';
import { type FormTools, ToolsProvider } from '../../../posting/form/plan-context.tsx';
import { type Site, SiteProvider } from '../../../site.tsx';
import { EventTimes } from './EventTimes.tsx';

const words = { en: createTranslate('en', en), ar: createTranslate('ar', ar) };
const tools = { plan: { labels: {} } } as FormTools;
type Times = Record<'startsMinute' | 'endsMinute', number | null>;

/** The fields with the errors of the contract for these times. */
function Fields({ times }: { times: Times }) {
  const errors = Object.fromEntries(
    Object.entries(scheduleErrors(times)).map(([name, message]) => [name, { type: 'custom', message }]),
  );
  return (
    <FormProvider {...useForm({ defaultValues: times, errors })}>
      <ToolsProvider value={tools}>
        <EventTimes />
      </ToolsProvider>
    </FormProvider>
  );
}

function rendered(times: Times, lang: Lang): string {
  return renderToString(
    <SiteProvider value={{ lang, dir: locales[lang].dir } as Site}>
      <WordsProvider value={words[lang]}>
        <Fields times={times} />
      </WordsProvider>
    </SiteProvider>,
  );
}
const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length;

it.each(langs)('an end that is not after the start marks both times, with one message (%s)', (lang) => {
  for (const endsMinute of [1110, 1140]) {
    const html = rendered({ startsMinute: 1140, endsMinute }, lang);
    expect(count(html, /aria-invalid="true" aria-describedby="endsMinute-error"/g)).toBe(2);
    expect(count(html, /id="endsMinute-error"/g)).toBe(1);
    expect(html.split(words[lang]('posting-errors:field.event_end'))).toHaveLength(2);
    // Below the pair, after the second select.
    expect(html.indexOf('id="endsMinute-error"')).toBeGreaterThan(html.lastIndexOf('</select>'));
  }
});

it('a missing start is marked alone', () => {
  const html = rendered({ startsMinute: null, endsMinute: 1110 }, 'en');
  expect(count(html, /aria-invalid/g)).toBe(1);
  expect(html).toContain('aria-describedby="startsMinute-error"');
  expect(rendered({ startsMinute: 1140, endsMinute: 1200 }, 'en')).not.toContain('aria-invalid');
});
