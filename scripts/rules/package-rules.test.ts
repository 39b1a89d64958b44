import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Locked, readLockfile } from '../setup/lockfile.ts';
import { isAllowed, packageErrors } from './package-rules.ts';

const sound = { version: '1.0.0', integrity: 'sha512-abc', license: 'MIT' };
const errorsOf = (more: Locked, path = 'node_modules/tool') =>
  packageErrors({ packages: { '': {}, [path]: { ...sound, ...more } } }, {});

test('the packages of the site follow the rules', () => {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
  expect(packageErrors(readLockfile(), manifest)).toEqual([]);
});

test.each<[Locked, string]>([
  [{ resolved: 'git+ssh://git@github.com/a/tool.git#1234' }, 'not from the public registry'],
  [{ resolved: 'https://registry.npmjs.org.evil.example/tool.tgz' }, 'not from the public registry'],
  [{ resolved: 'http://registry.npmjs.org/tool.tgz' }, 'not from the public registry'],
  [{ link: true }, 'link to a folder'],
  [{ integrity: undefined }, 'has no integrity'],
  [{ integrity: 'sha1-abc' }, 'weak hash'],
  [{ license: 'AGPL-3.0-only' }, 'AGPL-3.0-only, which is not allowed'],
  [{ license: 'MIT AND GPL-2.0-only' }, 'which is not allowed'],
  [{ license: undefined }, 'which is not allowed'],
] as [Locked, string][])('%j is reported', (more, error) => {
  expect(errorsOf(more)).toEqual([expect.stringContaining(error)]);
});

test('development tools may have any license, since they are not distributed', () => {
  expect(errorsOf({ license: 'GPL-3.0-only', dev: true })).toEqual([]);
});

test('a package of the registry under an allowed license is accepted', () => {
  expect(errorsOf({ resolved: 'https://registry.npmjs.org/tool/-/tool-1.0.0.tgz' })).toEqual([]);
});

test.each([
  'github:a/tool',
  'git+https://example.org/tool.git',
  'file:../tool',
  'https://example.org/t.tgz',
  '*',
  'latest',
])('%s is not a valid dependency version', (range) => {
  const errors = packageErrors({ packages: {} }, { devDependencies: { tool: range } });
  expect(errors).toEqual([`package.json: tool is “${range}”, not a range of versions`]);
});

test('expressions are satisfied by one of several, or by all', () => {
  expect(['(MIT OR GPL-2.0-only)', 'Apache-2.0 AND MIT', 'ISC'].map(isAllowed)).toEqual([true, true, true]);
  expect(['GPL-2.0-only OR AGPL-3.0-only', 'MIT AND SSPL-1.0', ''].map(isAllowed)).toEqual([
    false,
    false,
    false,
  ]);
});
