import type { APIRequestContext } from '@playwright/test';
import { readPage } from '../server/testing/page-html.ts';
import { parseXml, textIn } from '../server/testing/xml.ts';
import { expect, test } from './fixtures.ts';

/* The sitemap of the demo content compared with the pages, without a browser, as a crawler reads it. */

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
};

async function locations(request: APIRequestContext, path: string): Promise<string[]> {
  const { children } = parseXml(await (await request.get(path)).text());
  return children.map((entry) => textIn(entry, 'loc') ?? '');
}

/** All addresses in all files of the sitemap index. */
async function listedPages(request: APIRequestContext): Promise<string[]> {
  const pages: string[] = [];
  for (const file of await locations(request, '/sitemap.xml')) {
    const listed = await locations(request, pathOf(file));
    expect(listed.length, file).toBeLessThanOrEqual(10_000);
    pages.push(...listed);
  }
  return pages;
}

/** The error of a listed page, or null. */
async function errorOf(request: APIRequestContext, address: string): Promise<object | null> {
  const response = await request.get(pathOf(address), { maxRedirects: 0 });
  const page = readPage(await response.text());
  const canonical = page.links('canonical')[0]?.href;
  const robots = page.meta('robots');
  const isRight =
    response.status() === 200 && canonical === address && robots === undefined && page.meta('description');
  return isRight ? null : { address, status: response.status(), canonical, robots };
}

async function errorsOf(request: APIRequestContext, addresses: string[]) {
  const errors: { address: string; error: object }[] = [];
  for (const address of addresses) {
    const error = await errorOf(request, address);
    if (error) errors.push({ address, error });
  }
  return errors;
}

test('every page in the sitemap returns 200, may be indexed, and names that address as canonical', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const pages = await listedPages(request);
  expect(pages.length).toBeGreaterThan(300);
  expect(new Set(pages).size).toBe(pages.length);
  let wrong = await errorsOf(request, pages);
  // Other tests edit and close posts meanwhile, so only pages that a later sitemap still lists have to be correct.
  await expect
    .poll(async () => {
      const listed = new Set(wrong.length > 0 ? await listedPages(request) : []);
      wrong = await errorsOf(
        request,
        wrong.map(({ address }) => address).filter((address) => listed.has(address)),
      );
      return wrong;
    })
    .toEqual([]);
});
