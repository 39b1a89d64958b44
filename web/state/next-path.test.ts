import { describe, expect, it } from 'vitest';
import { loginPath } from './login-path.ts';
import { safeNext } from './next-path.ts';

describe('the redirect after signing in', () => {
  it.each([
    '/',
    '/Profile',
    '/search-result/a%20b?type=job#top',
    '/%2F%2Fevil.example',
    '/rents?next=//evil',
  ])('%s is a path of this site', (path) => expect(safeNext(path)).toBe(path));

  it.each([
    '',
    'Profile',
    'https://evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/\u0000/evil.example',
    '/\u200b/evil.example',
    '/Profile\r\nSet-Cookie: a=b',
    `/${'a'.repeat(1_001)}`,
  ])('%j is rejected', (path) => expect(safeNext(path)).toBeNull());

  it('is not another account page', () => {
    expect(['/Login', '/login/', '/Register?next=/Login', '/Forget-Password'].map(safeNext)).toEqual(
      Array(4).fill(null),
    );
  });
});

it('the sign-in path contains the path to return to', () => {
  expect(loginPath('/rents?type=room')).toBe('/Login?next=%2Frents%3Ftype%3Droom');
  expect(['/', '/Login?next=%2FProfile', '/register'].map(loginPath)).toEqual(Array(3).fill('/Login'));
});
