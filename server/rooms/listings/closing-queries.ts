import { type RawBuilder, sql } from 'kysely';
import { cityTimeZone } from '../../../contract/places.ts';

/**
 * When a row of `listing` expires by its content: the end of a job's closing date in the city's time zone, and the
 * end of an event's last occurrence; null for others.
 * @param alias the name of the table in the query
 */
export function closingMoment(alias: 'l' | 'listing'): RawBuilder<Date | null> {
  const [kind, id] = [sql.ref(`${alias}.kind`), sql.ref(`${alias}.id`)];
  return sql<Date | null>`case ${kind}
    when 'job' then (select (j.closing_date + 1)::timestamp at time zone ${sql.lit(cityTimeZone)} from job j where j.id = ${id})
    when 'event' then (select max(o.ends_at) from event_occurrence o where o.event_id = ${id}) end`;
}
