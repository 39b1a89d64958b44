import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Environment } from '../../environment.ts';
import { plainAddress } from '../network-address.ts';
import { isInside } from './trusted-proxies.ts';

type Place = Pick<Environment, 'dataDir'>;

const noteIn = ({ dataDir }: Place) => join(dataDir, 'unread-proxy');

/** What an operator should know; the address only where it is none of a visitor. */
function sentence({ trustedProxies }: Pick<Environment, 'trustedProxies'>, peer: string): string {
  const from = isInside(peer) ? ` from ${plainAddress(peer)}` : '';
  const why = trustedProxies ? 'which TRUSTED_PROXIES does not name' : 'and TRUSTED_PROXIES is not set';
  return `requests come through a proxy${from}, ${why}: all its visitors are counted as one address`;
}

/**
 * Writes to the log, and leaves a note for `doctor`, that a proxy says who asks and is not believed. A note that cannot be
 * written changes nothing else.
 */
export async function noteUnreadProxy(environment: Environment, log: Logger, peer: string): Promise<void> {
  const text = sentence(environment, peer);
  log.warn(text);
  await writeFile(noteIn(environment), text).catch((err) => log.warn({ err }, 'cannot leave a note'));
}

/** Forgets the note of an earlier start: its settings may have been mended. */
export const forgetUnreadProxy = (place: Place): Promise<void> => rm(noteIn(place), { force: true });

/** What was noted since the server started; undefined where nothing was. */
export const readUnreadProxy = (place: Place): Promise<string | undefined> =>
  readFile(noteIn(place), 'utf8').catch(() => undefined);
