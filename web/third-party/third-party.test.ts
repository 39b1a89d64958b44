import { describe, expect, it } from 'vitest';
import { chatAddress } from './chat-address.ts';
import { cornersOf, kmBetween } from './google/google-map.ts';
import { countedAddress } from './use-page-views.ts';

const origin = 'https://city.example';

describe('the address sent to the pixel', () => {
  it.each([
    ['/', '/'],
    ['/MarketProfile/7/bab-touma', '/MarketProfile/7/bab-touma'],
    ['/search-result/a%20disease', '/search-result'],
    ['/Search-Result/a%20disease/blog', '/Search-Result'],
    ['/search-result', '/search-result'],
  ])('of %s: %s', (path, counted) => expect(countedAddress(origin, path)).toBe(origin + counted));
});

describe('the address of the chat', () => {
  const inbox = 'e93e073a-1f69-4cbc-8934-f9e1611e65bb';
  it('names guests and contains no email address', () => {
    const address = new URL(chatAddress(inbox, 'ar', { nickname: 'زائر', email: null, device: 'd' }));
    expect(Object.fromEntries(address.searchParams)).toEqual({
      website_id: inbox,
      locale: 'ar',
      user_nickname: 'زائر',
      token_id: 'd',
    });
  });
  it('escapes the name', () => {
    const nickname = 'Salma&token_id=x#/../';
    const address = new URL(chatAddress(inbox, 'en', { nickname, email: 's+a@b.co', device: 'd' }));
    expect([address.origin, address.pathname, address.hash]).toEqual([
      'https://go.crisp.chat',
      '/chat/embed/',
      '',
    ]);
    expect(address.searchParams.getAll('token_id')).toEqual(['d']);
    expect(address.searchParams.get('user_nickname')).toBe(nickname);
    expect(address.searchParams.get('user_email')).toBe('s+a@b.co');
  });
});

describe('Google’s map uses the units of the site’s own', () => {
  const centre = { lat: 40.71, lng: -74 };
  it('the corners of a map view are as far away as its radius', () => {
    for (const corner of cornersOf({ centre, radiusKm: 5 })) {
      expect(kmBetween(centre, corner)).toBeCloseTo(5, 1);
    }
  });
  it('distances are in kilometers', () => {
    // City Hall to the Unisphere.
    expect(kmBetween({ lat: 40.7128, lng: -74.006 }, { lat: 40.7464, lng: -73.8451 })).toBeCloseTo(14.07, 1);
  });
});
