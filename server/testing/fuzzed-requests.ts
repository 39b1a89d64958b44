import { apiBasePath } from '../../contract/endpoint-address.ts';
import { ownPostKinds } from '../../contract/my-posts.ts';
import type { Chance } from '../seed/synthetic/chance.ts';
import type { JsonSchema, ValueMaker } from './fuzzing.ts';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: JsonSchema;
}
interface DocumentedOperation {
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema?: JsonSchema }> };
}

/** The part of the OpenAPI document that requests are generated from. */
export interface FuzzedDocument {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: Record<string, JsonSchema> };
}

export interface Operation {
  method: string;
  /** Below the base path, with parameters in braces. */
  path: string;
  parameters: Parameter[];
  bodies: Record<string, JsonSchema>;
}

const base = `${apiBasePath}/`;

export function operationsOf({ paths }: FuzzedDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path: path.replace(base, ''),
      parameters: parameters.filter((one): one is Parameter => 'name' in one),
      bodies: Object.fromEntries(
        Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema ?? {}]),
      ),
    })),
  );
}

export interface FuzzedRequest {
  method: string;
  /** Below the base path of the API. */
  path: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
}

export interface Ground {
  /** Existing ids, of any type. */
  ids: readonly number[];
  /** Bodies of posting forms, by the first segment of their paths. */
  posts: Record<string, readonly unknown[]>;
}

/** `encodeURIComponent` rejects lone surrogates; on the wire they are sent as invalid UTF-8. */
const encoded = (text: string): string => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80');

const conditions = ['*', '"1"', 'W/"x"', '1', '"2026-11-20T17:00:00.000Z"', 'x'.repeat(300)];
const keys = ['a-key-of-the-form', 'x', 'é'.repeat(150), '\t'];
const kinds: readonly string[] = [...ownPostKinds, 'rental', 'blog', 'news', 'guide'];

/** The hostile values for each part of an otherwise valid request. */
const spoiltTexts = ['a\0b', '0000-01-01', '9'.repeat(30)];
const spoiltValues: unknown[] = [
  { toString: 1 },
  { en: 'a\0b', ar: '\ud800' },
  'x\ud800',
  '0000-01-01',
  1e21,
];

/**
 * Generates requests for an operation: mostly valid, so that they are not rejected early, and hostile in some
 * parts.
 */
export function requestMaker({ valid, spoilt, text }: ValueMaker, chance: Chance, { ids, posts }: Ground) {
  const inPath = (of: Parameter) => (chance.isLucky(0.06) ? encoded(text()) : rightPlace(of));

  function rightPlace({ name, schema = {} }: Parameter): string {
    if (schema.enum) return String(chance.pick(schema.enum));
    if (name === 'kind') return chance.pick(kinds);
    if (name === 'id' || schema.type === 'integer') return String(chance.pick(ids));
    return encoded(String(valid(schema, 0, name)));
  }

  function queryOf(parameters: Parameter[]): string {
    const parts = parameters.flatMap(({ name, schema = {}, required }) => {
      if (!required && chance.isLucky(name === 'after' ? 0.9 : 0.65)) return [];
      const value = chance.isLucky(0.15) ? text() : String(valid(schema, 0, name));
      return [`${name}=${encoded(value)}`, ...(chance.isLucky(0.05) ? [`${name}=${encoded(text())}`] : [])];
    });
    return parts.length > 0 ? `?${parts.join('&')}` : '';
  }

  function bodyOf({ path, bodies }: Operation): Pick<FuzzedRequest, 'headers' | 'body'> {
    const types = Object.keys(bodies);
    if (types.length === 0) return { headers: {}, body: undefined };
    const type = chance.pick(types);
    const known = posts[path.replace('/{id}', '')];
    const right = known && chance.isLucky(0.9) ? chance.pick(known) : valid(bodies[type] ?? {});
    const times = chance.pick([0, 0, 1, 1, 1, 2]);
    let sent: unknown = right;
    for (let time = 0; time < times; time++) sent = spoilt(sent);
    if (type === 'application/json') {
      const json = chance.isLucky(0.02)
        ? chance.pick(['', '{', '[1,', '\0', '"\\ud800'])
        : JSON.stringify(sent);
      return { headers: { 'content-type': type }, body: json };
    }
    const fields = typeof sent === 'object' && sent !== null ? Object.entries(sent) : [];
    const texts = fields.map(([name, value]) => [name, String(JSON.stringify(value) ?? '')] as const);
    if (type === 'application/x-www-form-urlencoded') {
      const form = texts.map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
      return { headers: { 'content-type': type }, body: form.join('&') };
    }
    const form = new FormData();
    for (const [name, value] of texts) form.append(name, value);
    if (chance.isLucky(0.7)) form.set('file', new File([text()], encoded(text()).slice(0, 60)));
    return { headers: {}, body: form };
  }

  function addressOf({ path, parameters }: Operation, place: (of: Parameter) => string): string {
    const places = new Map(parameters.filter((one) => one.in === 'path').map((one) => [one.name, one]));
    return path.replace(/\{(\w+)\}/g, (_, name) => place(places.get(name) ?? { name, in: 'path' }));
  }

  /** A request in which any part may be hostile. */
  function one(operation: Operation): FuzzedRequest {
    const { method, parameters } = operation;
    const { headers, body } = bodyOf(operation);
    if (method !== 'GET' && chance.isLucky(0.3)) headers['if-match'] = chance.pick(conditions);
    if (method !== 'GET' && chance.isLucky(0.1)) headers['idempotency-key'] = chance.pick(keys);
    const query = queryOf(parameters.filter((each) => each.in === 'query'));
    return { method, path: addressOf(operation, inPath) + query, headers, body };
  }

  /** Requests that are valid except for one part: each query parameter, each field of the body, with each value. */
  function* each(operation: Operation): Generator<FuzzedRequest> {
    const { method, parameters, path, bodies } = operation;
    const address = () => addressOf(operation, rightPlace);
    for (const { name, in: where } of parameters) {
      if (where !== 'query') continue;
      for (const value of spoiltTexts)
        yield { method, path: `${address()}?${name}=${encoded(value)}`, headers: {}, body: undefined };
    }
    const schema = bodies['application/json'];
    if (!schema) return;
    const right = posts[path.replace('/{id}', '')]?.at(-1) ?? valid(schema);
    if (typeof right !== 'object' || right === null) return;
    for (const name of Object.keys(right))
      for (const value of spoiltValues) {
        const body = JSON.stringify({ ...right, [name]: value });
        yield { method, path: address(), headers: { 'content-type': 'application/json' }, body };
      }
  }

  return { one, each };
}
