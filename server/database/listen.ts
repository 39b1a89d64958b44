import pg from 'pg';

const FIRST_PAUSE_MS = 100;
/** A connection that says nothing may be dead without knowing it: it is asked so often, and given so long to answer. */
const PULSE_MS = 10_000;
const PULSE_WITHIN_MS = 5_000;

export interface ListenOptions {
  connectionString: string;
  channel: string;
  /** As PostgreSQL names the connection among its sessions. */
  name: string;
  onNotification: (payload: string) => void;
  /** Called at each connection, the first too: what was said before it was not heard. */
  onConnected: () => void;
  /** Called when the connection is gone: from now on things may happen unheard. */
  onLost?: () => void;
  /** The longest pause between two tries, in milliseconds. */
  longestPauseMs?: number;
}

export interface Listening {
  close(): Promise<void>;
}

/**
 * Listens to a channel of the database on a connection of its own, for as long as it is not closed. It comes back by
 * itself after a loss. Answers after the first try, whether that reached the database or not.
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
      // What it may still say is heard no more: whoever listens next begins anew.
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
