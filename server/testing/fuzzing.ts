import type { Chance } from '../seed/synthetic/chance.ts';

/*
 * Hostile and partly valid requests, generated from the schemas of the OpenAPI document. The same seed gives the
 * same requests, so that failures can be reproduced.
 */

export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  minItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

/** Values that break programs that trust their input: as text, in URLs and in bodies. */
export const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00y',
  '\ufeff',
  '\u202eabc',
  '0',
  '-1',
  '-0',
  '1.5',
  '1e308',
  'NaN',
  'Infinity',
  '2147483648',
  '9007199254740993',
  '9'.repeat(30),
  '0000-01-01',
  '9999-12-31',
  '-000001-01-01',
  '2026-02-30',
  '2026-01-01T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '0000-01-01T00:00:00.000Z',
  '24:00',
  "' or 1=1 --",
  '%',
  '%00',
  '_%_',
  '\\',
  '$1',
  '..',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{"a":1}',
  'null',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '(a+)+$',
  ':*&|!',
  'a & b | !c <-> "d"',
  'https://[::1',
  'https://a@b:99999/',
  'javascript:alert(1)',
  'x@y',
  '٣٤٥',
  'شقة مفروشة',
  '👩‍👩‍👧‍👦',
  'e\u0301'.repeat(100),
  'ل'.repeat(3_000),
  'a '.repeat(2_000),
  'eyJzb3J0IjoibmV3ZXN0Iiwia2V5IjoxLCJpZCI6MX0',
  'eyJzb3J0IjpudWxsLCJrZXkiOiJcdTAwMDAiLCJpZCI6MWUzMDh9',
] as const;

/** The same as values of bodies. */
const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  -0,
  1e308,
  2_147_483_648,
  -2_147_483_649,
  9_007_199_254_740_992,
  1e21,
  {},
  { toString: 1 },
  { valueOf: {}, toString: null },
  { length: -1 },
  { en: 'x', ar: { toString: 1 } },
  { id: { $gt: '' } },
  JSON.parse('{"__proto__":{"admin":true}}'),
  { 'a\0': 1 },
  { '\ud800': '\udfff' },
  [],
  [[]],
  [null],
  [{ toString: 1 }],
  Array.from({ length: 300 }, (_, index) => index),
];

const ofFormat: Record<string, string> = {
  date: '2026-12-01',
  'date-time': '2026-12-01T10:00:00Z',
  email: 'somebody@post.example',
  uri: 'https://yafa.example/',
  uuid: '8d0c7a52-53a4-4f0f-9a0e-5b1a5b6c9d10',
};

/** Valid values for fields with these names, which schemas do not describe. */
const ofName: Record<string, unknown> = {
  email: 'somebody@post.example',
  emails: ['somebody@post.example'],
  phone: '+17185550142',
  url: 'https://yafa.example/',
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/abc',
  password: 'a password of tests',
  oldPassword: 'a password of tests',
  passwordConfirmation: 'a password of tests',
  otp: '123456',
  code: '123456',
  slug: 'a-word',
  near: '40.63,-74.02',
  box: '-74.1,40.5,-73.9,40.7',
  q: 'bread',
  path: 'rents/web/looking_for',
  from: '2026-11-01',
  to: '2026-11-20',
  startsAt: '2026-11-21T10:00:00Z',
  endsAt: '2026-12-21T10:00:00Z',
  reason: 'The picture shows a phone number.',
  subject: 'News of the week',
  en: 'A word',
  ar: 'كلمة',
};

/** Generates values for a schema, and corrupts them. */
export function valueMaker(schemas: Record<string, JsonSchema>, chance: Chance) {
  const resolved = (schema: JsonSchema): JsonSchema =>
    schema.$ref ? resolved(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

  /** A valid value as far as the schema tells; optional parts are random. */
  function valid(from: JsonSchema, depth = 0, name = ''): unknown {
    const schema = resolved(from);
    if (Object.hasOwn(ofName, name) && !schema.enum && !schema.properties) return ofName[name];
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return chance.pick(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return valid(chance.pick(choices), depth, name);
    if (schema.allOf)
      return Object.assign({}, ...schema.allOf.map((part) => valid(part, depth + 1) as object));
    const types = [schema.type ?? (schema.properties ? 'object' : 'string')].flat();
    switch (chance.pick(types)) {
      case 'null':
        return null;
      case 'boolean':
        return chance.isLucky(0.5);
      case 'integer':
      case 'number':
        return Math.max(schema.minimum ?? 1, schema.exclusiveMinimum ?? 0) + chance.whole(0, 2);
      case 'array': {
        const length = depth > 5 ? 0 : (schema.minItems ?? 0) + chance.whole(0, 1);
        return Array.from({ length }, () => valid(schema.items ?? {}, depth + 1));
      }
      case 'object': {
        const { properties = {}, required = [] } = schema;
        const names = Object.keys(properties).filter(
          (name) => required.includes(name) || chance.isLucky(0.6),
        );
        return Object.fromEntries(
          names.map((name) => [name, valid(properties[name] ?? {}, depth + 1, name)]),
        );
      }
      default:
        return (schema.format && ofFormat[schema.format]) ?? 'a word'.padEnd(schema.minLength ?? 0, 'x');
    }
  }

  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null;

  /** The value with one part, at any depth, replaced, added or removed. */
  function spoilt(value: unknown): unknown {
    if (!isObject(value) || chance.isLucky(0.15)) return chance.pick(hostileValues);
    const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    const names = Object.keys(copy);
    if (names.length === 0 || chance.isLucky(0.05)) {
      copy[chance.pick(['extra', 'constructor', 'a\0', '\ud800', '0'])] = chance.pick(hostileValues);
      return copy;
    }
    const name = chance.pick(names);
    if (chance.isLucky(0.1)) delete copy[name];
    else copy[name] = isObject(copy[name]) ? spoilt(copy[name]) : chance.pick(hostileValues);
    return copy;
  }

  return { valid, spoilt, text: () => chance.pick(hostileTexts) };
}
export type ValueMaker = ReturnType<typeof valueMaker>;
