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
 * @param connectionString the database itself, which listens
 * @param pooler the address of a pooler in transaction mode, which carries the statements
 */
export function queueConnection(connectionString: string, pooler?: string): QueueConnection {
  const address = pooler ?? connectionString;
  const pool = new GuardedPool(
    'queue',
    {
      connectionString: address,
      isPooled: pooler !== undefined,
      max: 3,
      application_name: NAME,
    },
    createGuard(address),
  );
  return {
    executeSql: (text, values) => pool.query(text, values),
    listen: (channel, onNotification, onReconnect) =>
      listen({ connectionString, channel, name: NAME, onNotification, onConnected: onReconnect }),
    close: () => pool.end(),
  };
}
