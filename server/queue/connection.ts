import pg from 'pg';
import type { Db as QueueDatabase } from 'pg-boss';

const NAME = 'arab-new-york-queue';
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

export interface QueueConnection extends QueueDatabase {
  listen: NonNullable<QueueDatabase['listen']>;
  close(): Promise<void>;
}

/**
 * The queue's own way to the database. pg-boss brings one along, but its listener drops its error handler with the
 * connection: a database that dies would take the server with it.
 */
export function queueConnection(connectionString: string): QueueConnection {
  const pool = new pg.Pool({ connectionString, max: 3, application_name: NAME });
  // Whoever was waiting for the connection learns of its end; idle ones are replaced when they are next needed.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    executeSql: (text, values) => pool.query(text, values),
    listen: async (channel, onNotification, onReconnect) =>
      listen(connectionString, channel, onNotification, onReconnect),
    close: () => pool.end(),
  };
}

/** Listens for as long as it is not closed; comes back by itself, and says so, since something may have been missed. */
async function listen(
  connectionString: string,
  channel: string,
  onNotification: (payload: string) => void,
  onReconnect: () => void,
) {
  let isClosed = false;
  let current: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pause = FIRST_PAUSE_MS;

  async function begin(): Promise<void> {
    const client = new pg.Client({ connectionString, application_name: NAME, keepAlive: true });
    current = client;
    client.on('error', () => undefined);
    client.once('end', again);
    client.on('notification', ({ payload }) => payload !== undefined && onNotification(payload));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      pause = FIRST_PAUSE_MS;
      onReconnect();
    } catch {
      again();
      await client.end().catch(() => undefined);
    }
  }
  function again(): void {
    if (isClosed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void begin();
    }, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }

  await begin();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await current?.end().catch(() => undefined);
    },
  };
}
