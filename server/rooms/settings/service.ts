import { z } from 'zod';
import type { CategoryType } from '../../../contract/categories.ts';
import { socialNetworks } from '../../../contract/contact-details.ts';
import { bothSchema } from '../../../contract/envelope.ts';
import { limits } from '../../../contract/limits.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { GeneralSettings, ServiceKey } from '../../../contract/settings.ts';
import type { Changes } from '../../changes/changes.ts';
import type { Db } from '../../database/connect.ts';
import { type CatalogSource, nameOf } from '../catalog/service.ts';
import { readSetting, writeSetting } from './queries.ts';

export { lockSetting, readSetting as readSettingOf, writeSetting as saveSetting } from './queries.ts';

const sectionText = z.object({ name: bothSchema, hint: bothSchema });

/** The general settings as editors see them: every text in both languages. */
export const storedSettingsSchema = z.object({
  name: bothSchema,
  navbar: z.object({
    logo: z.string().nullable(),
    states: z.array(z.object({ title: bothSchema, image: z.string(), url: z.string().nullable() })),
  }),
  logo: z.string().nullable(),
  services: z.object({
    service_provider: sectionText,
    shops: sectionText,
    market_place: sectionText,
    rent: sectionText,
    jobs: sectionText,
  }),
  footer: z.object({
    social_media: z.array(z.object({ type: z.enum(socialNetworks), url: z.string() })),
    subscribe: bothSchema,
    email: z.string(),
    phone: z.string(),
    Copyright: bothSchema,
    about: bothSchema,
  }),
});
export type StoredSettings = z.infer<typeof storedSettingsSchema>;

/** The version of the row. */
export const settingsKey = 'general';

/** The service sections in menu order, with the categories of each. */
const sections: { key: ServiceKey; id: number; type: CategoryType }[] = [
  { key: 'service_provider', id: 1, type: 'services' },
  { key: 'shops', id: 2, type: 'shops' },
  { key: 'market_place', id: 3, type: 'products' },
  { key: 'rent', id: 4, type: 'rents' },
  { key: 'jobs', id: 5, type: 'jobs' },
];

/** The defaults of a new site. */
export const emptySettings: StoredSettings = {
  name: { en: 'Arab New York', ar: 'عرب نيويورك' },
  navbar: { logo: null, states: [] },
  logo: null,
  services: {
    service_provider: { name: { en: 'Service providers', ar: 'مقدّمو الخدمات' }, hint: { en: '', ar: '' } },
    shops: { name: { en: 'Shops', ar: 'المتاجر' }, hint: { en: '', ar: '' } },
    market_place: { name: { en: 'Marketplace', ar: 'السوق' }, hint: { en: '', ar: '' } },
    rent: { name: { en: 'Rent', ar: 'السكن' }, hint: { en: '', ar: '' } },
    jobs: { name: { en: 'Jobs', ar: 'الوظائف' }, hint: { en: '', ar: '' } },
  },
  footer: {
    social_media: [],
    subscribe: { en: '', ar: '' },
    email: '',
    phone: '',
    Copyright: { en: '', ar: '' },
    about: { en: '', ar: '' },
  },
};

/** Stores the general settings after validation. */
export async function saveSettings(db: Db, settings: StoredSettings): Promise<void> {
  await writeSetting(db, settingsKey, storedSettingsSchema.parse(settings));
}

const demoKey = 'demo';

/** Whether the demo content was installed here. */
export async function isSeeded(db: Db): Promise<boolean> {
  return (await readSetting(db, demoKey)) !== undefined;
}

export async function markSeeded(db: Db, at: Date): Promise<void> {
  await writeSetting(db, demoKey, { seededAt: at.toISOString() });
}

/** The site's name and contact address, for outgoing emails. */
export async function senderOf(db: Db, lang: Lang): Promise<{ name: string; email: string }> {
  const { name, footer } = await storedSettings(db);
  return { name: name[lang], email: footer.email };
}

async function storedSettings(db: Db): Promise<StoredSettings> {
  const value = await readSetting(db, settingsKey);
  return value === undefined ? emptySettings : storedSettingsSchema.parse(value);
}

export function createSettings(db: Db, source: CatalogSource, changes?: Changes) {
  /** The settings as read since the last change; undefined while change notifications are unavailable. */
  let known: StoredSettings | undefined;
  let version = 0;
  changes?.subscribe((dropped) => {
    if (dropped !== 'all' && !dropped.has('settings')) return;
    known = undefined;
    version++;
  });

  /** The stored settings as of the last notification, for components that render on each keystroke. */
  async function notifiedSettings(): Promise<StoredSettings> {
    if (known && changes?.isListening()) return known;
    const before = version;
    const stored = await storedSettings(db);
    if (version === before) known = stored;
    return stored;
  }

  /** The names of the five sections in a language. */
  async function sectionNames(lang: Lang): Promise<Record<ServiceKey, string>> {
    const { services } = await notifiedSettings();
    return Object.fromEntries(sections.map(({ key }) => [key, services[key].name[lang]])) as Record<
      ServiceKey,
      string
    >;
  }

  /**
   * The specification's general settings in one language, with the flyouts of the five services.
   * @param cityId limits their counts to a city; 0 for the whole area
   */
  async function general(lang: Lang, cityId = 0): Promise<GeneralSettings> {
    const [stored, catalog, counts] = await Promise.all([
      storedSettings(db),
      source.catalog(),
      source.counts(cityId),
    ]);
    const services = sections.map(({ key, id, type }) => {
      const tops = catalog.ofType(type).filter((row) => row.parent_id === null);
      const categories: GeneralSettings['services'][ServiceKey]['categories'] = tops.map((row) => ({
        id: row.id,
        name: nameOf(row, lang),
        slug: row.slug,
        icon: row.icon,
        count: counts.category(row.id),
      }));
      const { name, hint } = stored.services[key];
      return [key, { id, name: name[lang], hint: hint[lang], count: counts.type(type), categories }] as const;
    });
    const place = cityId > 0 ? catalog.place(cityId) : undefined;
    return {
      name: stored.name[lang],
      city: place ? { id: place.id, name: nameOf(place, lang) } : null,
      navbar: {
        logo: stored.navbar.logo,
        states: stored.navbar.states.map((state) => ({ ...state, title: state.title[lang] })),
      },
      services: Object.fromEntries(services) as GeneralSettings['services'],
      logo: stored.logo,
      footer: {
        social_media: stored.footer.social_media.slice(0, limits.footerSocialIcons),
        subscribe: stored.footer.subscribe[lang],
        email: stored.footer.email,
        phone: stored.footer.phone,
        Copyright: stored.footer.Copyright[lang],
        about: stored.footer.about[lang],
      },
    };
  }
  return { general, sectionNames };
}
export type Settings = ReturnType<typeof createSettings>;
