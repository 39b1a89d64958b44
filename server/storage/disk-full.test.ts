import { expect, it } from 'vitest';
import { codeOf } from '../http/problem.ts';
import { fullDiskMessage, isDiskFull } from './disk-full.ts';

const withCode = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });

it.each(['ENOSPC', 'EDQUOT', '53100'])(
  '%s is reported as a full disk, also as the cause of another error',
  (code) => {
    expect(codeOf(withCode(code))).toBe('storage_full');
    expect(codeOf(new Error('writing failed', { cause: withCode(code) }))).toBe('storage_full');
  },
);

it.each([
  ['53300', 'unavailable'],
  ['08006', 'unavailable'],
  ['ENOTDIR', 'internal'],
])('%s is not a full disk but %s', (code, answer) => {
  expect(isDiskFull(withCode(code))).toBe(false);
  expect(codeOf(withCode(code))).toBe(answer);
});

it('the operator is told which disk it is', () => {
  const settings = { dataDir: '/srv/site', databaseUrl: undefined };
  const file = withCode('ENOSPC', { path: '/srv/site/media/a.webp.1.part' });
  expect(fullDiskMessage(file, settings)).toContain('that holds /srv/site/media/a.webp.1.part is full');
  expect(fullDiskMessage(withCode('53100'), settings)).toContain('that holds /srv/site is full');
  const remote = { ...settings, databaseUrl: 'postgresql://db.example/site' };
  expect(fullDiskMessage(withCode('53100'), remote)).toContain('of the database server (DATABASE_URL)');
});
