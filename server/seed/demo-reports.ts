import type { Lang } from '../../contract/locales.ts';
import type { ReportReason } from '../../contract/managed-listing-values.ts';
import type { OwnPostKind } from '../../contract/my-posts.ts';
import type { Db } from '../database/connect.ts';
import { addClaim, listingOfSource } from '../rooms/claims/service.ts';
import { createReports } from '../rooms/reports/service.ts';

interface DemoReport {
  kind: OwnPostKind;
  /** The key of the listing. */
  key: string;
  guest: number;
  reason: ReportReason;
  text?: string;
  lang: Lang;
  hoursAgo: number;
}

const scam = 'rental:rental-crown-heights-room';

/** Reports by visitors of the demo. */
const reports: DemoReport[] = [
  {
    kind: 'rent',
    key: scam,
    guest: 1,
    reason: 'scam',
    text: 'I was asked for the deposit by gift card before I could see the room.',
    lang: 'en',
    hoursAgo: 30,
  },
  { kind: 'rent', key: scam, guest: 2, reason: 'scam', text: 'طلب منّي التحويل قبل المعاينة.', lang: 'ar', hoursAgo: 20 },
  { kind: 'rent', key: scam, guest: 3, reason: 'unavailable', lang: 'en', hoursAgo: 6 },
  {
    kind: 'business',
    key: 'business:marib-kitchen',
    guest: 4,
    reason: 'wrong',
    text: 'في يوم الجمعة يفتح بعد الصلاة، لا في العاشرة.',
    lang: 'ar',
    hoursAgo: 50,
  },
  { kind: 'business', key: 'business:ghouta-table', guest: 5, reason: 'duplicate', lang: 'en', hoursAgo: 3 },
];

const hour = 3_600_000;

/**
 * Adds pending decisions to the back office of the demo: reports by guests, and a member who claims a restaurant.
 * Idempotent.
 */
export async function seedReports(db: Db, memberId: number, now: Date): Promise<void> {
  for (const { kind, key, guest, reason, text, lang, hoursAgo } of reports) {
    const id = await listingOfSource(db, 'demo', key);
    if (id === undefined) throw new Error(`the demo reports an unknown listing: ${key}`);
    const at = new Date(now.getTime() - hoursAgo * hour);
    const visitor = { userId: null, name: `demo guest ${guest}`, isRobot: false };
    await createReports({ db, now: () => at }).send({ reason, text }, { kind, id, lang, visitor });
  }
  const id = await listingOfSource(db, 'demo', 'business:dar-fes');
  if (id === undefined) throw new Error('the demo claims an unknown business');
  await addClaim(db, {
    listing_id: id,
    user_id: memberId,
    who: 'Salma Khoury, manager · سلمى خوري، المديرة',
    way: 'phone',
    detail: 'Call the restaurant any weekday before noon and ask for Salma. / اتصلوا بالمطعم قبل الظهر واسألوا عن سلمى.',
    created_at: new Date(now.getTime() - 26 * hour),
  });
}
