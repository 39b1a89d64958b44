import { type RawBuilder, sql } from 'kysely';
import { cityTimeZone } from '../../../contract/places.ts';

/** The end of a job's closing date on the city's clock, of the row `job as j`; null where it has none. */
export const closingMoment: RawBuilder<Date | null> = sql<Date | null>`
  ((j.closing_date + 1)::timestamp at time zone ${sql.lit(cityTimeZone)})`;
