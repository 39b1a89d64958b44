import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usualRules } from '../../contract/prayer-times.ts';
import { choicesOf } from './choices.ts';
import { isStripOn, whenStripIsOn } from './strip-on.ts';
import { onStripTurned, turnStrip } from './strip-switch.ts';

const usual = { ...usualRules, place: null };
const place = { id: 7, point: { lat: 40.62, lng: -74.03 }, names: { en: 'Bay Ridge' } };

describe('stored settings', () => {
  it('are restored', () => {
    const stored = { method: 'egypt', asr: 'hanafi', place };
    expect(choicesOf(JSON.stringify(stored))).toEqual(stored);
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '7',
    '[]',
    '"on"',
    '{"method":"moon","asr":3,"place":[]}',
    '{"place":{"id":7}}',
  ])('are defaults if invalid: %s', (stored) => expect(choicesOf(stored)).toEqual(usual));

  it.each([
    { ...place, id: '7' },
    { ...place, point: { lat: 89, lng: 0 } },
    { ...place, point: { lat: 40, lng: 181 } },
    { ...place, point: { lat: null, lng: 0 } },
    { ...place, names: {} },
    { ...place, names: { fr: 'Bay Ridge' } },
    { ...place, names: { en: 'x'.repeat(201), ar: '' } },
  ])('lose an invalid place: %j', (bad) =>
    expect(choicesOf(JSON.stringify({ method: 'egypt', place: bad }))).toEqual({
      method: 'egypt',
      asr: 'standard',
      place: null,
    }),
  );
});

describe('the switch', () => {
  const stored = new Map<string, string>();
  const page = new EventTarget();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    vi.stubGlobal('localStorage', { setItem: (name: string, value: string) => stored.set(name, value) });
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is stored and notifies this page', async () => {
    const turned = vi.fn();
    const stop = onStripTurned(turned);
    const times = whenStripIsOn();
    turnStrip(false);
    expect([isStripOn(), stored.get('city_strip')]).toEqual([false, 'off']);
    turnStrip(true);
    expect([isStripOn(), stored.get('city_strip')]).toEqual([true, 'on']);
    await times;
    expect(turned).toHaveBeenCalledTimes(2);
    stop();
    turnStrip(false);
    expect(turned).toHaveBeenCalledTimes(2);
  });

  it('follows another tab', () => {
    const stop = onStripTurned(() => undefined);
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'city_strip', newValue: 'on' }));
    expect(isStripOn()).toBe(true);
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'city_strip', newValue: null }));
    expect(isStripOn()).toBe(false);
    stop();
  });

  it('lasts as long as the page without storage', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('no', 'QuotaExceededError');
      },
    });
    turnStrip(true);
    expect(isStripOn()).toBe(true);
  });
});
