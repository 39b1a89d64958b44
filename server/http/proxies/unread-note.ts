import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Environment } from '../../environment.ts';
import { plainAddress } from '../network-address.ts';
import { isInside } from './trusted-proxies.ts';

type Place = Pick<Environment, 'dataDir'>;

const noteIn = ({ dataDir }: Place) => join(dataDir, 'unread-proxy');

/** A note for operators; with the address only if it cannot be a visitor's. */
function sentence({ trustedProxies }: Pick<Environment, 'trustedProxies'>, peer: string): string {
  const from = isInside(peer) ? ` from ${plainAddress(peer)}` : '';
  const why = trustedProxies ? 'which TRUSTED_PROXIES does not name' : 'and TRUSTED_PROXIES is not set';
  return `requests come through a proxy${from}, ${why}: all its visitors are counted as one address`;
}

/**
 * Logs that an untrusted proxy sends client addresses, and leaves a note for `doctor`. A note that cannot be
 * written has no other effect.
 */
export async function noteUnreadProxy(environment: Environment, log: Logger, peer: string): Promise<void> {
  const text = sentence(environment, peer);
  log.warn(text);
  await writeFile(noteIn(environment), text).catch((err) => log.warn({ err }, 'cannot leave a note'));
}

/** Deletes the note of an earlier start: the settings may have been fixed. */
export const forgetUnreadProxy = (place: Place): Promise<void> => rm(noteIn(place), { force: true });

/** The note since the server started; undefined if there is none. */
export const readUnreadProxy = (place: Place): Promise<string | undefined> =>
  readFile(noteIn(place), 'utf8').catch(() => undefined);
