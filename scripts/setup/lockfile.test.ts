import { expect, test } from 'vitest';
import { missingParts, readLockfile } from './lockfile.ts';

const lockfile = readLockfile();

test('the lockfile has the packages of every platform; `npm run lockfile` adds missing ones', () => {
  expect(missingParts(lockfile)).toEqual({});
});

test('packages for every platform have an integrity hash', () => {
  const isForAll = ({ os, cpu }: { os?: string[]; cpu?: string[] }) => !os && !cpu;
  const entries = Object.entries(lockfile.packages).filter(([path, lock]) => path !== '' && isForAll(lock));
  expect(entries.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});

test('a missing optional package is locked at the version that its parent requires', () => {
  const tool = { version: '2.0.0', dev: true, optionalDependencies: { '@tool/linux-arm64-musl': '2.0.0' } };
  const parts = missingParts({ packages: { 'node_modules/tool': tool } });
  const lock = { version: '2.0.0', dev: true, optional: true, os: ['linux'], cpu: ['arm64'], libc: ['musl'] };
  expect(parts).toEqual({ 'node_modules/@tool/linux-arm64-musl': lock });
});
