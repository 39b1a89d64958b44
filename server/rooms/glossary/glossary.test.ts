import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createGlossaryTerm,
  deleteGlossaryTerm,
  listGlossaryTerms,
  type SaveGlossaryTerm,
  updateGlossaryTerm,
} from '../../../contract/glossary.ts';
import {
  listManagedTranslations,
  readTranslationWork,
  saveTranslation,
} from '../../../contract/translations.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { keyOf } from './matching.ts';

let site: TestSite;
let rania: TestMember;
let nour: TestMember;
beforeAll(async () => {
  site = await testSite();
  rania = await site.member({ role: 'editor' });
  nour = await site.member();
});
afterAll(() => site.close());

const wordings = (term: string, ...forms: string[]) => ({ term, forms });
const term = (en: string, ar: string, note = { en: '', ar: '' }): SaveGlossaryTerm => ({
  en: wordings(en),
  ar: wordings(ar),
  note,
});
const add = async (body: SaveGlossaryTerm) => {
  const response = await rania.call(createGlossaryTerm, { body });
  expect(response.status).toBe(201);
  return (await response.json()).data;
};
const list = async (query: { q?: string; after?: number } = {}) =>
  (await rania.call(listGlossaryTerms, { query })).json();
const change = (id: number, body: SaveGlossaryTerm) =>
  rania.call(updateGlossaryTerm, { params: { id }, body });

describe('the initial terms', () => {
  it('exist on every site, sorted and paged', async () => {
    const { data, meta } = await list();
    expect(meta).toMatchObject({ total: expect.any(Number), next: '50' });
    expect(meta.total).toBeGreaterThan(60);
    const rest = await list({ after: 50 });
    expect(rest.meta.next).toBeNull();
    const all = [...data, ...rest.data];
    expect(all).toHaveLength(meta.total);
    const names = all.map(({ en }) => en.term.toLowerCase());
    expect(names).toEqual(expect.arrayContaining(['rent', 'deposit', 'walk-up', 'stoop']));
    // One wording has one translation.
    for (const lang of ['en', 'ar'] as const) {
      const keys = all.flatMap((one) => [one[lang].term, ...one[lang].forms].map(keyOf));
      expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    }
  });
  it('are found by any wording and by their notes', async () => {
    const found = async (q: string) => (await list({ q })).data.map(({ en }) => en.term);
    expect(await found('SUBLEASE')).toEqual(['sublet']);
    expect(await found('ايجار من الباطن')).toEqual(['sublet']);
    expect(await found('sandstone')).toEqual(['brownstone']);
    expect(await found('qwertz')).toEqual([]);
  });
});

