import { setTimeout as wait } from 'node:timers/promises';
import { api } from './addresses.ts';
import { post, rowsOf } from './asking.ts';

/* Messages of the contact form: the simplest write of visitors that the site acknowledges. */

export interface Writers {
  /** The texts of all messages with a 2xx response. */
  acknowledged: Set<string>;
  /** The number of attempts by status; 0: no response. */
  statuses: Map<number, number>;
  /** Sends the next messages to another address. */
  turnTo(address: string): void;
  stop(): Promise<void>;
}

let total = 0;

export const messageOf = (word: string, message = word) => ({
  name: word,
  email: 'drill@city.example',
  message,
});

/** Sends messages sequentially, from several concurrent writers, until it is stopped. Nothing is sent twice. */
export function startWriters(first: string, { atOnce = 4, pauseMs = 0 } = {}): Writers {
  let address = first;
  let isStopped = false;
  const acknowledged = new Set<string>();
  const statuses = new Map<number, number>();
  const write = async () => {
    while (!isStopped) {
      const word = `drill-${process.pid}-${total++}`;
      const { status } = await post(address, api.contact, messageOf(word));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const isTaken = status >= 200 && status < 300;
      if (isTaken) acknowledged.add(word);
      // A stopped server refuses connections at once; attempts would be unlimited.
      await wait(isTaken ? pauseMs : 20);
    }
  };
  const writing = Promise.all(Array.from({ length: atOnce }, write));
  return {
    acknowledged,
    statuses,
    turnTo: (next) => {
      address = next;
    },
    async stop() {
      isStopped = true;
      await writing;
    },
  };
}

/** The number of acknowledged messages that the database lacks, and of those that it has twice. */
export async function lossOf(connectionString: string, acknowledged: ReadonlySet<string>) {
  const rows = await rowsOf<{ name: string; times: number }>(
    connectionString,
    `select name, count(*)::int as times from contact_message where name like 'drill-%' group by name`,
  );
  const found = new Map(rows.map(({ name, times }) => [name, times]));
  return {
    lost: [...acknowledged].filter((word) => !found.has(word)).length,
    twice: rows.filter(({ times }) => times > 1).length,
  };
}
