import { createHash } from 'node:crypto';
import { AppError } from '../../../contract/errors.ts';
import { type WatchWords, watchWordsSchema } from '../../../contract/watch-words.ts';
import type { Db } from '../../database/connect.ts';
import { note } from '../audit/service.ts';
import { lockSetting, readSettingOf, saveSetting } from '../settings/service.ts';
import { keepVersion } from '../versions/service.ts';

export type WatchedPhrases = Pick<WatchWords, 'banned' | 'advance'>;

const settingKey = 'watch-words';

/** The default list until the team changes it. */
export const usualPhrases: WatchedPhrases = {
  banned: [
    ...['gun', 'pistol', 'ammunition', 'cocaine', 'heroin', 'fentanyl', 'xanax', 'escort', 'erotic massage'],
    ...[
      'fake id',
      'fake ids',
      'fake passport',
      'counterfeit',
      'replica watch',
      'get rich quick',
      'guaranteed profit',
    ],
    ...['whites only', 'no blacks', 'no jews', 'no muslims', 'no arabs'],
    ...['مسدس', 'ذخيرة', 'كوكايين', 'هيروين', 'مخدرات', 'حشيش', 'جواز مزور', 'هوية مزورة', 'شهادة مزورة'],
    ...['نقود مزورة', 'ربح مضمون', 'أرباح مضمونة', 'اربح المال بسرعة', 'مساج خاص', 'ساعة تقليد'],
  ],
  advance: [
    ...['western union', 'moneygram', 'gift card', 'wire transfer', 'wire the money', 'send money first'],
    ...[
      'pay in advance',
      'payment in advance',
      'advance payment',
      'pay before viewing',
      'deposit before viewing',
    ],
    ...[
      'deposit to hold',
      'zelle first',
      'cash app first',
      'keys by mail',
      'mail you the keys',
      'bitcoin only',
    ],
    ...[
      'ويسترن يونيون',
      'موني غرام',
      'بطاقة هدايا',
      'حوالة بنكية',
      'حول المبلغ',
      'حوّل المال',
      'تحويل المبلغ',
    ],
    ...[
      'الدفع مقدما',
      'ادفع مقدما',
      'دفعة مقدمة',
      'الدفع قبل المعاينة',
      'عربون قبل المعاينة',
      'تأمين قبل المعاينة',
    ],
    ...['أرسل المفاتيح', 'إرسال المفاتيح بالبريد'],
  ],
};

const versionOf = ({ banned, advance }: WatchedPhrases) =>
  createHash('sha256')
    .update(JSON.stringify([banned, advance]))
    .digest('base64url')
    .slice(0, 22);

/** Words and phrases that the team wants to be flagged. */
export function createWatchWords(db: Db) {
  async function phrases(from: Db = db): Promise<WatchedPhrases> {
    const stored = watchWordsSchema.safeParse(await readSettingOf(from, settingKey));
    return stored.success ? { banned: stored.data.banned, advance: stored.data.advance } : usualPhrases;
  }

  const withVersion = (known: WatchedPhrases): WatchWords => ({ ...known, version: versionOf(known) });

  /** The phrases with their version for editing. */
  const read = async (): Promise<WatchWords> => withVersion(await phrases());

  /** @throws AppError `conflict` if another user has edited them meanwhile */
  async function save({ banned, advance, version }: WatchWords, actorId: number): Promise<WatchWords> {
    const body = { banned, advance };
    await db.transaction().execute(async (tx) => {
      await lockSetting(tx, settingKey);
      const before = await phrases(tx);
      if (version !== versionOf(before)) throw new AppError('conflict');
      await saveSetting(tx, settingKey, body);
      await keepVersion(tx, { subject: 'setting', subjectId: settingKey, actorId, body });
      const counts = (list: WatchedPhrases) => ({ banned: list.banned.length, advance: list.advance.length });
      await note(tx, {
        actorId,
        action: 'setting.edit',
        subject: 'setting',
        subjectId: settingKey,
        before: counts(before),
        after: counts(body),
      });
    });
    return withVersion(body);
  }

  return { phrases, read, save };
}
export type WatchWordsRoom = ReturnType<typeof createWatchWords>;
