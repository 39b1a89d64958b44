import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { approvePost } from '../contract/decisions.ts';
import { endpointAddress } from '../contract/endpoint-address.ts';
import { calendarPath, eventFilePath } from '../contract/event-calendars.ts';
import type { Lang } from '../contract/locales.ts';
import { createPost, updatePost } from '../contract/posting/posting.ts';
import { ask, connectionOf, post, rowsOf, seconds } from './asking.ts';
import { debianProgram, khal } from './debian-program.ts';
import type { Drill } from './drill.ts';
import type { DrillPlace } from './drill-place.ts';
import { idOf } from './job-offers.ts';
import { accountSettings, signIn } from './members.ts';

const run = promisify(execFile);
const dayMs = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
/** A value of a line of khal, which no title contains. */
const separator = '\u241f';

/** An occurrence: start, end if it is known, status and title. */
type Occurrence = [start: string, end: string | null, status: string, title: string];
/** The URL of an endpoint of the site. */
const addressOf = (
  ...of: Parameters<typeof endpointAddress> extends [unknown, ...infer Rest] ? Rest : never
) => endpointAddress({ city: 'NY', lang: 'en', cityId: 0 }, ...of);
const minuteOf = (at: Date | string) => new Date(at).toISOString().slice(0, 16);

/** Imports calendars into new ones of khal, and lists their occurrences in order. */
async function calendarProgram(place: DrillPlace) {
  const { program, env } = await debianProgram(khal, place.folder);
  let calendars = 0;
  return async (text: string): Promise<Occurrence[]> => {
    calendars += 1;
    const folder = join(place.folder, `khal-${calendars}`);
    await mkdir(join(folder, 'entries'), { recursive: true });
    const config = join(folder, 'config');
    const file = join(folder, 'calendar.ics');
    await writeFile(file, text);
    await writeFile(
      config,
      `[calendars]
[[site]]
path = ${folder}/entries
type = calendar
[locale]
local_timezone = UTC
default_timezone = UTC
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%dT%H:%M
longdatetimeformat = %Y-%m-%dT%H:%M
[sqlite]
path = ${folder}/khal.db
[default]
default_calendar = site
`,
    );
    const settings = { env: { ...env, HOME: folder, LC_ALL: 'C.UTF-8' }, maxBuffer: 64 * 1024 * 1024 };
    await run(program, ['-c', config, 'import', '--batch', file], settings);
    const format = ['{start-long-full}', '{end-long-full}', '{status}', '{title}'].join(separator);
    const span = [dayIn(-40), '440d'];
    const { stdout } = await run(
      program,
      ['-c', config, 'list', ...span, '--once', '--day-format', '', '--format', format],
      settings,
    );
    const lines = stdout.split('\n').filter((line) => line.includes(separator));
    return lines.map((line): Occurrence => {
      const [start = '', end = '', status = '', title = ''] = line.split(separator).map((one) => one.trim());
      return [start, end, status, title];
    });
  };
}

/** The occurrences that the site stores of some events, as `khal` lists them. */
async function storedOf(connection: string, lang: Lang, condition: string): Promise<Occurrence[]> {
  const rows = await rowsOf<{ starts: Date; ends: Date | null; state: string; title: string }>(
    connection,
    `select o.starts_at as starts, case when e.ends_minute is null then null else o.ends_at end as ends, e.state,
       coalesce(l.title_${lang}, l.title_${lang === 'ar' ? 'en' : 'ar'}) as title
     from event_occurrence o join event e on e.id = o.event_id join listing l on l.id = e.id
     where l.status = 'published' and ${condition}`,
  );
  return rows.map(({ starts, ends, state, title }) => [
    minuteOf(starts),
    ends && minuteOf(ends),
    state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
    title.trim(),
  ]);
}

/** Whether both lists are the same; programs choose the end of an occurrence without one. */
function areSame(listed: readonly Occurrence[], stored: readonly Occurrence[]): boolean {
  const inOrder = (rows: readonly Occurrence[]) =>
    rows.toSorted((one, other) => (`${one[0]} ${one[3]}` < `${other[0]} ${other[3]}` ? -1 : 1));
  const [left, right] = [inOrder(listed), inOrder(stored)];
  return (
    stored.length > 0 &&
    left.length === right.length &&
    right.every((row, at) => {
      const found = left[at];
      return found && isDeepStrictEqual(row[1] === null ? [found[0], null, found[2], found[3]] : found, row);
    })
  );
}

