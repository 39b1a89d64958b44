import { describe, expect, it } from 'vitest';
import { safeJson } from '../../web/hydration/boot.ts';
import { documentOf } from './document.ts';
import { languageOf, withoutPrefix } from './language.ts';
import { searchAddress } from './routes.ts';

describe('the language of a request', () => {
  it.each([
    [{ query: 'ar', cookie: 'en', accept: 'en' }, 'ar'],
    [{ query: 'fr', cookie: 'ar', accept: 'en' }, 'ar'],
    [{ query: null, cookie: undefined, accept: 'ar-EG,en;q=0.5' }, 'ar'],
    [{ query: null, cookie: '<script>', accept: undefined }, 'en'],
  ])('%o is %s', (hints, lang) => expect(languageOf(hints)).toBe(lang));
});

describe('URLs with a language prefix', () => {
  it.each([
    ['/en', { lang: 'en', path: '/' }],
    ['/ar/', { lang: 'ar', path: '/' }],
    ['/ar/SubCategory/x/3', { lang: 'ar', path: '/SubCategory/x/3' }],
    ['/en//evil.example', { lang: 'en', path: '/evil.example' }],
    ['/en/\\evil.example', { lang: 'en', path: '/evil.example' }],
    ['/EN/about', { lang: 'en', path: '/about' }],
    ['/AR', { lang: 'ar', path: '/' }],
    ['/english', undefined],
    ['/', undefined],
  ])('%s', (path, expected) => expect(withoutPrefix(path)).toEqual(expected));
});

describe('the search form without JavaScript', () => {
  const lead = (address: string) => searchAddress(new URL(address, 'http://localhost'));
  it.each([
    ['/search-result?q=%20bread%20%26%20salt', '/search-result/bread%20%26%20salt'],
    ['/search-result?q=%D9%85%D8%B7%D8%B9%D9%85&city=6', '/search-result/%D9%85%D8%B7%D8%B9%D9%85?city=6'],
    ['/search-result?q=%20', '/'],
    ['/search-result/', '/'],
    ['/search-result/%20', '/'],
    ['/search-result/%00/job/', '/'],
    ['/search-result/%C2%A0?lang=ar', '/?lang=ar'],
    ['/search-result?q=%20&lang=ar&city=', '/?lang=ar&city='],
    ['/search-result/%20?lang=ar&city=6', '/?lang=ar&city=6'],
    // Rendering knows the name of the place.
    ['/search-result?q=%20&lang=ar&city=6', undefined],
    ['/search-result/?city=6', undefined],
    ['/search-result/bread', undefined],
    ['/search-result/%E0%A4%A', undefined],
    ['/search-result/bread/job', undefined],
    ['/search-result?q=//evil.example', '/search-result/%2F%2Fevil.example'],
  ])('%s redirects to %s', (from, to) => expect(lead(from)).toBe(to));
});

it('a page cannot be terminated by its content', () => {
  const boot = safeJson({ name: '</script><script>alert(1)</script>\u2028' });
  expect(boot).not.toContain('<');
  expect(JSON.parse(boot).name).toContain('</script>');
  const assets = { scripts: ['/a.js'], later: [], styles: [], fonts: [] };
  const html = documentOf({ lang: 'ar', head: '', body: '', boot, assets });
  expect(html).toContain('<html lang="ar" dir="rtl">');
  // The inline script of the head, the first script and the state.
  expect(html.match(/<\/script>/g)).toHaveLength(3);
});

it('a built page loads one script, which imports the others', () => {
  const assets = { scripts: ['/start.js'], later: ['/entry.js', '/page.js'], styles: [], fonts: [] };
  const html = documentOf({ lang: 'en', head: '', body: '', boot: '{}', assets });
  expect(html.match(/<script [^>]*src=[^>]*>/g)).toEqual([
    '<script type="module" src="/start.js" fetchpriority="low" id="start" data-parts="/entry.js /page.js">',
  ]);
  expect(html).not.toContain('modulepreload');
});
