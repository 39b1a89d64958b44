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

/**
 * Joins reads that are asked for in the same turn of the event loop into one statement: the busier the server, the fewer
 * statements a request costs. The moment of the latest request counts for all of them. Nobody waits longer for the
 * database than a visitor may.
 * @returns answers at least what was asked for, perhaps with what others asked for
 */
export function joinedReads<Value>(
  read: (ids: number[], at: Date) => Promise<ReadonlyMap<number, Value>>,
): ReadByIds<Value> {
  let gathering: Gathering<Value> | undefined;
  const gather = (at: Date): Gathering<Value> => {
    const begun: Gathering<Value> = {
      ids: new Set(),
      at,
      reading: new Promise((resolve, reject) => {
        setImmediate(() => {
          gathering = undefined;
          asVisitor(() => read([...begun.ids], begun.at)).then(resolve, reject);
        });
      }),
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
