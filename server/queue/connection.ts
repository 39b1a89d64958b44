import type { Db as QueueDatabase } from 'pg-boss';
import { createGuard, GuardedPool } from '../database/guarded-pool.ts';
import { listen } from '../database/listen.ts';

const NAME = 'arab-new-york-queue';

export interface QueueConnection extends QueueDatabase {
  listen: NonNullable<QueueDatabase['listen']>;
  close(): Promise<void>;
}

/**
 * The queue's own way to the database. pg-boss brings one along, but its listener drops its error handler with the
 * connection: a database that dies would take the server with it.
 */
export function queueConnection(connectionString: string): QueueConnection {
  const pool = new GuardedPool(
    'queue',
    { connectionString, max: 3, application_name: NAME },
    createGuard(connectionString),
  );
  return {
    executeSql: (text, values) => pool.query(text, values),
    listen: (channel, onNotification, onReconnect) =>
      listen({ connectionString, channel, name: NAME, onNotification, onConnected: onReconnect }),
    close: () => pool.end(),
  };
}
