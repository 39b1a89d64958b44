import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import type { Week } from '../../../contract/hours.ts';
import { type Lang, locales } from '../../../contract/locales.ts';
import { type SpecialPeriod, specialHoursSchema } from '../../../contract/special-hours.ts';
import { createApi } from '../../api.ts';
import ar from '../../i18n/ar/index.ts';
import en from '../../i18n/en/index.ts';
import { createTranslate, WordsProvider } from '../../i18n/words.ts';
import { type Site, SiteProvider } from '../../site.tsx';
import { makeStore } from '../../store.ts';
import { AddressField } from './AddressField.tsx';
import { emptyAddress, typedZip, withEntry } from './address.ts';
import { HoursEditor } from './HoursEditor.tsx';
import { checkWeek, copyDay, startWeek, withMoreSpans } from './hours.ts';
import { LinkField } from './LinkField.tsx';
import { checkLink, checkSocial, tidyLink, tidySocial } from './links.ts';
import { checkPeriods, nextFeast, otherDays } from './occasions.ts';
import { PhoneField } from './PhoneField.tsx';
import { checkPhone, phoneIssue, tidyPhone } from './phone.ts';
import { SocialLinksField } from './SocialLinksField.tsx';
import { SpecialHoursEditor } from './SpecialHoursEditor.tsx';
import { WhatsappField } from './WhatsappField.tsx';

const words = { en: createTranslate('en', en), ar: createTranslate('ar', ar) };
const nothing = () => {};

function drawn(part: ReactNode, lang: Lang = 'en'): string {
  const site = { lang, dir: locales[lang].dir } as Site;
  return renderToString(
    <SiteProvider value={site}>
      <WordsProvider value={words[lang]}>{part}</WordsProvider>
    </SiteProvider>,
  );
}

describe('a phone number', () => {
  it.each([
    ['', null],
    ['(718) 555-0142', null],
    ['718.555.0142', null],
    ['+1 718 555 0142', null],
    ['1-718-555-0142', null],
    ['٧١٨٥٥٥٠١٤٢', null],
    ['۷۱۸ ۵۵۵ ۰۱۴۲', null],
    ['+20 10 0123 4567', null],
    ['0020 10 0123 4567', null],
    ['\u202a(718) 555-0142\u202c', null],
    ['(718) 555-01', 'posting-fields:phoneRule'],
    ['718 555 0142 9', 'posting-fields:phoneRule'],
    ['(118) 555-0142', 'posting-fields:phoneArea'],
    ['(718) 055-0142', 'posting-fields:phoneArea'],
    ['+20', 'posting-fields:phoneInternational'],
    ['+0123456789', 'posting-fields:phoneInternational'],
    ['+2010012345678901', 'posting-fields:phoneInternational'],
    ['718 555 0142 x12', 'posting-fields:phoneExtension'],
    ['718-555-0142 ext. 3', 'posting-fields:phoneExtension'],
    ['call me', 'posting-fields:phoneLetters'],
    ['<script>', 'posting-fields:phoneLetters'],
  ])('%j: %s', (typed, key) => expect(checkPhone(typed)).toBe(key));

  it('has an error that counts its digits', () => {
    const said = (typed: string, lang: Lang) => {
      const issue = phoneIssue(typed);
      return issue && words[lang](issue.key, issue.values);
    };
    expect(said('(718) 555-01', 'en')).toBe('A US number has 10 digits; this one has 8');
    expect(said('(718) 555-01', 'ar')).toBe('الرقم الأمريكي من 10 خانات، وهذا من 8');
    expect(said('+1 718 555', 'en')).toBe('A US number has 10 digits; this one has 6');
  });

  it.each([
    ['7185550142', '(718) 555-0142'],
    ['+1 718 555 0142', '(718) 555-0142'],
    ['٧١٨٥٥٥٠١٤٢', '(718) 555-0142'],
    ['+20  10 0123 4567', '+20 10 0123 4567'],
    ['0020 10 0123 4567', '+20 10 0123 4567'],
    ['٧١٨', '718'],
    ['', ''],
  ])('%j is formatted as %j', (typed, tidy) => expect(tidyPhone(typed)).toBe(tidy));

  it('displays server errors that the form does not define', () => {
    const html = drawn(
      <PhoneField name="phone" label="Phone" value="(718) 555-01" error="No." onChange={nothing} />,
    );
    expect(html).toContain('A US number has 10 digits; this one has 8');
    expect(html).toMatch(/<input[^>]*id="phone"/);
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('aria-describedby="phone-error"');
    const servers = drawn(
      <PhoneField name="phone" label="P" value="7185550142" error="No." onChange={nothing} />,
    );
    expect(servers).toContain('No.');
  });

  it('for WhatsApp names its focusable switch or field', () => {
    const field = { name: 'whatsapp', label: 'WhatsApp', optional: true, value: '', onChange: nothing };
    const same = drawn(<WhatsappField {...field} same onSame={nothing} />);
    expect(same).toMatch(/<input[^>]*id="whatsapp"[^>]*role="switch"/);
    expect(same).toContain('Optional');
    const own = drawn(<WhatsappField {...field} same={false} onSame={nothing} />, 'ar');
    expect(own).toMatch(/<input[^>]*id="whatsapp"/);
    expect(own).toMatch(/<input[^>]*id="whatsapp.same"/);
    expect(own).toContain('نفس رقم الهاتف');
  });
});

