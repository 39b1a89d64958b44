import { expect, test } from 'vitest';
import { missingParts, readLockfile } from './lockfile.ts';

const lockfile = readLockfile();

test('the lockfile knows the packages of every platform; `npm run lockfile` mends it', () => {
  expect(missingParts(lockfile)).toEqual({});
});

test('what every platform installs is known by its hash', () => {
  const isForAll = ({ os, cpu }: { os?: string[]; cpu?: string[] }) => !os && !cpu;
  const entries = Object.entries(lockfile.packages).filter(([path, lock]) => path !== '' && isForAll(lock));
  expect(entries.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});

test('a missing part is locked as its parent asks for it', () => {
  const tool = { version: '2.0.0', dev: true, optionalDependencies: { '@tool/linux-arm64-musl': '2.0.0' } };
  const parts = missingParts({ packages: { 'node_modules/tool': tool } });
  const lock = { version: '2.0.0', dev: true, optional: true, os: ['linux'], cpu: ['arm64'], libc: ['musl'] };
  expect(parts).toEqual({ 'node_modules/@tool/linux-arm64-musl': lock });
});
