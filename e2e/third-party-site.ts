import type { Page, Request } from '@playwright/test';
import { thirdPartySettings } from '../server/testing/third-party-settings.ts';
import { test as base, expect, type Variant, visit } from './fixtures.ts';
import { googleMapsStub } from './google-maps-stub.ts';
import { ownServer } from './own-server.ts';
import type { RunningServer } from './start-server.ts';

/** Tests on a site with all third-party services, none of which is contacted: all requests are mocked. */
export const test = base.extend<object, { thirdPartyServer: RunningServer }>({
  thirdPartyServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
    async ({}, use, { workerIndex }) => {
      const server = await ownServer(`outside-${workerIndex}`, thirdPartySettings);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ thirdPartyServer }, use) => use(thirdPartyServer.address),
});

/** Requests to third parties, in order. */
export interface ThirdPartyRequests {
  addresses(): string[];
  /** The complete request: address, headers and body. */
  all(): Promise<string>;
}

/** Mocks every address outside the site, and records the requests. */
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

/** The consent dialog, once it has loaded. */
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
