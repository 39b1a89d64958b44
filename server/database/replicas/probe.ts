import pg from 'pg';

/** A server without a response for this long, in milliseconds, is away. */
const patienceMs = 1_500;

/** Positions in the write-ahead log are bytes since its beginning, below 2^53. */
interface PrimaryPosition {
  /** Everything committed before is at or before this position. */
  written: number;
  identity: string;
}

interface ReplicaPosition {
  /** Everything at or before this position is visible; null if the server is no standby. */
  replayed: number | null;
  /** Since the last replayed transaction was committed, in milliseconds; null if there was none. */
  agoMs: number | null;
  identity: string;
}

/** Physical standbys have the identifier of the cluster that they were copied from. */
const identity = `(select system_identifier from pg_control_system()) || ' ' || current_database() as identity`;

const primaryStatement = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as inserted,
    pg_size_bytes(current_setting('wal_block_size'))::float8 as page,
    pg_size_bytes(current_setting('wal_segment_size'))::float8 as segment, ${identity}`;

const replicaStatement = `
  select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end
    as replayed,
    (extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) * 1000)::float8 as "agoMs", ${identity}`;

/** The headers of a page of the log, and of the first page of a segment, in bytes. */
const headers = { page: 24, segment: 40 };

interface Inserted {
  inserted: number;
  page: number;
  segment: number;
}

/**
 * The end of the last record. At the end of a page the position for the next record is behind the header of the next
 * page, which no standby reaches before there is such a record.
 */
export function endOfRecords({ inserted, page, segment }: Inserted): number {
  const offset = inserted % page;
  const isFirst = inserted % segment === offset;
  return offset === (isFirst ? headers.segment : headers.page) ? inserted - offset : inserted;
}

/** A connection for one question, asked repeatedly; it is opened again after it was lost. */
function asker<R extends pg.QueryResultRow>(connectionString: string, text: string, onLost?: () => void) {
  let current: pg.Client | undefined;
  async function open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString,
      application_name: 'arab-new-york-replicas',
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    });
    client.on('error', () => undefined);
    client.once('end', () => {
      if (current !== client) return;
      current = undefined;
      onLost?.();
    });
    current = client;
    await client.connect();
    return client;
  }
  async function close(): Promise<void> {
    const client = current;
    current = undefined;
    await client?.end().catch(() => undefined);
  }
  return {
    async ask(): Promise<R> {
      try {
        const { rows } = await (current ?? (await open())).query<R>(text);
        return rows[0] as R;
      } catch (error) {
        void close();
        throw error;
      }
    },
    close,
  };
}

/** Asks a primary for its position, on a connection of its own. */
export function primaryProbe(connectionString: string) {
  const { ask, close } = asker<Inserted & { identity: string }>(connectionString, primaryStatement);
  const position = async (): Promise<PrimaryPosition> => {
    const answer = await ask();
    return { written: endOfRecords(answer), identity: answer.identity };
  };
  return { position, close };
}

/**
 * Asks a replica for its position, on a connection of its own.
 * @param onLost called when that connection is lost: the position may be lower when the replica returns
 */
export function replicaProbe(connectionString: string, onLost?: () => void) {
  const { ask: position, close } = asker<ReplicaPosition & pg.QueryResultRow>(
    connectionString,
    replicaStatement,
    onLost,
  );
  return { position, close };
}
