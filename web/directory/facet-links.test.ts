import { describe, expect, it } from 'vitest';
import type { Category } from '../../contract/categories.ts';
import type { Place, State } from '../../contract/places.ts';
import { areaWithPage } from '../lists/area-with-page.ts';
import { areaLinks } from '../lists/facet-links.ts';
import { categoryLinks } from './facet-links.ts';

const value = (id: number, count: number) => ({ value: String(id), label: `#${id}`, count });

const place = (id: number, parentId: number | null, kind: Place['kind']): Place => ({
  id,
  name: `place ${id}`,
  kind,
  parentId,
  stateCode: 'NY',
  lat: 40,
  lng: -74,
  count: 0,
});
const states: State[] = [
  {
    code: 'NY',
    name: 'New York',
    cities: [
      place(1, null, 'borough'),
      place(2, null, 'borough'),
      place(3, null, 'city'),
      place(11, 1, 'neighbourhood'),
      place(12, 1, 'neighbourhood'),
      place(21, 2, 'neighbourhood'),
    ],
  },
];

it('neighborhoods and near cities have pages, boroughs and unknown places have none', () => {
  const pages = [1, 3, 11, 99].map((id) => areaWithPage(states, id)?.name);
  expect(pages).toEqual([undefined, 'place 3', 'place 11', undefined]);
});

describe('area links', () => {
  const facets = { city: [value(1, 2), value(2, 5), value(11, 1), value(12, 1), value(21, 5)] };
  const hrefOf = (id: number | null) => `to ${id}`;

  it('are grouped by borough, ordered by count, without those that are empty', () => {
    const links = areaLinks({ facets, states, current: null, hrefOf });
    expect(links.map(({ value, count }) => [value, count])).toEqual([
      ['2', 5],
      ['1', 2],
    ]);
    expect(links[1]?.inside?.map((link) => link.value)).toEqual(['11', '12']);
  });

  it('link to themselves, the selected one to all areas, and it remains even if empty', () => {
    const links = areaLinks({ facets, states, current: 3, hrefOf });
    expect(links.find((link) => link.value === '3')).toMatchObject({
      current: true,
      count: 0,
      href: 'to null',
    });
    expect(links.find((link) => link.value === '2')).toMatchObject({ current: false, href: 'to 2' });
  });
});

it('categories begin with the selected one, then are ordered by count', () => {
  const categories = [1, 2, 3, 4].map((id) => ({ id, name: `category ${id}` }) as Category);
  const links = categoryLinks({
    facets: { category: [value(1, 3), value(2, 9), value(4, 1)] },
    categories,
    current: 4,
    hrefOf: ({ id }) => `to ${id}`,
  });
  expect(links.map(({ value, current }) => [value, current])).toEqual([
    ['4', true],
    ['2', false],
    ['1', false],
  ]);
});
