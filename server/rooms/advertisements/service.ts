import {
  type Advertisement,
  type AdvertisementDetail,
  type AdvertisementFields,
  type AdvertisementQuery,
  type AdvertisementSlot,
  advertisementFieldsSchema,
  type PublishedAdvertisements,
} from '../../../contract/advertisements.ts';
import { AppError } from '../../../contract/errors.ts';
import { type Lang, langs } from '../../../contract/locales.ts';
import type { Version, VersionWith } from '../../../contract/versions.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import { fieldsError } from '../../http/field-error.ts';
import type { MessageKey } from '../../http/messages.ts';
import type { TakeOne } from '../../http/rate-limit.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { TooManyRequests } from '../../http/too-many-requests.ts';
import type { Visitor } from '../../http/visitor.ts';
import { e164 } from '../../phones/e164.ts';
import { note } from '../audit/service.ts';
import { cityDay } from '../listings/city-day.ts';
import { adoptPictures } from '../media/service.ts';
import { keepFormer, keepVersion, storedVersion, versionsOf } from '../versions/service.ts';
import { eitherOf, fieldsOf, presentAdvertisement, presentItem } from './present.ts';
import {
  type AdvertisementRow,
  addToDay,
  deleteAdvertisement,
  insertAdvertisement,
  listAdvertisements,
  lockAdvertisement,
  readActive,
  readAdvertisement,
  readDays,
  updateAdvertisement,
} from './queries.ts';

const sort = 'starts';
const subject = 'advertisement';
const historyOf = (id: number) => ({ subject, subjectId: String(id) });
/** The number of days with statistics. */
const reportedDays = 120;
const minuteMs = 60_000;

/** The editor, the language of the response, and the time. */
export interface Editor extends RequestContext {
  actor: Actor;
}

/**
 * The advertisement in a slot at a moment: those of the highest priority rotate every minute, so that pages cached
 * for a minute display all of them equally.
 */
function turnOf(rows: readonly AdvertisementRow[], now: Date): AdvertisementRow | undefined {
  const first = rows.filter(({ priority }) => priority === rows[0]?.priority);
  return first[Math.floor(now.getTime() / minuteMs) % first.length];
}

