import { sql } from 'kysely';

/** Whether a listing is a business with opening hours. */
export const hasHours = (listing: 'listing' | 'l') =>
  sql<boolean>`exists (select from business as b where b.id = ${sql.ref(`${listing}.id`)} and b.hours is not null)`;
