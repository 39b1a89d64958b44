import { expect, test } from 'vitest';
import { complaint } from './complaint.ts';

test('the cause is reported before its consequence', () => {
  const output = `creating template1 ... 2026-03-01 12:00:00.000 UTC [7] FATAL:  could not write to file "pg_wal/x": No space left on device
2026-03-01 12:00:00.001 UTC [7] PANIC:  cannot abort transaction 1, it was already committed
child process exited with exit code 134`;
  expect(complaint(output)).toBe('could not write to file "pg_wal/x": No space left on device');
});

test('a client that connected too early is not the cause', () => {
  const log = `2026-03-01 12:00:00.000 UTC [8] FATAL:  the database system is starting up
2026-03-01 12:00:00.001 UTC [7] FATAL:  could not create shared memory segment`;
  expect(complaint(log)).toBe('could not create shared memory segment');
});

test('any line is better than none', () => {
  expect(complaint('unshare: not permitted\n')).toBe('unshare: not permitted');
  expect(complaint('')).toBe('it ended without a word');
});