/** Advertisements: the public view, their statistics, and editing. */
export function createAdvertisements(db: Db) {
  /** The advertisement in a slot; null if there is none. */
  async function inSlot(
    slot: AdvertisementSlot,
    { lang, now }: RequestContext,
  ): Promise<Advertisement | null> {
    const row = turnOf(await readActive(db, [slot], lang, now), now);
    return row ? presentAdvertisement(row, lang) : null;
  }

  /** The advertisements in the slots of any page. */
  async function inAllSlots({ lang, now }: RequestContext): Promise<PublishedAdvertisements> {
    const slots = ['lists', 'details', 'articles'] as const;
    const rows = await readActive(db, slots, lang, now);
    return Object.fromEntries(
      slots.flatMap((slot) => {
        const row = turnOf(
          rows.filter((one) => one.slot === slot),
          now,
        );
        return row ? [[slot, presentAdvertisement(row, lang)]] : [];
      }),
    );
  }

  /** @throws AppError `invalid_cursor` */
  async function list({ after, limit, ...filter }: AdvertisementQuery, { now }: RequestContext) {
    const rows = await listAdvertisements(db, filter, decodeCursor(after, sort), limit, now);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const next = rows.length > limit && last ? encodeCursor({ sort, key: last.sort_key, id: last.id }) : null;
    return { data: page.map((row) => presentItem(row, now)), meta: { next } };
  }

  /** @throws AppError `not_found` */
  async function detail(id: number, { now }: RequestContext): Promise<AdvertisementDetail> {
    const [row, days] = await Promise.all([readAdvertisement(db, id), readDays(db, id, reportedDays)]);
    if (!row) throw new AppError('not_found');
    const sum = (what: 'views' | 'clicks') => days.reduce((total, day) => total + day[what], 0);
    const item = presentItem({ ...row, views: sum('views'), clicks: sum('clicks') }, now);
    return { ...item, fields: fieldsOf(row), version: row.version, days };
  }

  /** The columns of the input after validation. @throws AppError `invalid_fields` */
  async function settle(tx: Db, fields: AdvertisementFields, { actor, lang }: Editor) {
    const issues: Record<string, MessageKey> = {};
    const needed: Lang[] = fields.lang === 'both' ? [...langs] : [fields.lang];
    for (const one of needed) {
      if (fields.title[one] === '') issues[`title.${one}`] = 'field.missing';
      if (fields.picture && fields.picture.alt[one] === '')
        issues[`picture.alt.${one}`] = 'field.picture_alt';
    }
    const phone = fields.phone === '' ? null : e164(fields.phone);
    if (fields.phone !== '' && phone === null) issues.phone = 'field.phone';
    if (fields.picture && (await adoptPictures(tx, actor.userId, [fields.picture.id])).length > 0)
      issues['picture.id'] = 'field.media_unknown';
    if (Object.keys(issues).length > 0) throw fieldsError(issues, lang);
    return {
      slot: fields.slot,
      lang: fields.lang,
      published: fields.published,
      title: JSON.stringify(eitherOf(fields.title)),
      text: JSON.stringify(eitherOf(fields.text)),
      url: fields.url || null,
      phone,
      media_id: fields.picture?.id ?? null,
      alt: JSON.stringify(fields.picture ? eitherOf(fields.picture.alt) : {}),
      priority: fields.priority,
      starts_at: new Date(fields.startsAt),
      ends_at: fields.endsAt === null ? null : new Date(fields.endsAt),
    };
  }

  /** The audit log entry of an advertisement: codes and times without texts. */
  const logEntryOf = ({ slot, lang, priority, startsAt, endsAt, published }: AdvertisementFields) => ({
    ...{ slot, lang, priority, startsAt, endsAt, published },
  });

  /** Stores a version of an advertisement. */
  async function keep(tx: Db, id: number, { actor, now }: Editor): Promise<void> {
    const body = fieldsOf((await readAdvertisement(tx, id)) as AdvertisementRow);
    await keepVersion(tx, { ...historyOf(id), actorId: actor.userId, body, at: now });
  }

  /** @param from the version that is restored, if any */
  async function write(
    tx: Db,
    row: AdvertisementRow,
    fields: AdvertisementFields,
    by: Editor,
    from?: number,
  ): Promise<void> {
    await keepFormer(tx, historyOf(row.id), { body: fieldsOf(row), since: row.updated_at });
    await updateAdvertisement(tx, row.id, await settle(tx, fields, by));
    await keep(tx, row.id, by);
    await note(tx, {
      ...{ actorId: by.actor.userId, subject, subjectId: row.id },
      action: from === undefined ? 'advertisement.edit' : 'advertisement.restore',
      before: logEntryOf(fieldsOf(row)),
      after: { ...logEntryOf(fields), ...(from !== undefined && { version: from }) },
    });
  }

  /** @throws AppError `invalid_fields` */
  async function create(fields: AdvertisementFields, by: Editor): Promise<AdvertisementDetail> {
    const id = await db.transaction().execute(async (tx) => {
      const made = await insertAdvertisement(tx, await settle(tx, fields, by));
      await keep(tx, made, by);
      const deed = { actorId: by.actor.userId, subject, subjectId: made };
      await note(tx, { ...deed, action: 'advertisement.create', before: null, after: logEntryOf(fields) });
      return made;
    });
    return detail(id, by);
  }

  /** @throws AppError `not_found`, `conflict` */
  async function held(tx: Db, id: number, version: string | undefined): Promise<AdvertisementRow> {
    const row = await lockAdvertisement(tx, id);
    if (!row) throw new AppError('not_found');
    if (version !== undefined && version !== row.version) throw new AppError('conflict');
    return row;
  }

  /** @param version that the editor has read. @throws AppError `not_found`, `conflict`, `invalid_fields` */
  async function save(
    id: number,
    version: string | undefined,
    fields: AdvertisementFields,
    by: Editor,
  ): Promise<AdvertisementDetail> {
    await db.transaction().execute(async (tx) => write(tx, await held(tx, id, version), fields, by));
    return detail(id, by);
  }

  async function requireOne(id: number): Promise<void> {
    if (!(await readAdvertisement(db, id))) throw new AppError('not_found');
  }

  /** @throws AppError `not_found` */
  async function versions(id: number): Promise<Version[]> {
    await requireOne(id);
    return versionsOf(db, historyOf(id));
  }

  /** The content of a version. @throws AppError `not_found` */
  async function version(id: number, versionId: number): Promise<VersionWith<AdvertisementFields>> {
    await requireOne(id);
    return storedVersion(db, historyOf(id), versionId, advertisementFieldsSchema);
  }

  /**
   * Restores the content of a version. Its status is not restored: a version that was a draft does not unpublish
   * it, and a removed advertisement is not published again.
   * @throws AppError `not_found`, `conflict`, `invalid_fields`
   */
  async function restore(
    id: number,
    { version: versionId, seen }: { version: number; seen: string | undefined },
    by: Editor,
  ): Promise<AdvertisementDetail> {
    await db.transaction().execute(async (tx) => {
      const row = await held(tx, id, seen);
      const { body } = await storedVersion(tx, historyOf(id), versionId, advertisementFieldsSchema);
      await write(tx, row, { ...body, published: row.published }, by, versionId);
    });
    return detail(id, by);
  }

  /** With its statistics. @throws AppError `not_found` */
  async function remove(id: number, by: Editor): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const row = await held(tx, id, undefined);
      await deleteAdvertisement(tx, id);
      const deed = { actorId: by.actor.userId, subject, subjectId: id, action: 'advertisement.delete' };
      await note(tx, { ...deed, before: logEntryOf(fieldsOf(row)), after: null });
    });
  }

  return { inSlot, inAllSlots, list, detail, create, save, versions, version, restore, remove };
}
export type Advertisements = ReturnType<typeof createAdvertisements>;

export type AdvertisementTally = (what: 'views' | 'clicks', id: number, visitor: Visitor) => Promise<void>;

/**
 * Counts impressions and clicks of an advertisement: of people rather than bots, once an hour each. No user data is
 * stored but, for that hour, a hash in the rate limiter.
 * @param takeOne rejects callers that were counted already
 */
export function createAdvertisementTally(db: Db, takeOne: TakeOne, now: () => Date): AdvertisementTally {
  return async (what, id, { name, isRobot }) => {
    if (isRobot) return;
    try {
      if (name !== undefined) await takeOne(`advertisement ${what} ${id} ${name}`);
    } catch (refusal) {
      if (refusal instanceof TooManyRequests) return;
      throw refusal;
    }
    const at = now();
    await addToDay(db, what, { id, day: cityDay(at), at });
  };
}
