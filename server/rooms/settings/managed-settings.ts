import { AppError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { Preview } from '../../../contract/managed-content.ts';
import {
  type ManagedSettings,
  type ManagedSettingsBody,
  managedSettingsSchema,
} from '../../../contract/managed-settings.ts';
import type { Version, VersionWith } from '../../../contract/versions.ts';
import type { Db } from '../../database/connect.ts';
import { inUndone } from '../../database/transactions.ts';
import type { Actor } from '../../http/actor.ts';
import { fieldError } from '../../http/field-error.ts';
import { fieldErrors } from '../../http/problem.ts';
import type { RenderWith } from '../../http/render-with.ts';
import { changedFields, requireVersion, versionOf } from '../../http/wording.ts';
import { note, nothingToNote } from '../audit/service.ts';
import type { CatalogSource } from '../catalog/service.ts';
import { adoptPictures } from '../media/service.ts';
import { keepFormer, keepVersion, storedVersion, versionsOf } from '../versions/service.ts';
import {
  deleteSettingDraft,
  lockSetting,
  readSettingDraft,
  readSettingRow,
  writeSetting,
  writeSettingDraft,
} from './queries.ts';
import { createSettings, emptySettings, settingsKey, storedSettingsSchema } from './service.ts';

const history = { subject: 'setting', subjectId: settingsKey };

export interface SettingsWish {
  actor: Actor;
  lang: Lang;
  /** `If-Match`. */
  version: string | undefined;
}

export interface ManagedSettingsNeeds {
  db: Db;
  source: CatalogSource;
  now: () => Date;
  /** Renders a page in which some reads are overridden; null without pages. */
  renderWith: RenderWith | undefined;
}

/** The input of a draft or of published settings. */
export interface Sent {
  body: unknown;
  publish: boolean;
}

/** The action for the audit log. */
interface Deed {
  name: string;
  after: object | null;
}

/** The pictures that settings reference, by field. */
const picturesOf = ({ navbar, logo }: ManagedSettingsBody): [field: string, address: string | null][] => [
  ['navbar.logo', navbar.logo],
  ['logo', logo],
  ...navbar.states.map(({ image }, index): [string, string] => [`navbar.states.${index}.image`, image]),
];

/** Editing of the general settings. */
export function createManagedSettings({ db, source, now, renderWith }: ManagedSettingsNeeds) {
  async function current(of: Db = db): Promise<ManagedSettings> {
    const [row, drafted] = [await readSettingRow(of, settingsKey), await readSettingDraft(of, settingsKey)];
    const body = row ? storedSettingsSchema.parse(row.value) : emptySettings;
    const draft = drafted ? storedSettingsSchema.parse(drafted.value) : null;
    const version = versionOf({ body, draft });
    return { body, draft, updatedAt: row?.updated_at.toISOString() ?? null, version };
  }

  function read(sent: unknown, lang: Lang): ManagedSettingsBody {
    const result = managedSettingsSchema.safeParse(sent);
    if (result.success) return result.data;
    throw new AppError('invalid_fields', undefined, fieldErrors(result.error, lang));
  }

  async function adopt(tx: Db, body: ManagedSettingsBody, { actor, lang }: SettingsWish): Promise<void> {
    for (const [field, address] of picturesOf(body)) {
      // The site's own drawings are not uploads.
      if (!address?.startsWith('/media/')) continue;
      const lost = await adoptPictures(tx, actor.userId, [address]);
      if (lost.length > 0) throw fieldError(field, 'field.media_unknown', lang);
    }
  }

  /** Edits the settings if they are still the version that was seen, locked meanwhile. */
  function change(wish: SettingsWish, act: (tx: Db, was: ManagedSettings) => Promise<Deed>) {
    return db.transaction().execute(async (tx) => {
      await lockSetting(tx, settingsKey);
      const was = await current(tx);
      requireVersion(was.version, wish.version);
      const { name, after } = await act(tx, was);
      const deed = { actorId: wish.actor.userId, action: `settings.${name}`, ...history };
      await note(tx, { ...deed, before: null, after });
      return current(tx);
    });
  }

  /**
   * Saves the input as the draft or as the settings.
   * @param from the version that is restored, if any
   */
  function save(wish: SettingsWish, { body: sent, publish }: Sent, from?: number): Promise<ManagedSettings> {
    const body = read(sent, wish.lang);
    return change(wish, async (tx, was) => {
      await adopt(tx, body, wish);
      if (!publish) {
        await writeSettingDraft(tx, settingsKey, body, now());
        const changed = changedFields({ ...(was.draft ?? was.body) }, { ...body });
        return { name: 'draft', after: { changed } };
      }
      await writeSetting(tx, settingsKey, body);
      await deleteSettingDraft(tx, settingsKey);
      if (was.updatedAt) await keepFormer(tx, history, { body: was.body, since: new Date(was.updatedAt) });
      await keepVersion(tx, { ...history, body, actorId: wish.actor.userId, at: now() });
      const changed = changedFields({ ...was.body }, { ...body });
      if (from !== undefined) return { name: 'restore', after: { changed, version: from } };
      return { name: 'save', after: { changed } };
    });
  }

  /** Discards the draft. */
  const discard = (wish: SettingsWish) =>
    change(wish, async (tx) => {
      if (!(await deleteSettingDraft(tx, settingsKey))) throw new AppError('conflict');
      return { name: 'discard', after: null };
    });

  const versions = (): Promise<Version[]> => versionsOf(db, history);

  const version = (id: number): Promise<VersionWith<ManagedSettingsBody>> =>
    storedVersion(db, history, id, storedSettingsSchema);

  /** Restores a version: a new edit with its content. */
  const restore = async (wish: SettingsWish, id: number): Promise<ManagedSettings> =>
    save(wish, { body: (await version(id)).body, publish: true }, id);

  /** Previews the home page with these settings; nothing is stored. */
  async function preview(sent: unknown, lang: Lang, requestLang: Lang): Promise<Preview> {
    const body = read(sent, requestLang);
    const data = await inUndone(db, async (tx) => {
      await writeSetting(tx, settingsKey, body);
      return createSettings(tx, source).general(lang);
    });
    nothingToNote();
    const html = renderWith ? await renderWith('/', lang, { 'general-settings': data }) : null;
    return { html, data };
  }

  return { current: () => current(), save, discard, versions, version, restore, preview };
}
export type SettingsManager = ReturnType<typeof createManagedSettings>;
