import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGlossaryTerm, deleteGlossaryTerm, listGlossaryTerms } from '../../../contract/glossary.ts';
import {
  decideProposal,
  listManagedProposals,
  listOwnProposals,
  proposeWording,
} from '../../../contract/glossary-proposals.ts';
import { limits } from '../../../contract/limits.ts';
import { editingLimits } from '../../../contract/managed-content-limits.ts';
import { deleteAccount } from '../../../contract/profile.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

const password = 'a long enough password';

let site: TestSite;
let rania: TestMember;
let nour: TestMember;
beforeAll(async () => {
  site = await testSite();
  rania = await site.member({ role: 'editor' });
  nour = await site.member();
});
afterAll(() => site.close());

const termOf = async (q: string) => {
  const { data } = await (await rania.call(listGlossaryTerms, { query: { q } })).json();
  const [term] = data;
  if (!term) throw new Error(`no term ${q}`);
  return term;
};
interface Proposed {
  wording: string;
  lang?: 'en' | 'ar';
  reason?: string;
}
const propose = (who: TestMember, id: number, body: Proposed) =>
  who.call(proposeWording, { params: { id }, body: { lang: 'en', ...body } });
const proposed = async (who: TestMember, id: number, body: Proposed) => {
  const response = await propose(who, id, body);
  expect(response.status).toBe(201);
  return (await response.json()).data.id;
};
const decide = (id: number, accept: boolean, who = rania) =>
  who.call(decideProposal, { params: { id }, body: { accept } });
const open = async () => (await rania.call(listManagedProposals, {})).json();
const own = async (who: TestMember) => (await (await who.call(listOwnProposals, {})).json()).data;
const codeOf = async (response: Response) => [response.status, (await response.json()).code];

describe('a member', () => {
  it('proposes a wording once per term, until it is decided', async () => {
    const stoop = await termOf('stoop');
    const id = await proposed(nour, stoop.id, { wording: ' front  stair ', reason: 'Said on my street.' });
    expect(await own(nour)).toMatchObject([
      { id, wording: 'front stair', reason: 'Said on my street.', status: 'open', term: { id: stoop.id } },
    ]);
    expect(await codeOf(await propose(nour, stoop.id, { wording: 'entry steps' }))).toEqual([
      409,
      'proposal_waits',
    ]);
    expect((await decide(id, false)).status).toBe(200);
    expect((await own(nour))[0]).toMatchObject({ status: 'declined' });
    await proposed(nour, stoop.id, { wording: 'entry steps' });
  });
  it('has one open proposal even if several arrive at once', async () => {
    const salma = await site.member();
    const { id } = await termOf('laundromat');
    const all = ['washeteria', 'coin laundry', 'launderette'].map((wording) =>
      propose(salma, id, { wording }),
    );
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409]);
    expect(await own(salma)).toHaveLength(1);
  });
  it('reads what is wrong at each field', async () => {
    const salma = await site.member();
    const { id } = await termOf('bodega');
    const errorsOf = async (body: Proposed) => {
      const response = await propose(salma, id, body);
      expect(response.status).toBe(422);
      return Object.keys((await response.json()).errors ?? {});
    };
    expect(await errorsOf({ wording: ' ' })).toEqual(['wording']);
    expect(await errorsOf({ wording: '؟!' })).toEqual(['wording']);
    expect(await errorsOf({ wording: 'x'.repeat(61) })).toEqual(['wording']);
    expect(await errorsOf({ wording: 'grocer', reason: 'x'.repeat(301) })).toEqual(['reason']);
    // Wordings of this term and of another, in other spellings.
    expect(await errorsOf({ wording: 'Corner STORE' })).toEqual(['wording']);
    expect(await errorsOf({ wording: 'Subway' })).toEqual(['wording']);
    expect((await propose(salma, 999_999, { wording: 'grocer' })).status).toBe(404);
    expect(await own(salma)).toEqual([]);
  });
  it('is rate limited', async () => {
    const salma = await site.member();
    const { id } = await termOf('bodega');
    const statuses: number[] = [];
    for (let count = 0; count <= limits.rates.glossaryProposals.points; count++)
      statuses.push((await propose(salma, id, { wording: `grocer ${count}` })).status);
    expect([statuses[0], statuses[1], statuses.at(-1)]).toEqual([201, 409, 429]);
  });
});

