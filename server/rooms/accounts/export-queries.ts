import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** Technical columns without personal data. */
const ownColumns = sql`'{search_title,search_vector,sort_en,sort_ar,position,boost,source_hash,wanted,bedrooms,rating_rank}'::text[]`;

/** The account's address, if confirmed: earlier messages from it belong to somebody else until then. */
const provedAddress = (userId: number) =>
  sql`(select email from app_user where id = ${userId} and email_confirmed_at is not null)`;

/** All rows of the tables with personal data, as JSON, without secrets. */
export async function readExport(db: Db, userId: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ exported: Record<string, unknown> }>`
    select jsonb_build_object(
      'account', (
        select to_jsonb(u) - '{password_hash,totp_secret,totp_last_step,recovery_hashes}'::text[]
        from app_user u where u.id = ${userId}
      ),
      'sessions', coalesce((
        select jsonb_agg(to_jsonb(s) - '{token_hash}'::text[] order by s.id) from session s where s.user_id = ${userId}
      ), '[]'),
      'devices', coalesce((
        select jsonb_agg(to_jsonb(d) - '{fingerprint}'::text[] order by d.first_seen_at)
        from known_device d where d.user_id = ${userId}
      ), '[]'),
      'trustedBrowsers', coalesce((
        select jsonb_agg(to_jsonb(d) - '{device_hash}'::text[] order by d.last_used_at)
        from trusted_device d where d.user_id = ${userId}
      ), '[]'),
      'passkeys', coalesce((
        select jsonb_agg(to_jsonb(p) - '{credential_id,public_key}'::text[] order by p.id)
        from passkey p where p.user_id = ${userId}
      ), '[]'),
      'identities', coalesce((
        select jsonb_agg(to_jsonb(n) order by n.id) from identity n where n.user_id = ${userId}
      ), '[]'),
      'apiKeys', coalesce((
        select jsonb_agg(to_jsonb(k) - '{user_id,key_hash}'::text[] || jsonb_build_object('usage', coalesce((
          select jsonb_agg(to_jsonb(d) - '{key_id}'::text[] order by d.day) from api_key_day d where d.key_id = k.id), '[]'))
          order by k.id)
        from api_key k where k.user_id = ${userId}
      ), '[]'),
      'phoneProofs', coalesce((
        select jsonb_agg(to_jsonb(p) - '{code_hash,decided_by}'::text[] order by p.id)
        from phone_proof p where p.user_id = ${userId}
      ), '[]'),
      'mailsToProveAnAddress', coalesce((
        select jsonb_agg(to_jsonb(p) - '{hash}'::text[] order by p.id) from mail_proof p where p.user_id = ${userId}
      ), '[]'),
      'posts', coalesce((
        select jsonb_agg(
          (to_jsonb(l) - ${ownColumns}) || coalesce(to_jsonb(b) - array['open_minutes', 'special_days', 'special_open'], '{}') || coalesce(to_jsonb(pr), '{}')
          || coalesce(to_jsonb(r), '{}') || coalesce(to_jsonb(j), '{}') || coalesce(to_jsonb(e), '{}')
          || jsonb_build_object('pictures', coalesce((
            select jsonb_agg(jsonb_build_object('role', lm.role, 'media', lm.media_id, 'en', lm.alt_en, 'ar', lm.alt_ar)
              order by lm.role, lm.position)
            from listing_media lm where lm.listing_id = l.id), '[]'))
          order by l.id)
        from listing l
        left join business b on b.id = l.id left join product pr on pr.id = l.id
        left join rental r on r.id = l.id left join job j on j.id = l.id
        left join event e on e.id = l.id
        where l.owner_id = ${userId}
      ), '[]'),
      'changesOfPosts', coalesce((
        select jsonb_agg(to_jsonb(v) - '{author_id,decided_by}'::text[] order by v.id)
        from listing_revision v join listing l on l.id = v.listing_id
        where l.owner_id = ${userId} or v.author_id = ${userId}
      ), '[]'),
      'refusalsOfPosts', coalesce((
        select jsonb_agg(to_jsonb(f) - '{decided_by}'::text[] order by f.id)
        from listing_refusal f join listing l on l.id = f.listing_id where l.owner_id = ${userId}
      ), '[]'),
      'postings', coalesce((
        select jsonb_agg(to_jsonb(p) - '{fingerprint}'::text[] order by p.id) from posting p where p.user_id = ${userId}
      ), '[]'),
      'pictures', coalesce((
        select jsonb_agg(jsonb_build_object('id', m.id, 'address', '/media/' || m.key, 'width', m.width,
          'height', m.height, 'uploadedAt', m.created_at) order by m.id)
        from media m where m.owner_id = ${userId}
      ), '[]'),
      'alerts', coalesce((
        select jsonb_agg(
          to_jsonb(a) - '{token,reader_id,understood_at}'::text[] || jsonb_build_object('found', coalesce((
            select jsonb_agg(jsonb_build_object('post', m.listing_id, 'at', m.found_at, 'sentAt', m.sent_at)
              order by m.found_at)
            from alert_match m where m.alert_id = a.id), '[]'))
          order by a.id)
        from alert a join alert_reader r on r.id = a.reader_id
        where r.user_id = ${userId} or r.email = ${provedAddress(userId)}
      ), '[]'),
      'saved', coalesce((
        select jsonb_agg(to_jsonb(s) order by s.created_at) from saved_item s where s.user_id = ${userId}
      ), '[]'),
      'attendance', coalesce((
        select jsonb_agg(to_jsonb(a) - '{id,user_id,known_start,knows_cancelled,is_edited}'::text[] order by a.id)
        from event_attendance a where a.user_id = ${userId}
      ), '[]'),
      'remindersOfEvents', coalesce((
        select jsonb_agg(to_jsonb(r) - '{user_id,knows_cancelled,known_starts}'::text[] order by r.event_id, r.lead)
        from event_reminder r where r.user_id = ${userId}
      ), '[]'),
      'newsOfSaved', coalesce((
        select jsonb_agg(to_jsonb(n) - '{reader_id}'::text[] order by n.noted_at, n.listing_id, n.event)
        from saved_news n join alert_reader r on r.id = n.reader_id where r.user_id = ${userId}
      ), '[]'),
      'notifiedBrowsers', coalesce((
        select jsonb_agg(jsonb_build_object('messages', p.messages, 'alerts', p.alerts, 'lang', p.lang, 'at', p.created_at)
          order by p.id)
        from push_subscription p join session s on s.id = p.session_id where s.user_id = ${userId}
      ), '[]'),
      'offersDismissed', coalesce((
        select jsonb_agg(to_jsonb(d) order by d.created_at)
        from match_dismissal d join listing l on l.id = d.wanted_id where l.owner_id = ${userId}
      ), '[]'),
      'translations', coalesce((
        select jsonb_agg(to_jsonb(t) - '{original_hash,author_id,decided_by}'::text[] order by t.id)
        from translation t where t.author_id = ${userId}
      ), '[]'),
      'glossaryProposals', coalesce((
        select jsonb_agg(to_jsonb(g) - '{author_id,decided_by}'::text[] order by g.id)
        from glossary_proposal g where g.author_id = ${userId}
      ), '[]'),
      'reports', coalesce((
        select jsonb_agg(to_jsonb(rp) - '{reporter_hash,decided_by}'::text[] order by rp.id)
        from report rp where rp.reporter_id = ${userId}
      ), '[]'),
      'conversations', coalesce((
        select jsonb_agg(
          to_jsonb(v) - '{owner_id,member_id}'::text[] || to_jsonb(s) - '{conversation_id,user_id}'::text[]
          || jsonb_build_object('messages', coalesce((
            select jsonb_agg(jsonb_build_object('mine', m.side = s.side, 'text', m.text, 'photos', m.media_ids,
              'phone', m.phone, 'withdrawnAt', m.withdrawn_at, 'at', m.created_at) order by m.id)
            from message m where m.conversation_id = v.id), '[]'),
            'notDelivered', coalesce((
            select jsonb_agg(jsonb_build_object('text', h.text, 'photos', h.media_ids, 'state', h.status,
              'at', h.created_at) order by h.id)
            from held_message h where h.conversation_id = v.id and h.side = s.side and h.status <> 'passed'), '[]'))
          order by v.id)
        from conversation_side s join conversation v on v.id = s.conversation_id where s.user_id = ${userId}
      ), '[]'),
      'reportsOfConversations', coalesce((
        select jsonb_agg(to_jsonb(q) - '{reporter_id,reported_id,decided_by,excerpt}'::text[] order by q.id)
        from conversation_report q where q.reporter_id = ${userId}
      ), '[]'),
      'inbox', (select to_jsonb(i) - '{user_id}'::text[] from inbox i where i.user_id = ${userId}),
      'blockedMembers', coalesce((
        select jsonb_agg(to_jsonb(k) - '{blocker_id,blocked_id}'::text[] order by k.created_at)
        from member_block k where k.blocker_id = ${userId}
      ), '[]'),
      'claims', coalesce((
        select jsonb_agg(to_jsonb(k) - '{decided_by}'::text[] order by k.id) from claim k where k.user_id = ${userId}
      ), '[]'),
      'reviews', coalesce((
        select jsonb_agg(to_jsonb(v) - '{wording,network,answer_network,weight,decided_by}'::text[]
          || jsonb_build_object('earlier', coalesce((
            select jsonb_agg(to_jsonb(e) - '{review_id}'::text[] order by e.id)
            from review_version e where e.review_id = v.id), '[]')) order by v.id)
        from review v where v.author_id = ${userId}
      ), '[]'),
      'reviewsCalledHelpful', coalesce((
        select jsonb_agg(to_jsonb(h) order by h.created_at) from review_vote h where h.user_id = ${userId}
      ), '[]'),
      'reportsOfReviews', coalesce((
        select jsonb_agg(to_jsonb(rr) - '{reporter_hash,decided_by}'::text[] order by rr.id)
        from review_report rr where rr.reporter_id = ${userId}
      ), '[]'),
      'answersToReviews', coalesce((
        select jsonb_agg(jsonb_build_object('review', v.id, 'business', v.listing_id,
          'member', v.member_id, 'text', v.answer,
          'at', v.answered_at) order by v.answered_at)
        from review v left join listing l on l.id = v.listing_id
        where (l.owner_id = ${userId} or v.member_id = ${userId}) and v.answer is not null
      ), '[]'),
      'newsletter', (
        select to_jsonb(n) - 'token' from subscription n join ${provedAddress(userId)} u on u.email = n.email
      ),
      'messages', coalesce((
        select jsonb_agg(to_jsonb(c) || jsonb_build_object('answers', coalesce((
          select jsonb_agg(jsonb_build_object('subject', w.subject, 'body', w.body, 'at', w.created_at) order by w.id)
          from contact_answer w where w.message_id = c.id), '[]')) order by c.id)
        from contact_message c join ${provedAddress(userId)} u on u.email = lower(c.email)
      ), '[]'),
      'whatWasDone', coalesce((
        select jsonb_agg(to_jsonb(a) order by a.id) from audit_log a where a.actor_id = ${userId}
      ), '[]')
    ) as exported`.execute(db);
  return rows[0]?.exported ?? {};
}
