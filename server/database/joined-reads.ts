import { asVisitor } from './patience.ts';

/**
 * Reads values by ids; those that there are not are left out.
 * @param at the moment of the request, where what is read depends on it
 */
export type ReadByIds<Value> = (ids: readonly number[], at?: Date) => Promise<ReadonlyMap<number, Value>>;

interface Gathering<Value> {
  ids: Set<number>;
  at: Date;
  reading: Promise<ReadonlyMap<number, Value>>;
}

/** So long a read waits at most for the one under way, in milliseconds: longer than that takes, unless its connection died. */
const longestWaitMs = 10;

/**
 * Joins reads that are asked for in the same turn of the event loop, or while a statement of theirs is under way, into one
 * statement: the busier the server, the fewer statements a request costs. Where none is under way nobody waits. The moment
 * of the latest request counts for all of them. Nobody waits longer for the database than a visitor may.
 * @returns answers at least what was asked for, perhaps with what others asked for
 */
export function joinedReads<Value>(
  read: (ids: number[], at: Date) => Promise<ReadonlyMap<number, Value>>,
): ReadByIds<Value> {
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

/** Settles at the end of the turn of the event loop in which another statement was answered, or has taken too long. */
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
