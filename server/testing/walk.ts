import { expect } from 'vitest';
import type { TestSite } from './test-site.ts';

type Listed = { id: number; title: string };

/** The titles of a list response, in order. */
export async function titles(site: TestSite, path: string, lang = 'en'): Promise<string[]> {
  const response = await site.get(path, { lang });
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: Listed[] };
  return data.map(({ title }) => title);
}

/** The counts of a facet by value. */
export async function facet(site: TestSite, path: string, name: string): Promise<Record<string, number>> {
  const { meta } = await (await site.get(path)).json();
  const values: { value: string; label: string; count: number }[] = meta.facets[name];
  return Object.fromEntries(values.map(({ value, label, count }) => [label || value, count]));
}

/** The ids of a list, read page by page with a page size of one. */
export async function walk(site: TestSite, path: string): Promise<number[]> {
  const walked: number[] = [];
  let after = '';
  do {
    const response = await site.get(`${path}${path.includes('?') ? '&' : '?'}limit=1&after=${after}`);
    expect(response.status).toBe(200);
    const { data, meta } = (await response.json()) as { data: Listed[]; meta: { next: string | null } };
    walked.push(...data.map(({ id }) => id));
    after = meta.next ?? '';
  } while (after);
  return walked;
}

/** The ids of a list in order. */
export async function ids(site: TestSite, path: string, lang = 'en'): Promise<number[]> {
  const response = await site.get(path, { lang });
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: Listed[] };
  return data.map(({ id }) => id);
}
