import pg from 'pg';

const FIRST_PAUSE_MS = 100;
/** A silent connection may be broken without an error: the interval of checks, and the timeout of each. */
const PULSE_MS = 10_000;
const PULSE_WITHIN_MS = 5_000;

export interface ListenOptions {
  connectionString: string;
  channel: string;
  /** The name of the connection in `pg_stat_activity`. */
  name: string;
  onNotification: (payload: string) => void;
  /** Called on each connection, including the first: earlier notifications were missed. */
  onConnected: () => void;
  /** Called when the connection is lost: from now on notifications may be missed. */
  onLost?: () => void;
  /** The maximum delay between two attempts, in milliseconds. */
  longestPauseMs?: number;
}

export interface Listening {
  close(): Promise<void>;
}

/**
 * Listens on a channel of the database with a separate connection, until closed. Reconnects after a loss. Resolves
 * after the first attempt, whether that succeeded or not.
 */
export async function listen(options: ListenOptions): Promise<Listening> {
  const { connectionString, channel, name, onNotification, onConnected, onLost } = options;
  const { longestPauseMs = 5_000 } = options;
  let isClosed = false;
  let current: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pulse: NodeJS.Timeout | undefined;
  let pause = FIRST_PAUSE_MS;

  async function begin(): Promise<void> {
    const client = new pg.Client({
      connectionString,
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: PULSE_WITHIN_MS,
      query_timeout: PULSE_WITHIN_MS,
    });
    current = client;
    client.on('error', () => undefined);
    client.once('end', () => current === client && again());
    client.on('notification', ({ payload }) => payload !== undefined && onNotification(payload));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      if (isClosed) return;
      pause = FIRST_PAUSE_MS;
      pulse = setInterval(() => void feel(client), PULSE_MS);
      pulse.unref();
      onConnected();
    } catch {
      again();
      await client.end().catch(() => undefined);
    }
  }
  async function feel(client: pg.Client): Promise<void> {
    await client.query('select 1').catch(() => {
      if (current !== client) return;
      // Late notifications of the old connection are ignored: the next connection starts over.
      current = undefined;
      client.removeAllListeners('notification');
      again();
      void client.end().catch(() => undefined);
    });
  }
  function again(): void {
    if (isClosed || timer) return;
    clearInterval(pulse);
    onLost?.();
    timer = setTimeout(() => {
      timer = undefined;
      void begin();
    }, pause);
    pause = Math.min(pause * 2, longestPauseMs);
  }

  await begin();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(pulse);
      await current?.end().catch(() => undefined);
    },
  };
}
