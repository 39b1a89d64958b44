import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { AppError } from '../../contract/errors.ts';
import { calendarQuerySchema } from '../../contract/events.ts';
import { defaultLang, isLang } from '../../contract/locales.ts';
import { compression } from '../http/compression.ts';
import type { Events } from '../rooms/events/service.ts';
import type { Settings } from '../rooms/settings/service.ts';
import { calendarText } from './calendar-text.ts';
import { pageAddress } from './page-address.ts';
import { pageWord } from './page-words.ts';

export interface CalendarFilesNeeds {
  /** Origin, without a trailing slash. */
  publicUrl: string;
  settings: Settings;
  events: Events;
  now: () => Date;
}

/** Calendars that programs subscribe to, and files of single events. */
export function calendarFiles({ publicUrl, settings, events, now }: CalendarFilesNeeds) {
  const packed = [compression, etag()] as const;
  const { host } = new URL(publicUrl);

  async function answer(context: Context, timesOf: (request: RequestOf) => ReturnType<Events['followed']>) {
    const given = context.req.query('lang');
    const lang = isLang(given) ? given : defaultLang;
    const [times, { name }] = await Promise.all([
      timesOf({ lang, cityId: 0, now: now() }),
      settings.general(lang),
    ]);
    const entries = times.map(({ id, slug, day, title, ...rest }) => ({
      ...rest,
      uid: `event-${id}${day ? `-${day}` : ''}@${host}`,
      summary: title,
      url: pageAddress(publicUrl, `/Event/${id}/${encodeURIComponent(slug)}`, lang),
    }));
    const text = calendarText(`${pageWord('calendarName', lang)} · ${name}`, lang, entries);
    return context.body(text, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'public, max-age=600',
    });
  }

  return new Hono()
    .get('/calendars/events.ics', ...packed, (context) => {
      const { lang: _, ...query } = context.req.query();
      const parsed = calendarQuerySchema.safeParse(query);
      if (!parsed.success) throw new AppError('not_found');
      return answer(context, (request) => events.followed(parsed.data, request));
    })
    .get('/calendars/:file{event-[1-9][0-9]{0,14}\\.ics}', ...packed, (context) => {
      const id = Number(context.req.param('file').slice('event-'.length, -'.ics'.length));
      return answer(context, (request) => events.followedOne(id, request));
    });
}

type RequestOf = Parameters<Events['followed']>[1];
