import { type Kysely, sql } from 'kysely';

/**
 * Standard reasons of take-downs and rejected claims are stored as keys, so that readers get them in their own
 * language, and a rejection can name its field.
 *
 * A taken-down post that its owner has edited is pending again; the moderator sees the reason of the take-down
 * until it is approved, so the reason is no longer deleted with `taken_down_at`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    declare tied text;
    begin
      select conname into strict tied from pg_constraint
      where conrelid = 'listing'::regclass and contype = 'c'
        and pg_get_constraintdef(oid) like '%taken_down_from IS NULL%'
        and pg_get_constraintdef(oid) like '%take_down_reason IS NULL%';
      execute format('alter table listing drop constraint %I', tied);
    end $$`.execute(db);
  await sql`
    alter table listing
      add column reject_field text,
      add column take_down_template text,
      add constraint listing_taken_down_from check ((taken_down_at is null) = (taken_down_from is null)),
      add constraint listing_taken_down_why
        check (taken_down_at is null or take_down_reason is not null or take_down_template is not null)`.execute(
    db,
  );
  await sql`alter table listing_revision add column field text`.execute(db);
  await sql`alter table open_decision add column field text`.execute(db);
  await sql`alter table claim add column template text`.execute(db);
}
