import { hash } from 'node:crypto';
import { type Compilable, CompiledQuery, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** The names of statements that connections prepare, by their texts. */
const names = new Map<string, string>();

/** The name under which connections prepare a statement; undefined for one that is planned each time it is sent. */
export const preparedNameOf = (text: string): string | undefined => names.get(text);

/**
 * A statement that is compiled once and that PostgreSQL parses once on each connection. It is for statements that are sent
 * for nearly every request and whose plan does not depend on their parameters, such as reading rows by their ids.
 * @param name what connections call the statement, with a hash of its text behind it
 * @param examples an object for each parameter: where the built statement has it, the value of the parameter is sent
 */
export function preparedStatement<P extends Record<string, object>, R>(
  name: string,
  examples: P,
  build: (db: Kysely<Tables>, parameters: P) => Compilable<R> | RawBuilder<R>,
): (db: Kysely<Tables>, parameters: P) => Promise<R[]> {
  let compiled: { text: string; valuesOf: (given: P) => unknown[] } | undefined;
  const compile = (db: Kysely<Tables>) => {
    const { sql: text, parameters } = build(db, examples).compile(db);
    const placed = parameters.map((value) => ({
      value,
      name: Object.keys(examples).find((key) => examples[key] === value),
    }));
    names.set(text, `${name}-${hash('sha1', text).slice(0, 8)}`);
    const valuesOf = (given: P) =>
      placed.map((one) => (one.name === undefined ? one.value : given[one.name]));
    return { text, valuesOf };
  };
  return async (db, given) => {
    compiled ??= compile(db);
    const { rows } = await db.executeQuery(CompiledQuery.raw(compiled.text, compiled.valuesOf(given)));
    // What the statement selects is known to what built it; its text says nothing of types.
    return rows as R[];
  };
}