describe('a link', () => {
  it.each([
    ['babtouma.example', 'https://babtouma.example'],
    ['  www.babtouma.example/menu ', 'https://www.babtouma.example/menu'],
    ['//babtouma.example', 'https://babtouma.example'],
    ['http://babtouma.example', 'http://babtouma.example'],
    ['babtouma.example:8080/x', 'https://babtouma.example:8080/x'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['', ''],
  ])('%j becomes %j', (typed, link) => expect(tidyLink(typed)).toBe(link));

  it.each([
    ['', null],
    ['babtouma.example', null],
    ['https://مخبز.example/قائمة', null],
    ['javascript:alert(1)', 'posting-fields:linkScheme'],
    ['JaVaScRiPt:alert(1)', 'posting-fields:linkScheme'],
    ['java\u200bscript:alert(1)', 'posting-fields:linkScheme'],
    ['data:text/html,x', 'posting-fields:linkScheme'],
    ['ftp://babtouma.example', 'posting-fields:linkScheme'],
    ['mailto:a@b.example', 'posting-fields:linkScheme'],
    ['javascript:1', 'posting-fields:linkInvalid'],
    ['https://', 'posting-fields:linkInvalid'],
    ['bab touma.example', 'posting-fields:linkInvalid'],
    ['localhost', 'posting-fields:linkInvalid'],
    ['https://bank.example@evil.example', 'posting-fields:linkInvalid'],
    ['https://a.example/"><script>', 'posting-fields:linkInvalid'],
  ])('%j: %s', (typed, key) => expect(checkLink(typed)).toBe(key));

  it.each([
    ['instagram', '@babtouma', 'https://www.instagram.com/babtouma'],
    ['youtube', 'babtouma', 'https://www.youtube.com/@babtouma'],
    ['tiktok', '@bab.touma', 'https://www.tiktok.com/@bab.touma'],
    ['twitter', '@babtouma', 'https://x.com/babtouma'],
    ['facebook', 'facebook.com/babtouma', 'https://facebook.com/babtouma'],
    ['pinterest', 'https://www.pinterest.co.uk/babtouma', 'https://www.pinterest.co.uk/babtouma'],
  ] as const)('of %s: %j becomes %j', (network, typed, link) => {
    expect(tidySocial(network, typed)).toBe(link);
    expect(checkSocial(network, typed)).toBeNull();
  });

  it('of a network must lead to that network', () => {
    expect(checkSocial('instagram', 'https://evil.example/babtouma')).toBe('posting-fields:linkOtherNetwork');
    expect(checkSocial('instagram', 'https://instagram.com.evil.example/x')).toBe(
      'posting-fields:linkOtherNetwork',
    );
    expect(checkSocial('twitter', 'https://notx.com/babtouma')).toBe('posting-fields:linkOtherNetwork');
    expect(checkSocial('facebook', 'javascript:alert(1)')).toBe('posting-fields:linkScheme');
  });

  it('has a field of its own for each of six networks', () => {
    const html = drawn(
      <SocialLinksField name="social" label="Social" optional value={{ tiktok: '@x' }} onChange={nothing} />,
    );
    expect(html.match(/<input/g)).toHaveLength(6);
    expect(html).toMatch(/<input[^>]*id="social.tiktok"/);
    expect(
      drawn(<LinkField name="website" label="W" value="ftp://x.example" error="No." onChange={nothing} />),
    ).toContain('Only links that begin with');
  });
});

describe('working hours', () => {
  const open = (from: string, to: string) => ({ state: 'open' as const, spans: [{ from, to }] });
  const week: Week = {
    ...startWeek,
    mon: open('06:00', '21:00'),
    fri: open('18:00', '02:00'),
    sat: open('09:00', '09:00'),
  };

  it('are invalid if opening equals closing, and valid past midnight', () => {
    expect(checkWeek(week)).toEqual({ sat: 'posting-fields:hoursSame' });
    expect(checkWeek(null)).toEqual({});
  });
  it('are copied to the working days, or to all', () => {
    const working = copyDay(week, 'mon', 'working');
    expect(working.fri).toEqual(week.mon);
    expect(working.sat).toEqual(week.sat);
    expect(copyDay(week, 'fri', 'all').sun).toEqual(week.fri);
    expect(working.fri).not.toBe(working.thu);
  });
  it('are split by a break, then extended, and never overlap', () => {
    const two = withMoreSpans([{ from: '06:00', to: '21:00' }]);
    expect(two).toEqual([
      { from: '06:00', to: '12:30' },
      { from: '14:30', to: '21:00' },
    ]);
    expect(withMoreSpans([{ from: '09:00', to: '11:00' }])).toEqual([
      { from: '09:00', to: '11:00' },
      { from: '12:00', to: '14:00' },
    ]);
    expect(withMoreSpans([{ from: '18:00', to: '02:00' }])).toEqual([
      { from: '18:00', to: '21:00' },
      { from: '23:00', to: '02:00' },
    ]);
    expect(checkWeek({ ...startWeek, mon: { state: 'open', spans: withMoreSpans(two) } })).toEqual({});
  });
  it('are rendered one row per day, with errors at their days', () => {
    const html = drawn(
      <HoursEditor
        name="hours"
        label="Working hours"
        value={week}
        onChange={nothing}
        errors={{ tue: 'Tuesday is wrong' }}
      />,
    );
    expect(html.match(/role="group"/g)).toHaveLength(7);
    expect(html).toContain('Closes the next day');
    expect(html).toContain('Tuesday is wrong');
    expect(html).toContain('choose Open 24/7');
    expect(html).toMatch(/<select[^>]*id="hours.sat"[^>]*aria-describedby="hours.sat-error"/);
    expect(drawn(<HoursEditor name="hours" label="H" value={null} onChange={nothing} />, 'ar')).toContain(
      'أضف ساعات العمل',
    );
  });
});

describe('an address', () => {
  const entry = {
    label: 'Bay Ridge, Brooklyn 11209',
    cityId: 11,
    city: 'Bay Ridge',
    stateCode: 'NY',
    state: 'New York',
    zip: '11209',
    lat: 40.6251,
    lng: -74.0303,
  };
  it.each([
    ['١١٢٠٩', '11209'],
    ['۱۱۲۰۹', '11209'],
    ['11209-1234', '11209'],
    ['NY 112', '112'],
  ])('parses %s as the ZIP code %s', (typed, zip) => expect(typedZip(typed)).toBe(zip));

  it('takes city, state, ZIP code and point from a place, but preserves a pin set by the user', () => {
    const point = { lat: 40.7, lng: -74 };
    const keepsPoint = { point: true, zip: false };
    expect(withEntry(emptyAddress, entry, { point: false, zip: false })).toEqual({
      street: '',
      cityId: 11,
      stateCode: 'NY',
      zip: '11209',
      point: { lat: 40.6251, lng: -74.0303 },
    });
    expect(withEntry({ ...emptyAddress, point }, entry, keepsPoint).point).toBe(point);
    expect(
      withEntry({ ...emptyAddress, cityId: 3, zip: '10001' }, { ...entry, zip: null }, keepsPoint).zip,
    ).toBe('');
    expect(
      withEntry({ ...emptyAddress, cityId: 11, zip: '11209' }, { ...entry, zip: null }, keepsPoint).zip,
    ).toBe('11209');
  });

  it('preserves a ZIP code in the place, and its more precise center', () => {
    const point = { lat: 40.7, lng: -74 };
    const typed = { ...emptyAddress, cityId: null, zip: '11209', point };
    const merged = withEntry(typed, { ...entry, zip: null }, { point: false, zip: true });
    expect(merged).toMatchObject({ cityId: 11, zip: '11209', point });
  });

  it('uses the names of its form, and displays errors at its parts', () => {
    const api = createApi({
      city: 'NY',
      lang: 'en',
      cityId: 0,
      carry: async () => Response.json({ data: [] }),
    });
    const html = drawn(
      <Provider store={makeStore(api)}>
        <AddressField
          value={emptyAddress}
          onChange={nothing}
          errors={{ zip: 'No ZIP code', point: 'No pin' }}
          fieldNames={{ street: 'streetAddress', zip: 'postalCode', point: 'mapLocation' }}
          parts={['street', 'city', 'state', 'zip', 'pin']}
        />
      </Provider>,
    );
    for (const id of ['streetAddress', 'city', 'state', 'postalCode', 'mapLocation'])
      expect(html).toContain(`id="${id}"`);
    expect(html).toMatch(/<input[^>]*role="combobox"[^>]*id="city"/);
    expect(html).toMatch(/id="postalCode"[^>]*aria-describedby="postalCode-error"/);
    expect(html).toMatch(/id="mapLocation"[^>]*role="application"[^>]*aria-describedby="mapLocation-error/);
  });
});

describe('special hours', () => {
  const period = (from: string, to: string): SpecialPeriod => ({
    occasion: 'other',
    from,
    to,
    day: { state: 'closed' },
  });

  it.each([
    // The Umm al-Qura calendar as published: 1448 and 1449.
    ['ramadan', '2026-11-21', '2027-02-08', '2027-03-08'],
    ['eid_al_fitr', '2026-11-21', '2027-03-09', '2027-03-11'],
    ['eid_al_adha', '2026-11-21', '2027-05-16', '2027-05-19'],
    // During the period it is the current one; on the day after, the next.
    ['ramadan', '2027-03-08', '2027-02-08', '2027-03-08'],
    ['ramadan', '2027-03-09', '2028-01-28', '2028-02-25'],
  ] as const)('the next %s on %s lasts from %s to %s', (feast, today, from, to) => {
    expect(nextFeast(feast, today)).toMatchObject({ occasion: feast, from, to });
    expect(specialHoursSchema.safeParse([nextFeast(feast, today)]).success).toBe(true);
  });

  it('are ordered, limited in length, and do not overlap', () => {
    expect(checkPeriods([period('2027-02-08', '2027-02-07')])).toEqual(['posting-fields:datesOrder']);
    expect(checkPeriods([period('2027-01-01', '2027-03-03')])).toEqual([undefined]);
    expect(checkPeriods([period('2027-01-01', '2027-03-04')])).toEqual(['posting-fields:datesLong']);
    expect(checkPeriods([period('', '2027-03-04')])).toEqual(['posting-fields:datesMissing']);
    expect(checkPeriods([period('2027-01-01', '2027-01-02'), period('2027-01-02', '2027-01-02')])).toEqual([
      'posting-fields:datesOverlap',
      'posting-fields:datesOverlap',
    ]);
  });

  it('with custom dates begin today, or after the current period', () => {
    expect(otherDays([], '2026-11-21').from).toBe('2026-11-21');
    expect(otherDays([period('2026-11-20', '2026-11-30')], '2026-11-21').from).toBe('2026-12-01');
    expect(otherDays([period('2027-02-28', '2027-02-28')], '2026-11-21').from).toBe('2026-11-21');
  });

  it('are rendered with their dates, hours and errors', () => {
    const ramadan = nextFeast('ramadan', '2026-11-21') as SpecialPeriod;
    const html = drawn(
      <SpecialHoursEditor
        name="specialHours"
        label="Special hours"
        value={[ramadan, period('2027-03-08', '2027-03-10')]}
        onChange={nothing}
      />,
    );
    expect(html).toMatch(/<input[^>]*name="specialHours.0.from"[^>]*value="2027-02-08"/);
    expect(html).toContain('Closes the next day');
    expect(html).toContain('These days are already in another period');
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>.*?Ramadan/);
  });
});
