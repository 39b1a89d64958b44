import type { Page, Request } from '@playwright/test';
import { thirdPartySettings } from '../server/testing/third-party-settings.ts';
import { test as base, expect, type Variant, visit } from './fixtures.ts';
import { googleMapsStub } from './google-maps-stub.ts';
import { ownServer } from './own-server.ts';
import type { RunningServer } from './start-server.ts';

/** Tests on a site with every service of others, none of which is reached: all are answered here. */
export const test = base.extend<object, { thirdPartyServer: RunningServer }>({
  thirdPartyServer: [
    // biome-ignore lint/correctness/noEmptyPattern: it needs no other fixture, which only this form can say
    async ({}, use, { workerIndex }) => {
      const server = await ownServer(`outside-${workerIndex}`, thirdPartySettings);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ thirdPartyServer }, use) => use(thirdPartyServer.address),
});

/** What left for others, in the order of asking. */
export interface ThirdPartyRequests {
  addresses(): string[];
  /** Everything of every request: address, headers, body. */
  all(): Promise<string>;
}

/** Answers every address that is not the site's, and remembers what was asked. */
export async function watchThirdParties(page: Page, own: string | undefined): Promise<ThirdPartyRequests> {
  const requested: Request[] = [];
  await page.route(
    (url) => url.origin !== own,
    async (route) => {
      const request = route.request();
      requested.push(request);
      const { hostname } = new URL(request.url());
      if (hostname === 'maps.googleapis.com') {
        await route.fulfill({ contentType: 'text/javascript', body: googleMapsStub });
      } else if (hostname === 'go.crisp.chat') {
        const body = '<!doctype html><html lang="en"><title>Chat</title><p>Hello from Crisp</p></html>';
        await route.fulfill({ contentType: 'text/html', body });
      } else await route.fulfill({ contentType: 'image/gif', body: '' });
    },
  );
  return {
    addresses: () => requested.map((request) => request.url()),
    async all() {
      const parts = await Promise.all(
        requested.map(async (request) => [request.url(), await request.allHeaders(), request.postData()]),
      );
      return JSON.stringify(parts);
    },
  };
}

/** The question about services of others, once it has come. */
export async function question(page: Page, name: string) {
  const bar = page.getByRole('region', { name });
  await expect(bar).toBeVisible();
  return bar;
}

/** The address of the first business of the directory. */
export async function firstBusiness(page: Page, variant: Pick<Variant, 'lang'>): Promise<string> {
  await visit(page, '/Category/shops', variant);
  return (await page.locator('a[href^="/MarketProfile/"]').first().getAttribute('href')) ?? '';
}
