import { hash } from 'node:crypto';
import { type Compilable, CompiledQuery, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** The names of prepared statements by text. */
const names = new Map<string, string>();

/** The name under which connections prepare a statement; undefined for one that is planned on each execution. */
export const preparedNameOf = (text: string): string | undefined => names.get(text);

/** Numbers as PostgreSQL writes an array: `pg` would quote and escape each of them. */
const sent = (value: unknown): unknown =>
  Array.isArray(value) && value.every((one) => typeof one === 'number') ? `{${value.join()}}` : value;

/** A placeholder for a number: an object, unlike any other number. */
export const exampleNumber = (): number => Object(0);

/**
 * A statement that is compiled once, and parsed by PostgreSQL once on each connection. For statements of nearly
 * every request whose plan does not depend on their parameters, such as reading rows by id.
 * @param name the name of the statement, to which a hash of its text is appended
 * @param examples a placeholder object for each parameter: the built statement contains it where the value is sent
 */
export function preparedStatement<P extends Record<string, unknown>, R>(
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
      placed.map((one) => (one.name === undefined ? one.value : sent(given[one.name])));
    return { text, valuesOf };
  };
  return async (db, given) => {
    compiled ??= compile(db);
    const { rows } = await db.executeQuery(CompiledQuery.raw(compiled.text, compiled.valuesOf(given)));
    // The builder knows the type of the rows; the text does not.
    return rows as R[];
  };
}
