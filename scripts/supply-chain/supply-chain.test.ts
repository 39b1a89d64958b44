import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { verdictOf } from './audit-verdict.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../..', name), 'utf8');

test('an audit without a response is neither clean nor a finding', () => {
  expect(verdictOf('').code).toBe(2);
  expect(verdictOf('{"message":"405 Method Not Allowed","error":{}}').code).toBe(2);
  expect(verdictOf('{"vulnerabilities":{}}').code).toBe(0);
  const found = verdictOf('{"vulnerabilities":{"tool":{"severity":"low","range":"<2.0.0"}}}');
  expect(found).toEqual({ code: 1, line: 'tool <2.0.0: low' });
});

test('containers run unprivileged, with read-only file systems and limits', () => {
  const { services } = parse(read('compose.yaml'));
  expect(Object.keys(services)).toEqual(['site', 'database']);
  for (const [name, service] of Object.entries<Record<string, unknown>>(services)) {
    expect(service, name).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.any(String),
      pids_limit: expect.any(Number),
    });
    expect(service.privileged, name).toBeUndefined();
  }
  expect(services.database.user).toBe('postgres');
  const stages = read('Dockerfile').split(/^FROM /m);
  expect(stages.at(-1)).toMatch(/^USER node$/m);
});

test('every base image can be pinned by its digest', () => {
  const bases = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect(new Set(bases)).toEqual(new Set([['$', '{NODE_IMAGE}'].join('')]));
  const { services } = parse(read('compose.yaml'));
  expect(services.site.build.args.NODE_IMAGE).toMatch(/^\$\{NODE_IMAGE:-node:/);
  expect(services.database.image).toMatch(/^\$\{POSTGRES_IMAGE:-postgres:/);
});
