import type { Lang } from '../../contract/locales.ts';
import type { Db } from '../database/connect.ts';

const hour = 3_600_000;

/** Messages that visitors of the demo sent by the contact form, in both languages; the oldest is a month old. */
const messages = [
  {
    ...{ name: 'منى الحلبي', email: 'mona@reader.example', phone: '+17185550123', lang: 'ar', hoursAgo: 3 },
    message: 'السلام عليكم،\nرقم هاتف المخبز في الشارع الخامس تغيّر. هل يمكنكم تصحيحه؟ شكرًا جزيلًا.',
    status: 'new',
  },
  {
    ...{ name: 'Karim Saleh', email: 'karim@reader.example', phone: null, lang: 'en', hoursAgo: 26 },
    message: 'I would like to list my tailor shop in Astoria. Do you also take photos, or do I send you my own? Thank you!',
    status: 'new',
  },
  {
    ...{ name: 'Dina Farouk', email: 'dina@reader.example', phone: null, lang: 'en', hoursAgo: 150 },
    message: 'The page of the Arabic school shows last year’s hours.',
    status: 'closed',
  },
  {
    ...{ name: 'سامر القاضي', email: 'samer@reader.example', phone: '+13475550188', lang: 'ar', hoursAgo: 700 },
    message: 'هل تنشرون إعلانات الفعاليات الثقافية أيضًا؟',
    status: 'new',
  },
] as const;

/** Messages for the team to answer, so that the demo's back office is not empty. */
export async function seedMessages(db: Db, now: Date): Promise<void> {
  const emails = messages.map(({ email }) => email);
  const known = db.selectFrom('contact_message').select('id').where('email', 'in', emails).limit(1);
  if (await known.executeTakeFirst()) return;
  await db
    .insertInto('contact_message')
    .values(
      messages.map(({ hoursAgo, ...message }) => ({
        ...message,
        lang: message.lang as Lang,
        created_at: new Date(now.getTime() - hoursAgo * hour),
      })),
    )
    .execute();
}
