import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isDismissed, recordDismissal } from './dismissals.ts';
import { hasEnded, playerAddress } from './player.ts';
import { mayWelcomeOn } from './quiet-pages.ts';

const film = 'https://youtu.be/dQw4_-9WgXc';
const key = `welcome_dismissed:${film}`;

describe('the record of a welcome', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('contains how, when and what', () => {
    expect(isDismissed(film)).toBe(false);
    recordDismissal(film, 'closed', 1_780_000_000_000);
    expect(JSON.parse(stored.get(key) ?? '')).toEqual({
      action: 'closed',
      timestamp: 1_780_000_000_000,
      url: film,
    });
    expect(isDismissed(film)).toBe(true);
  });
  it('exists once per welcome', () => {
    recordDismissal('/media/eid.png', 'closed');
    expect(isDismissed(film)).toBe(false);
  });
  it('remains watched when closed later, and a closed one may be watched', () => {
    recordDismissal(film, 'closed', 1);
    recordDismissal(film, 'watched', 2);
    recordDismissal(film, 'closed', 3);
    expect(JSON.parse(stored.get(key) ?? '')).toEqual({ action: 'watched', timestamp: 2, url: film });
  });
  it('is omitted without storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    expect(() => recordDismissal(film, 'watched')).not.toThrow();
    expect(isDismissed(film)).toBe(false);
  });
});

describe('the player', () => {
  it('starts the video on the cookie-free host and sends events', () => {
    const address = new URL(playerAddress('dQw4_-9WgXc', 'ar', 'https://arabnewyork.example'));
    expect(address.origin + address.pathname).toBe('https://www.youtube-nocookie.com/embed/dQw4_-9WgXc');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      autoplay: '1',
      enablejsapi: '1',
      hl: 'ar',
      origin: 'https://arabnewyork.example',
    });
  });
  it.each([
    ['{"event":"onStateChange","info":0}', true],
    ['{"event":"infoDelivery","info":{"playerState":0,"currentTime":60}}', true],
    ['{"event":"onStateChange","info":1}', false],
    ['{"event":"infoDelivery","info":{"currentTime":60}}', false],
    ['{"event":"infoDelivery","info":null}', false],
    ['{"event":"onReady"}', false],
    ['ended', false],
    ['null', false],
    [{ event: 'onStateChange', info: 0 }, false],
    [undefined, false],
  ])('%j', (message, isOver) => expect(hasEnded(message)).toBe(isOver));
});

describe('the welcome', () => {
  it.each(['/', '/about', '/rents', '/Show-Job/3/x', '/market-place', '/market-place/products', '/my'])(
    'may open on %s',
    (path) => expect(mayWelcomeOn(path)).toBe(true),
  );
  it.each([
    '/Login',
    '/register',
    '/Forget-Password/',
    '/Privacy-Policy',
    '/Terms-conditions',
    '/eula',
    '/Profile',
    '/saved-store',
    '/my-housing',
    '/changePassword',
    '/add-business',
    '/market-place/new-product',
    '/form/job-seeker',
    '/admin/queue',
  ])('does not open on %s', (path) => expect(mayWelcomeOn(path)).toBe(false));
});