describe('an editor', () => {
  it('reads open proposals, oldest first, and accepts one, which adds its wording', async () => {
    const salma = await site.member();
    const tips = await termOf('بقشيش');
    const first = await proposed(salma, tips.id, { wording: 'حلوان', lang: 'ar' });
    const second = await proposed(nour, tips.id, { wording: 'gratuity' });
    const { data, meta } = await open();
    expect(meta.total).toBe(data.length);
    expect(data.map(({ id }) => id).slice(-2)).toEqual([first, second]);
    expect(data.at(-1)).toMatchObject({
      author: { id: nour.id },
      term: { id: tips.id, en: ['tips', 'plus tips'] },
    });
    expect((await decide(first, true)).status).toBe(200);
    expect((await termOf('حلوان')).ar).toEqual({ term: 'بقشيش', forms: ['إكراميات', 'حلوان'] });
    expect((await own(salma))[0]).toMatchObject({ status: 'accepted' });
    expect((await open()).data.map(({ id }) => id)).not.toContain(first);
  });
  it('is told that another editor has decided', async () => {
    const other = await site.member({ role: 'editor' });
    const { id } = await termOf('daycare');
    const proposal = await proposed(nour, id, { wording: 'creche' });
    const both = await Promise.all([decide(proposal, true), decide(proposal, false, other)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await codeOf(await decide(proposal, true))).toEqual([409, 'already_decided']);
  });
  it('cannot accept what another term has by now', async () => {
    const salma = await site.member();
    const mine = await proposed(salma, (await termOf('daycare')).id, { wording: 'nursery' });
    const others = await proposed(salma, (await termOf('weekend school')).id, { wording: 'nursery' });
    expect((await decide(mine, true)).status).toBe(200);
    expect((await decide(others, true)).status).toBe(422);
    expect((await decide(others, false)).status).toBe(200);
  });
  it('cannot add a wording to a term that has the maximum number', async () => {
    const salma = await site.member();
    const forms = Array.from({ length: editingLimits.glossary.forms }, (_, index) => `awning ${index}`);
    const ar = { term: 'مظلّة واجهة', forms: [] };
    const body = { en: { term: 'awning', forms }, ar, note: { en: '', ar: '' } };
    const { data } = await (await rania.call(createGlossaryTerm, { body })).json();
    const english = await proposed(salma, data.id, { wording: 'canopy' });
    const arabic = await proposed(nour, data.id, { wording: 'مظلّة محل', lang: 'ar' });
    const refused = await decide(english, true);
    expect([refused.status, Object.keys((await refused.json()).errors ?? {})]).toEqual([422, ['accept']]);
    expect((await decide(arabic, true)).status).toBe(200);
    expect((await termOf('canopy').catch(() => null))?.id).toBeUndefined();
  });
  it('decides proposals of deleted accounts, and those of deleted terms are gone', async () => {
    const salma = await site.member({ password });
    const [notary, urgent] = [await termOf('notary'), await termOf('urgent care')];
    const left = await proposed(salma, notary.id, { wording: 'notary office' });
    const gone = await proposed(salma, urgent.id, { wording: 'walk-in clinic' });
    expect((await salma.call(deleteAccount, { body: { password } })).status).toBe(200);
    expect((await open()).data.find(({ id }) => id === left)).toMatchObject({ author: null });
    expect((await decide(left, true)).status).toBe(200);
    expect((await termOf('notary office')).id).toBe(notary.id);
    await rania.call(
      deleteGlossaryTerm,
      { params: { id: urgent.id }, body: {} },
      { headers: { 'if-match': urgent.version } },
    );
    expect((await decide(gone, true)).status).toBe(404);
  });
});
