import { type Kysely, sql } from 'kysely';

const folded = (text: string) => `translate(lower(${text}), 'أإآٱؤئةىـًٌٍَُِّْ', 'ااااويهي')`;

const people = `
-- As people type a name: without capitals, and with Arabic letters that are written either way as one.
create function fold_name(name text) returns text language sql immutable parallel safe as $$
  select ${folded('name')}
$$;
-- What somebody is found by. A blank stands before each part, so that beginnings of words can be told. It calls no function of
-- ours: an index is built where only those of the database are known.
create function person_words(name text, email text, phone text) returns text language sql immutable parallel safe as $$
  select ' ' || ${folded('name')} || ' ' || email || ' ' || coalesce(phone, '')
$$;
create index app_user_words on app_user using gin (person_words(name, email, phone) gin_trgm_ops);
create index app_user_role on app_user (role, id desc) where role <> 'member';
create index app_user_banned on app_user (id desc) where banned_at is not null;
`;

const log = `
drop index audit_log_subject;
create index audit_log_subject on audit_log (subject, subject_id, at desc, id desc);
create index audit_log_kind on audit_log (subject, at desc, id desc);
create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_action on audit_log (action, at desc, id desc);
create index audit_log_actor on audit_log (actor_id, at desc, id desc);
create index audit_log_hand on audit_log (hand, at desc, id desc) where hand <> 'account';
`;

/** Indexes for searching a million members and log entries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [people, log]) await sql.raw(part).execute(db);
}
