import { sql } from 'kysely';
import type { Db as QueueDatabase } from 'pg-boss';
import type { Db } from '../database/connect.ts';

/** Counts a job that was given up among today's jobs of its kind. Its data is not stored. */
export async function noteGivenUp(connection: QueueDatabase, kind: string): Promise<void> {
  await connection.executeSql(
    `insert into given_up_job_day (day, kind, count) values (city_day(now()), $1, 1)
    on conflict (day, kind) do update set count = given_up_job_day.count + 1`,
    [kind],
  );
}

/** The number of jobs given up yesterday and today, by kind. */
export async function readGivenUp(db: Db): Promise<{ kind: string; count: number }[]> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, sum(count)::int as count from given_up_job_day
    where day >= city_day(now()) - 1 group by kind order by kind`.execute(db);
  return rows;
}