export const calendars: Drill = {
  name: 'calendars',
  about: 'khal, a calendar program, lists the occurrences of the site’s calendar files',
  async run(place, report) {
    const list = await calendarProgram(place);
    const server = await place.start(join(place.folder, 'site'), {
      settings: { ...accountSettings, DEMO: '1' },
    });
    report.holds('the site starts', server.isOpen);
    const { address } = server;
    const connection = connectionOf(server);
    const token = await signIn(address);
    const [ids] = await rowsOf<{ category: number; place: number }>(
      connection,
      `select (select id::int from category where slug = 'music-events') as category,
         (select id::int from place where slug = 'bay-ridge') as place`,
    );
    const folder = { folder: 'events' };
    const publish = async (fields: object) => {
      const body = {
        ...{ category: ids?.category, city: ids?.place, venue: 'Mokha House', priceType: 'free' },
        ...{ email: 'host@drill.example', startsOn: dayIn(2), termsAccepted: true, ...fields },
      };
      const made = await post(address, addressOf(createPost, { params: folder }), body, token);
      const id = idOf(made) ?? 0;
      await post(address, addressOf(approvePost, { params: { kind: 'event', id } }), {}, token);
      return { id, body };
    };
    // A year of nights contains both changes of the clocks, and the hours that they skip and repeat.
    const nights = await publish({
      ...{ title: 'Night watch', startsMinute: 90, endsMinute: 150, repeats: 'FREQ=DAILY;COUNT=365' },
    });
    const circle = await publish({
      title: 'حلقة قراءة، وقهوة; وضيوف \\ من كل الأحياء',
      ...{ startsMinute: 1_140, endsMinute: 1_500, repeats: 'FREQ=MONTHLY;BYDAY=-1FR;COUNT=9' },
    });
    const prayer = await publish({
      ...{ title: 'Talk', afterPrayer: 'isha', repeats: 'FREQ=WEEKLY;BYDAY=MO,TH;COUNT=40' },
    });
    const off = await publish({ title: 'Canceled', startsMinute: 600, repeats: 'FREQ=WEEKLY;COUNT=3' });
    const edit = ({ id, body }: Awaited<ReturnType<typeof publish>>, changes: object) =>
      ask(address, addressOf(updatePost, { params: { ...folder, id } }), {
        method: 'PUT',
        body: JSON.stringify({ ...body, ...changes }),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      });
    const answers = [
      await edit(off, { state: 'cancelled' }),
      await edit(prayer, { repeats: 'FREQ=WEEKLY;BYDAY=TH;COUNT=20' }),
    ];
    report.holds(
      'events are posted, edited and canceled',
      answers.every(({ status }) => status === 200),
    );

    const check = async (claim: string, path: string, lang: Lang, condition: string) => {
      const begun = performance.now();
      const occurrences = await list((await ask(address, path)).body);
      report.measured(`${claim}: occurrences`, occurrences.length);
      report.measured(`${claim}: until khal lists them`, seconds(performance.now() - begun));
      report.holds(
        `${claim}: the times, states and titles of the site`,
        areSame(occurrences, await storedOf(connection, lang, condition)),
      );
    };
    const files = { nights, 'Arabic text': circle, 'an edited series': prayer, 'a canceled series': off };
    for (const [name, { id }] of Object.entries(files))
      await check(name, eventFilePath(id, 'ar'), 'ar', `l.id = ${id}`);
    await check('paid events', calendarPath({ price: 'paid' }, 'en'), 'en', `e.price_type = 'paid'`);
    await check(
      'a neighborhood',
      calendarPath({ city: ids?.place ?? 0 }, 'ar'),
      'ar',
      `l.place_ids @> '{${ids?.place}}'`,
    );
    report.holds('stops in good order', (await server.stop()) === 0);
  },
};
