import { afterAll, beforeAll, expect, it } from 'vitest';
import { readGeneralSettings } from '../../../contract/settings.ts';
import { type Node, node } from '../../testing/nodes.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';
import { addressOf } from '../../testing/typed-client.ts';

let site: TestSite;
let pages: Node;
/** What the last rendered page did with its reads. */
let read: (answer: { data: { name: string; navbar: unknown[] } }) => void;

beforeAll(async () => {
  site = await testSite();
  pages = await node(site, async () => ({
    pagePaths: ['/'],
    renderPage: async (_url, _site, carry) => {
      const answer = await carry(addressOf(readGeneralSettings));
      read(await answer.json());
      return {
        status: 200,
        route: '/',
        head: '',
        body: '',
        boot: '',
        feeds: [],
        files: [],
        listedAt: undefined,
      };
    },
  }));
});
afterAll(async () => {
  await pages.close();
  await site.close();
});

/** Renders a page that modifies its reads this way. */
async function renderWith(treat: typeof read, path: string): Promise<void> {
  let failure: unknown;
  read = (answer) => {
    try {
      treat(answer);
    } catch (error) {
      failure = error;
    }
  };
  await pages.ask(path);
  if (failure) throw failure;
}

it('pages cannot modify their reads, as other pages are rendered from the same object', async () => {
  let first: unknown;
  await renderWith((answer) => {
    first = answer.data;
  }, '/?page=1');
  await renderWith((answer) => expect(answer.data).toBe(first), '/about');
  await expect(
    renderWith(({ data }) => {
      data.name = 'Another';
    }, '/faqs'),
  ).rejects.toThrow(TypeError);
  await expect(renderWith(({ data }) => data.navbar.reverse(), '/news')).rejects.toThrow(TypeError);
});
