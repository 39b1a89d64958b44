import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  discardSettings,
  listSettingsVersions,
  type ManagedSettings,
  type ManagedSettingsBody,
  readManagedSettings,
  readSettingsVersion,
  restoreSettingsVersion,
  saveManagedSettings,
} from '../../../contract/managed-settings.ts';
import { type GeneralSettings, readGeneralSettings } from '../../../contract/settings.ts';
import type { Version } from '../../../contract/versions.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
let rania: TestMember;
beforeAll(async () => {
  site = await testSite();
  rania = await site.member({ role: 'editor', name: 'Rania Aziz' });
});
afterAll(() => site.close());

const read = async <T>(response: Response | Promise<Response>): Promise<T> =>
  ((await (await response).json()) as { data: T }).data;
const versioned = (match?: string) => ({ headers: match ? { 'if-match': match } : undefined });
const current = () => read<ManagedSettings>(rania.call(readManagedSettings));
const save = (body: unknown, match?: string, publish = true) =>
  rania.callUnchecked(saveManagedSettings, { body: { body, publish } }, versioned(match));
const publishedSettings = (lang = 'en') =>
  read<GeneralSettings>(site.call(readGeneralSettings, {}, { lang }));
const named = (body: ManagedSettingsBody, en: string) => ({ ...body, name: { en, ar: 'مدينتنا' } });
const link = (index: number) => ({ type: 'youtube' as const, url: `https://youtube.example/${index}` });

describe('the general settings', () => {
  it('are published as saved, in both languages', async () => {
    const { body, version } = await current();
    const changed: ManagedSettingsBody = {
      ...named(body, 'Our Town'),
      navbar: {
        logo: null,
        states: [
          {
            title: { en: 'Texas', ar: 'تكساس' },
            image: '/art/pattern/tx.svg?w=400',
            url: 'https://tx.example',
          },
          { title: { en: 'Ohio', ar: 'أوهايو' }, image: '/art/pattern/oh.svg', url: null },
        ],
      },
      footer: { ...body.footer, social_media: [link(1)], email: 'a@b.example', phone: '+12125550100' },
    };
    expect((await save(changed, version)).status).toBe(200);
    expect(await publishedSettings('ar')).toMatchObject({
      name: 'مدينتنا',
      navbar: { states: [{ title: 'تكساس' }, { title: 'أوهايو', url: null }] },
      footer: { social_media: [link(1)], email: 'a@b.example' },
    });
  });

  it.each<[string, (body: ManagedSettingsBody) => unknown, string]>([
    ['without a name', (body) => ({ ...body, name: { en: ' ', ar: '' } }), 'name.en'],
    [
      'with seven links to networks',
      (body) => ({ ...body, footer: { ...body.footer, social_media: [1, 2, 3, 4, 5, 6, 7].map(link) } }),
      'footer.social_media',
    ],
    [
      'with a link that is none',
      (body) => ({
        ...body,
        footer: { ...body.footer, social_media: [{ type: 'tiktok', url: 'javascript:1' }] },
      }),
      'footer.social_media.0.url',
    ],
    [
      'with an odd address',
      (body) => ({ ...body, footer: { ...body.footer, email: 'a@b' } }),
      'footer.email',
    ],
    ['with an odd number', (body) => ({ ...body, footer: { ...body.footer, phone: '555' } }), 'footer.phone'],
    ['with a logo of elsewhere', (body) => ({ ...body, logo: 'https://x.example/a.png' }), 'logo'],
    ['with a logo that is not there', (body) => ({ ...body, logo: '/media/none.webp' }), 'logo'],
  ])('are not saved %s', async (_, change, field) => {
    const before = await current();
    const response = await save(change(before.body), before.version);
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).errors ?? {})).toEqual([field]);
    expect(await current()).toEqual(before);
  });

  it('are not overwritten by conflicting edits', async () => {
    const { body, version } = await current();
    expect((await save(named(body, 'The first'), version)).status).toBe(200);
    expect((await save(named(body, 'The second'), version)).status).toBe(409);
    expect((await publishedSettings()).name).toBe('The first');
  });

  it('have versions, which can be restored', async () => {
    const { body, version } = await current();
    await save(named(body, 'For a day'), version);
    const versions = await read<Version[]>(rania.callUnchecked(listSettingsVersions));
    expect(versions[0]?.by).toBe('Rania Aziz');
    const before = versions[1]?.id ?? 0;
    expect(
      await read(rania.callUnchecked(readSettingsVersion, { params: { version: before } })),
    ).toMatchObject({ body: { name: body.name } });
    expect(
      (await rania.callUnchecked(restoreSettingsVersion, { params: { version: before }, body: {} })).status,
    ).toBe(200);
    expect((await publishedSettings()).name).toBe(body.name.en);
    const { rows } = {
      rows: await site.db
        .selectFrom('audit_log')
        .select('after')
        .where('action', '=', 'settings.restore')
        .execute(),
    };
    expect(rows.at(-1)?.after).toEqual({ changed: ['name'], version: before });
  });
});

describe('a draft of the settings', () => {
  const actions = async () => {
    const rows = await site.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject', '=', 'setting')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    return rows.map(({ action }) => action).reverse();
  };

  it('is visible to the team only, creates no version, and can be discarded', async () => {
    const before = await current();
    const versions = await read<Version[]>(rania.callUnchecked(listSettingsVersions));
    const saved = await read<ManagedSettings>(
      await save(named(before.body, 'Not yet'), before.version, false),
    );
    expect(saved).toMatchObject({ body: before.body, draft: { name: { en: 'Not yet' } } });
    expect((await publishedSettings()).name).toBe(before.body.name.en);
    expect(await read(rania.callUnchecked(listSettingsVersions))).toEqual(versions);
    const dropped = await read<ManagedSettings>(
      rania.call(discardSettings, { body: {} }, versioned(saved.version)),
    );
    expect(dropped).toEqual(before);
    expect(await actions()).toEqual(['settings.draft', 'settings.discard']);
    expect((await rania.call(discardSettings, { body: {} })).status).toBe(409);
  });

  it('is deleted when something is published', async () => {
    const { body, version } = await current();
    const { version: drafted } = await read<ManagedSettings>(
      await save(named(body, 'To come'), version, false),
    );
    // Publishing requires having seen the draft.
    expect((await save(named(body, 'Blind'), version)).status).toBe(409);
    const published = await read<ManagedSettings>(await save(named(body, 'Come'), drafted));
    expect(published).toMatchObject({ draft: null, body: { name: { en: 'Come' } } });
    expect((await publishedSettings()).name).toBe('Come');
  });

  it('is validated, and its pictures are retained', async () => {
    const { body, version } = await current();
    expect((await save({ ...body, name: { en: '', ar: '' } }, version, false)).status).toBe(422);
    expect((await save({ ...body, logo: '/media/none.webp' }, version, false)).status).toBe(422);
  });
});
