import { asVisitor } from './patience.ts';
import { isGuestRead } from './replicas/guest-reads.ts';

/**
 * Reads values by ids; ids that do not exist are omitted.
 * @param at the time of the request, if values depend on it
 */
export type ReadByIds<Value> = (ids: readonly number[], at?: Date) => Promise<ReadonlyMap<number, Value>>;

type ReadMissing<Value> = (ids: number[], at: Date) => Promise<ReadonlyMap<number, Value>>;

interface Gathering<Value> {
  ids: Set<number>;
  at: Date;
  reading: Promise<ReadonlyMap<number, Value>>;
}

/**
 * How long a read waits at most for the statement in progress, in milliseconds: longer than that takes, unless its
 * connection is broken.
 */
const longestWaitMs = 10;

/**
 * Batches reads that are requested in the same turn of the event loop, or during a statement of theirs, into one
 * statement: the busier the server, the fewer statements a request costs. If no statement is in progress there is
 * no wait. The time of the latest request applies to all. No read exceeds the database timeout of a visitor. Guests'
 * reads are joined to each other only, as they may be sent to a replica of the database.
 * @returns at least the requested values, possibly with those of other callers
 */
export function joinedReads<Value>(read: ReadMissing<Value>): ReadByIds<Value> {
  const [ofGuests, ofOthers] = [joined(read), joined(read)];
  return (ids, at) => (isGuestRead() ? ofGuests : ofOthers)(ids, at);
}

function joined<Value>(read: ReadMissing<Value>): ReadByIds<Value> {
  let gathering: Gathering<Value> | undefined;
  let underWay: Promise<unknown> | undefined;
  const send = ({ ids, at }: Gathering<Value>): Promise<ReadonlyMap<number, Value>> => {
    gathering = undefined;
    const answer = asVisitor(() => read([...ids], at));
    const settled = answer.then(
      () => undefined,
      () => undefined,
    );
    underWay = settled;
    void settled.then(() => {
      if (underWay === settled) underWay = undefined;
    });
    return answer;
  };
  const gather = (at: Date): Gathering<Value> => {
    const begun: Gathering<Value> = {
      ids: new Set(),
      at,
      reading: turnToSend(underWay).then(() => send(begun)),
    };
    return begun;
  };
  return (ids, at = new Date(0)) => {
    if (ids.length === 0) return Promise.resolve(new Map());
    gathering ??= gather(at);
    for (const id of ids) gathering.ids.add(id);
    if (at > gathering.at) gathering.at = at;
    return gathering.reading;
  };
}

/** Settles at the end of the turn of the event loop in which another statement completed, or took too long. */
function turnToSend(underWay: Promise<unknown> | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (!underWay) {
      setImmediate(resolve);
      return;
    }
    const timer = setTimeout(resolve, longestWaitMs);
    void underWay.then(() => {
      clearTimeout(timer);
      setImmediate(resolve);
    });
  });
}
