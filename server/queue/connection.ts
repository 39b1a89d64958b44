import type { Db as QueueDatabase } from 'pg-boss';
import { createGuard, GuardedPool } from '../database/guarded-pool.ts';
import { listen } from '../database/listen.ts';

const NAME = 'arab-new-york-queue';

export interface QueueConnection extends QueueDatabase {
  listen: NonNullable<QueueDatabase['listen']>;
  close(): Promise<void>;
}

/**
 * The queue's own database connection. pg-boss has one, but its listener removes its error handler with the
 * connection: a database that crashes would crash the server, too.
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
