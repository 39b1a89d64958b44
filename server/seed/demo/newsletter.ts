import type { Lang } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';

/* Subscribers of the demo's newsletter, at reserved addresses, and its issues. */

const subscribers: [name: string, lang: Lang, state: 'confirmed' | 'asked' | 'left' | 'bounced'][] = [
  ['mariam', 'ar', 'confirmed'],
  ['youssef', 'ar', 'confirmed'],
  ['dana', 'en', 'confirmed'],
  ['samir', 'en', 'confirmed'],
  ['rania', 'ar', 'asked'],
  ['tarek', 'en', 'left'],
  ['old-address', 'en', 'bounced'],
];

const draft = {
  subject: { en: 'New in the city this month', ar: 'جديد المدينة هذا الشهر' },
  body: {
    en: '<p>Three places opened since our last issue, and Eid is near. Here is what is worth a visit.</p><h2>New on the map</h2><ul><li>A bakery in Bay Ridge that bakes from six</li><li>A bookshop in Astoria with an Arabic shelf</li></ul><p><a href="/News">All news</a></p>',
    ar: '<p>ثلاثة أماكن افتُتحت منذ رسالتنا الماضية، والعيد قريب. إليكم ما يستحق الزيارة.</p><h2>جديد على الخريطة</h2><ul><li>مخبز في باي ريدج يفتح من السادسة</li><li>مكتبة في أستوريا فيها رفّ عربي</li></ul><p><a href="/News">كل الأخبار</a></p>',
  },
};

/** Existing rows are not overwritten. */
export async function seedDemoNewsletter(db: Db, now: Date): Promise<void> {
  await db
    .insertInto('subscription')
    .values(
      subscribers.map(([name, lang, state]) => ({
        email: `${name}@reader.example`,
        lang,
        confirmed_at: state === 'asked' ? null : now,
        unsubscribed_at: state === 'left' ? now : null,
        bounces: state === 'bounced' ? 3 : 0,
        bounced_at: state === 'bounced' ? now : null,
      })),
    )
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const issue = await db.selectFrom('newsletter_issue').select('id').executeTakeFirst();
  if (issue) return;
  await db
    .insertInto('newsletter_issue')
    .values({
      langs: ['en', 'ar'],
      subject: JSON.stringify(draft.subject),
      body: JSON.stringify(draft.body),
    })
    .execute();
}
