import { randomInt, randomUUID } from 'node:crypto';
import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { PhoneCall, PhoneProof, PhoneProofRequest } from '../../../contract/phone-proofs.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { fieldError } from '../../http/field-error.ts';
import { messageOf } from '../../http/messages.ts';
import type { TakeOne } from '../../http/rate-limit.ts';
import { TooManyRequests } from '../../http/too-many-requests.ts';
import { isIn } from '../../phones/countries.ts';
import { e164 } from '../../phones/e164.ts';
import type { TextGateway } from '../../sms/gateway.ts';
import { hashPassword, isPassword } from '../accounts/service.ts';
import { note } from '../audit/service.ts';
import {
  addProof,
  clearProved,
  deleteOld,
  endPending,
  endProof,
  listCalls,
  lockCall,
  noteDecision,
  readPending,
  readPhone,
  readWaiting,
  requestsSince,
  setProved,
  takeTry,
} from './queries.ts';

const { digits, minutes, tries, resendSeconds } = limits.code;
const { aDay, storedDays, mostCalls } = limits.phoneProofs;
const day = 86_400_000;

const newCode = () => String(randomInt(10 ** digits)).padStart(digits, '0');

export interface PhonesNeeds {
  db: Db;
  /** Sends codes; without it the team calls. */
  gateway: TextGateway | undefined;
  /** The countries whose numbers receive text messages, as ISO codes. */
  countries: readonly string[];
  /** Limits the codes to one number, by whichever account. */
  takeNumber: TakeOne;
  /** Limits all text messages of the site. */
  takeText: TakeOne;
  siteName: (lang: Lang) => Promise<string>;
  /** Called with the reason for which a message was not sent. */
  onFailure: (error: unknown) => void;
  now: () => Date;
}

/** Milliseconds until a member may request another proof; 0 or less means now. */
function waitFor(requests: readonly Date[], now: Date): number {
  const [last, oldestThatCounts] = [requests[0], requests[aDay - 1]];
  const pause = last ? last.getTime() + resendSeconds * 1000 - now.getTime() : 0;
  const cap = oldestThatCounts ? oldestThatCounts.getTime() + day - now.getTime() : 0;
  return Math.max(pause, cap);
}

/** Proof of phone numbers, by a code in a text message or by a call from the team. */
export function createPhones(needs: PhonesNeeds) {
  const { db, gateway, countries, takeNumber, takeText, siteName, onFailure, now } = needs;
  const way = gateway ? 'code' : 'call';

  async function read({ userId }: Actor): Promise<PhoneProof> {
    const account = await readPhone(db, userId);
    if (!account) throw new AppError('unauthenticated');
    const { phone, provedAt } = account;
    return {
      way,
      proved: phone !== null && provedAt ? { phone, at: provedAt.toISOString() } : null,
      pending: (await readPending(db, userId, now())) ?? null,
    };
  }

  async function sendCode(id: number, to: string, code: string, lang: Lang): Promise<void> {
    const text = messageOf('phone.code', lang)
      .replace('{site}', await siteName(lang))
      .replace('{code}', code);
    try {
      await gateway?.send({ to, text, id: randomUUID() });
    } catch (error) {
      onFailure(error);
      await endProof(db, id, now());
      throw new AppError('unavailable');
    }
  }

  /**
   * Sends a code to a number, or files a request for a call. It replaces the previous one.
   * @throws AppError `invalid_fields`, `unavailable` if the gateway does not accept the message; TooManyRequests
   */
  async function request(
    actor: Actor,
    { phone: typed, preferredTime }: PhoneProofRequest,
    lang: Lang,
  ): Promise<PhoneProof> {
    const { userId } = actor;
    const phone = e164(typed);
    if (!phone) throw fieldError('phone', 'field.phone', lang);
    if (gateway && !isIn(countries, phone)) throw fieldError('phone', 'field.phone_country', lang);
    const at = now();
    const requirePause = async (of: Db) => {
      const wait = waitFor(await requestsSince(of, userId, new Date(at.getTime() - day)), at);
      if (wait > 0) throw new TooManyRequests(wait);
    };
    const known = await readPhone(db, userId);
    if (known?.provedAt && known.phone === phone) throw fieldError('phone', 'field.phone_proved', lang);
    // A member who must wait uses none of the number's attempts, and a number none of the site's.
    await requirePause(db);
    await takeNumber(phone);
    if (gateway) await takeText('all');
    const code = newCode();
    const codeHash = gateway ? await hashPassword(code) : null;
    const id = await db.transaction().execute(async (tx) => {
      const account = await readPhone(tx, userId, true);
      if (!account) throw new AppError('unauthenticated');
      await requirePause(tx);
      await endPending(tx, userId, at);
      await deleteOld(tx, new Date(at.getTime() - storedDays * day));
      const expiresAt = gateway ? new Date(at.getTime() + minutes * 60_000) : null;
      return addProof(tx, { userId, phone, way, codeHash, preferredTime, now: at, expiresAt });
    });
    if (gateway) await sendCode(id, phone, code, lang);
    return read(actor);
  }

  /** @throws AppError `invalid_fields` for a code that is wrong, used, expired or was tried too often */
  async function confirm(actor: Actor, code: string, lang: Lang): Promise<PhoneProof> {
    const { userId } = actor;
    const proof = await takeTry(db, userId, tries, now());
    if (!proof?.codeHash || !(await isPassword(proof.codeHash, code)))
      throw fieldError('code', 'field.code', lang);
    await db.transaction().execute(async (tx) => {
      if (!(await endProof(tx, proof.id, now()))) throw fieldError('code', 'field.code', lang);
      await setProved(tx, userId, proof.phone, now());
    });
    return read(actor);
  }

  /** Removes the confirmation, and what is pending. */
  async function withdraw({ userId }: Actor): Promise<void> {
    await db.transaction().execute(async (tx) => {
      await clearProved(tx, userId);
      await endPending(tx, userId, now());
    });
  }

  /** The calls that members wait for. */
  async function calls(): Promise<PhoneCall[]> {
    return (await listCalls(db, mostCalls)).map(({ id, phone, preferredTime, createdAt, userId, name }) => ({
      ...{ id, phone, preferredTime, at: createdAt.toISOString() },
      member: { id: userId, name },
    }));
  }

  /** The calls that wait, by age. */
  const waiting = (at: Date) => readWaiting(db, at);

  /**
   * Confirms a number after a call, or closes the request.
   * @throws AppError `not_found`, `already_decided`, `own_account` for a moderator who would confirm their own number
   */
  async function decide({ userId: decidedBy }: Actor, id: number, proved: boolean): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const call = await lockCall(tx, id);
      if (!call) throw new AppError('not_found');
      if (call.endedAt) throw new AppError('already_decided');
      if (proved && call.userId === decidedBy) throw new AppError('own_account');
      await noteDecision(tx, id, { decidedBy, now: now() });
      if (proved) await setProved(tx, call.userId, call.phone, now());
      await note(tx, {
        actorId: decidedBy,
        action: proved ? 'phone.confirm' : 'phone.close',
        subject: 'user',
        subjectId: call.userId,
        before: null,
        after: { phoneProved: proved },
      });
    });
  }

  return { read, request, confirm, withdraw, calls, waiting, decide };
}
export type Phones = ReturnType<typeof createPhones>;
