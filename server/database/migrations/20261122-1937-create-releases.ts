import { type Kysely, sql } from 'kysely';

const tables = `
-- The builds of the pages that nodes of this site serve, or served until lately.
create table release (
  id text primary key,
  -- Names of the files below assets that its pages may ask for.
  files text[] not null,
  superseded_at timestamptz
);

-- What browsers that were open before an update still ask for, from whichever node they reach.
create table release_file (
  name text primary key,
  encoding text not null check (encoding in ('br', 'identity')),
  body bytea not null
);
alter table release_file alter column body set storage external;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
}
