import { createHash } from 'node:crypto';
import type { Db } from '../../database/connect.ts';
import type { Mailer } from '../../mail/letter.ts';
import type { Account } from './account-queries.ts';
import { noteDevice } from './device-queries.ts';
import { type Device, deviceName, deviceOf } from './user-agent.ts';

/** A device is a browser and an operating system by family, so that updates do not make a new one. */
const fingerprintOf = (userId: number, { browser, system }: Device): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([userId, browser, system]))
    .digest();

/** Records the device of a sign-in, and notifies the owner of a new one. The first device causes no email. */
export async function meetDevice(
  db: Db,
  mailer: Mailer,
  { id, name, email, lang }: Pick<Account, 'id' | 'name' | 'email' | 'lang'>,
  userAgent: string | null,
  now: Date,
): Promise<void> {
  const device = deviceOf(userAgent);
  if (!(await noteDevice(db, id, fingerprintOf(id, device), now))) return;
  const letter = { kind: 'new-device', name, device: deviceName(device), at: now.toISOString() } as const;
  await mailer.send(db, { to: email, lang, letter });
}
