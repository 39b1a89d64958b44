import { expect, it } from 'vitest';
import { countPath, removedFilters } from './count-path.ts';

it('a list is counted with other filters, from its first page', () => {
  const rents = 'rents/web/looking_for?looking_for=offer&sort=newest&after=x';
  expect(countPath(rents, { price_max: '1500' })).toBe(
    'rents/web/looking_for?looking_for=offer&price_max=1500&limit=1',
  );
});

it.each([
  [
    'businesses?q=x&near=1%2C2&radius_km=5',
    '?q=x&near=1,2&by=map&radius_km=5',
    '/a?q=x',
    'businesses?q=x&limit=1',
  ],
  ['search?q=room&type=rent&accommodation=room', '?type=room', '/a', 'search?q=room&type=rent&limit=1'],
  ['search?q=sofa&type=product&post_type=buy', '?type=buy', '/a', 'search?q=sofa&type=product&limit=1'],
])('%s without the filters that another address omits', (listKey, search, href, path) => {
  expect(removedFilters(listKey, search, href)).toBe(path);
});