describe('an editor', () => {
  it('adds, changes and deletes a term, which the audit log records', async () => {
    const made = await add({
      ...term('fire escape', 'سلم النجاة'),
      en: wordings('fire escape', 'fire stairs'),
    });
    expect(made).toMatchObject({
      en: { term: 'fire escape', forms: ['fire stairs'] },
      note: { en: '', ar: '' },
    });
    const body = term('fire escape', 'سلّم الطوارئ', { en: 'Outside.', ar: 'في الخارج.' });
    const saved = await change(made.id, body);
    expect(saved.status).toBe(200);
    expect((await saved.json()).data).toMatchObject({ ar: { term: 'سلّم الطوارئ' }, en: { forms: [] } });
    const remove = () => rania.call(deleteGlossaryTerm, { params: { id: made.id }, body: {} });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect((await list({ q: 'fire escape' })).data).toEqual([]);
    const log = await site.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject', '=', 'glossary')
      .where('subject_id', '=', String(made.id))
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['glossary.create', 'glossary.save', 'glossary.delete']);
  });

  it.each<[string, SaveGlossaryTerm, string[]]>([
    ['nothing', term(' ', ''), ['ar.term', 'en.term']],
    ['signs alone', term('!?', 'مسرد'), ['en.term']],
    ['a whole sentence', term('glossary', 'م'.repeat(61)), ['ar.term']],
    ['a term that another one has, in any spelling', term('RENTS', 'الايجار'), ['ar.term', 'en.term']],
    [
      'a form that another one has',
      { ...term('board', 'لوح'), en: wordings('board', 'monthly rents') },
      ['en.forms'],
    ],
    ['a long note', term('glossary', 'مسرد', { en: 'x'.repeat(301), ar: '' }), ['note.en']],
  ])('%s is rejected', async (_, body, fields) => {
    const response = await rania.call(createGlossaryTerm, { body });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).errors ?? {}).sort()).toEqual(fields);
  });

  it('may change the spelling of a term, and omits forms that are only another spelling', async () => {
    const made = await add({
      ...term('water tower', 'خزان ماء'),
      en: wordings('water tower', 'Water-Towers', 'rooftop tank'),
    });
    expect(made.en).toEqual(wordings('water tower', 'rooftop tank'));
    expect((await change(made.id, term('Water towers', 'خزّان ماء'))).status).toBe(200);
  });

  it('does not overwrite the change of another', async () => {
    const made = await add(term('hydrant', 'صنبور إطفاء'));
    expect((await change(made.id, term('fire hydrant', 'صنبور إطفاء'))).status).toBe(200);
    const late = await rania.call(
      updateGlossaryTerm,
      { params: { id: made.id }, body: term('hydrants', 'صنبور إطفاء') },
      { headers: { 'if-match': made.version } },
    );
    expect(late.status).toBe(409);
  });

  it('adds a wording once, also concurrently', async () => {
    const body = term('scaffolding', 'سقالة');
    const answers = await Promise.all([1, 2, 3].map(() => rania.call(createGlossaryTerm, { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });
});

describe('a translator receives the terms of the original', () => {
  const work = async (who: TestMember, id: number, lang?: string) => {
    const params = { folder: 'businesses' as const, id };
    const answer = await who.call(readTranslationWork, { params }, lang ? { lang } : {});
    return (await answer.json()).data;
  };

  it('in English, with positions, translation and note', async () => {
    const [id = 0] = await site.addBusinesses({
      name: { en: 'Atlantic Rooms' },
      description: { en: 'Studios in a walk-up. Deposit and broker fee: none.' },
    });
    const { from, fields, glossary } = await work(nour, id);
    expect(from).toBe('en');
    expect(glossary.terms.map(({ term: one, translation }) => [one, translation])).toEqual([
      ['studio', 'استوديو'],
      ['walk-up', 'بناية بلا مصعد'],
      ['deposit', 'مبلغ التأمين'],
      ['broker fee', 'عمولة الوسيط'],
    ]);
    expect(glossary.terms[1]?.note).toMatchObject({ lang: 'en', text: expect.stringContaining('elevator') });
    const original = fields.find(({ field }) => field === 'description')?.original ?? '';
    expect(glossary.marks.map((mark) => [mark.field, original.slice(mark.from, mark.to)])).toEqual([
      ['description', 'Studios'],
      ['description', 'walk-up'],
      ['description', 'Deposit'],
      ['description', 'broker fee'],
    ]);
    expect((await work(nour, id, 'ar')).glossary.terms[1]?.note?.lang).toBe('ar');
  });

  it('in Arabic, and as editors change them', async () => {
    const [id = 0] = await site.addBusinesses({
      name: { ar: 'مكتب سكن' },
      description: { ar: 'الإيجار يشمل المواقد النحاسية.' },
    });
    await site.db.updateTable('listing').set({ lang: 'ar' }).where('id', '=', id).execute();
    const terms = async () => (await work(nour, id)).glossary.terms.map(({ translation }) => translation);
    expect(await terms()).toEqual(['rent']);
    const made = await add(term('copper stove', 'مواقد نحاسية'));
    expect(await terms()).toEqual(['rent', 'copper stove']);
    await rania.call(deleteGlossaryTerm, { params: { id: made.id }, body: {} });
    expect(await terms()).toEqual(['rent']);
  });
});

describe('terms that a translation does not contain', () => {
  it('are named to the translator at each save, and to those who review it, and block nothing', async () => {
    const [id = 0] = await site.addBusinesses({
      name: { en: 'Pacific Rooms' },
      description: { en: 'Furnished studios in a walk-up, no fee.' },
    });
    const params = { folder: 'businesses' as const, id, field: 'description' as const };
    const save = async (text: string, send = false) => {
      const response = await nour.call(saveTranslation, { params, body: { text, send } });
      expect(response.status).toBe(200);
      return (await response.json()).data.unusedTerms.map(({ term: one, translation }) => [one, translation]);
    };
    expect(await save('سكن في البناية')).toEqual([
      ['furnished', 'مفروش'],
      ['studio', 'استوديو'],
      ['walk-up', 'بناية بلا مصعد'],
      ['no fee', 'بلا عمولة'],
    ]);
    expect(await save('')).toEqual([]);
    const rest = [['no fee', 'بلا عمولة']];
    expect(await save('الاستوديو مفروشة في بناية بلا مصعد', true)).toEqual(rest);

    const work = await nour.call(readTranslationWork, { params: { folder: 'businesses', id } });
    const fields = (await work.json()).data.fields;
    expect(fields.find(({ field }) => field === 'description')?.unusedTerms).toMatchObject([
      { term: 'no fee' },
    ]);
    expect(fields.find(({ field }) => field === 'title')?.unusedTerms).toEqual([]);
    const moderator = await site.member({ role: 'moderator' });
    const { data } = await (await moderator.call(listManagedTranslations, { query: {} })).json();
    expect(data.find(({ post }) => post.id === id)?.unusedTerms).toMatchObject([{ term: 'no fee' }]);
  });
});
