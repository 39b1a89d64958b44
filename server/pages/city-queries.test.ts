import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FuzzedDocument, operationsOf } from '../testing/fuzzed-requests.ts';
import { queriesOf, type SentQuery } from '../testing/plans.ts';
import { addSample, type Sample } from '../testing/sample-pages.ts';
import { addProducts } from '../testing/test-posts.ts';
import { noon, type TestSite, testSite } from '../testing/test-site.ts';

/*
 * Guests who selected a part of the city get responses for that part: every statement of guests' reads filters by
 * the selected place, finds rows by key, or is listed below with the reason why it does not. docs/scaling.md relies
 * on it.
 */

let site: TestSite;
let sample: Sample;
let member: number;
let chosen: number;
/** The place whose page is read. */
let neighborhood: number;
beforeAll(async () => {
  site = await testSite(() => noon, { RATE_LIMITS: '0', OPEN_DATA_LICENSE: 'CC0-1.0' });
  sample = await addSample(site);
  member = (await site.member()).id;
  await addProducts(site, { title: { en: 'Syrian oud' }, ownerId: member });
  chosen = site.catalog.placeBySlug('brooklyn')?.id ?? 0;
  neighborhood = site.catalog.placeBySlug('bay-ridge')?.id ?? 0;
});
afterAll(() => site.close());

/** Statements without a place, by a common pattern, and the reasons. */
const reasons: [why: string, shape: RegExp][] = [
  [
    'rows by their keys, which a page or an earlier statement named',
    /"(?:id|listing_id|owner_id)" (?:=|in) ?\(?\$/,
  ],
  [
    'what a person offers, on the page of that person',
    /\b(?:c\.)?owner_id = \$1|l\.id = any\(\$\d+::bigint\[\]\)/,
  ],
  ['articles and texts belong to the whole site', /from "?content\b/],
  ['the settings of the site, in memory until they change', /from "setting"/],
  [
    'categories and places, in memory until they change',
    /from "?(?:category|category_redirect|state|place)\b/,
  ],
  ['outlines of all places, from which the site tells where a point lies', /from "place_outline"/],
  ['advertisements are booked for the whole site', /from "advertisement"/],
  [
    'counts of all places at once, which change all the time and are kept by place in memory',
    /listing_count|listing_cell/,
  ],
  ['the time of the snapshot that the counts are of', /^select pg_current_snapshot/],
  ['jobs like one, wherever in the city: the page itself was chosen', /"job" as "j".* l\.id <> \$/],
  [
    'rents, products and events like one, wherever in the city: the page itself was chosen',
    /"(?:rental|product|event)" as .* l\.id <> \$/,
  ],
  ['businesses beside one, by distance from it', /"business" as .* l\.id <> \$/],
  ['the history of a legal text', /from "version"/],
  [
    'words that listings and synonyms have, from which questions are understood',
    /from "?(?:concept|search_word|search_name)\b|search_word as w/,
  ],
  [
    'suggestions while typing: they complete names of the whole site, as its menus do',
    /matching as materialized/,
  ],
  ['whether reviews are closed for a business', /from "?review/],
  ['what others say of one member, on the page of that member', /\bmember_rating\(/],
  [
    'how many translations of one member are published, on the page of that member',
    /from "translation" as "t"/,
  ],
  ['what things like a new one are and cost, wherever they are for sale', /^product-guess: /],
];

/** Parameters that reads need for a nonempty response. */
const inputs: Record<string, string> = {
  gazetteer: '?q=5th Ave',
  search: '?q=bakery',
  'search/suggest': '?q=bak',
  'product-guess': '?title=Oak table',
  'businesses/map': '?box=40.4,-74.4,41,-73.6&zoom=10',
  'rents/map': '?box=40.4,-74.4,41,-73.6&zoom=10',
};
const keyOf = (path: string): string | number => {
  if (path.startsWith('rents')) return sample.rental;
  if (path.startsWith('products')) return sample.product;
  if (path.startsWith('jobs')) return sample.job;
  if (path.startsWith('events')) return sample.event;
  if (path.startsWith('blogs')) return sample.blog;
  if (path.startsWith('news')) return sample.news;
  if (path.startsWith('user-guide')) return sample.guide;
  if (path.startsWith('neighborhoods')) return 'bay-ridge';
  if (path.startsWith('members')) return member;
  return path.startsWith('pages') ? 'privacy-policy' : sample.business;
};

/** Whether a statement limits its listings to the selected place, or to that of the page. */
const namesPlace = ({ text, values }: SentQuery) =>
  [...text.matchAll(/place_ids @> array\[\$(\d+)|\bplace_id = \$(\d+)/g)].some(([, listed, single]) =>
    [chosen, neighborhood].includes(values[Number(listed ?? single) - 1] as number),
  );

it('every statement of guests’ reads filters by the selected place, or is exempt', {
  timeout: 120_000,
}, async () => {
  const document: FuzzedDocument = await (await site.ask('/api/openapi.json')).json();
  const reads = operationsOf(document).filter(
    ({ method, path }) => method === 'GET' && !path.startsWith('admin/'),
  );
  const used = new Set<string>();
  const unnamed: string[] = [];
  const unanswered: string[] = [];
  let named = 0;
  for (const { path } of reads) {
    const address = `${path.replace(/\{\w+\}/g, String(keyOf(path)))}${inputs[path] ?? ''}`;
    let status = 0;
    const sent = await queriesOf(async () => {
      const answer = await site.ask(`/api/NY/en/${chosen}/${address}`);
      await answer.text();
      status = answer.status;
    });
    // Endpoints that require an account are not reads of guests.
    if (status === 401) continue;
    if (status !== 200) unanswered.push(`${path} ${status}`);
    for (const query of sent) {
      const text = query.text.replace(/\s+/g, ' ').trim();
      if (namesPlace(query)) {
        named++;
        continue;
      }
      const reason = reasons.find(([, shape]) => shape.test(text) || shape.test(`${path}: ${text}`));
      if (reason) used.add(reason[0]);
      else unnamed.push(`${path}: ${text}`);
    }
  }
  expect(unnamed).toEqual([]);
  expect(unanswered).toEqual([]);
  expect(named).toBeGreaterThan(12);
  // An unused exemption could hide a future statement.
  expect(reasons.map(([why]) => why).filter((why) => !used.has(why))).toEqual([]);
});
