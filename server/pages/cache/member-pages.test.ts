import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { saveProfile } from '../../../contract/profile.ts';
import { type Node, node } from '../../testing/nodes.ts';
import { addSample } from '../../testing/sample-pages.ts';
import { addProducts } from '../../testing/test-posts.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
let khalid: TestMember;
let oud = 0;
beforeAll(async () => {
  site = await testSite();
  await addSample(site);
  khalid = await site.member({ name: 'Khalid Rahman' });
  [oud = 0] = await addProducts(site, { title: { en: 'Syrian oud' }, ownerId: khalid.id });
});
afterAll(() => site.close());

const nodes: Node[] = [];
afterEach(async () => {
  for (const one of nodes.splice(0)) await one.close();
});
async function twoNodes(): Promise<Node[]> {
  for (let count = 0; count < 2; count++)
    nodes.push(await node(site, () => import('../../../web/entry.server.tsx')));
  return nodes;
}

describe('the public page of a member', () => {
  it('is updated on every node as soon as its content changes', async () => {
    const both = await twoNodes();
    const page = () => `/Member/${khalid.id}/khalid-r`;
    const everywhere = (check: (text: string, status: number) => void, address = page()) =>
      vi.waitFor(async () => {
        for (const one of both) {
          const answer = await one.ask(address);
          check(await answer.text(), answer.status);
        }
      }, 20_000);
    await everywhere((text) => {
      expect(text).toContain('Khalid R.');
      expect(text).toContain('Syrian oud');
      expect(text).toContain('name="robots" content="noindex');
    });
    await khalid.call(saveProfile, { body: { languages: ['ku'] } });
    await everywhere((text) => expect(text).toContain('Kurdish'));
    await sql`update listing set title_en = 'Walnut oud' where id = ${oud}`.execute(site.db);
    await everywhere((text) => expect(text).toContain('Walnut oud'));
    const post = `/Show-Product/${oud}/syrian-oud`;
    await everywhere((text) => expect(text).toContain(`href="${page()}"`), post);
    await khalid.call(saveProfile, { body: { publicPage: false } });
    await everywhere((_, status) => expect(status).toBe(404));
    await everywhere((text) => {
      expect(text).toContain('Khalid R.');
      expect(text).not.toContain('/Member/');
    }, post);
    await sql`update listing set anonymous = true where id = ${oud}`.execute(site.db);
    await everywhere((text) => expect(text).not.toMatch(/Khalid|khalid|\/Member\//), post);
  });
});
