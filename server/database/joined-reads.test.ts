import { expect, it } from 'vitest';
import { joinedReads } from './joined-reads.ts';
import { currentPatience } from './patience.ts';

function recorded(fail = false) {
  const reads: { ids: number[]; at: Date; waitsMs: number }[] = [];
  const read = joinedReads<string>(async (ids, at) => {
    reads.push({ ids, at, waitsMs: currentPatience().totalMs });
    if (fail) throw new Error('away');
    return new Map(ids.filter((id) => id < 100).map((id) => [id, `row ${id}`]));
  });
  return { reads, read };
}

const [earlier, later] = [new Date('2026-11-25T10:00:00Z'), new Date('2026-11-25T10:00:01Z')];

it('joins reads of one turn of the event loop, as of the latest request', async () => {
  const { reads, read } = recorded();
  const [one, other] = await Promise.all([read([1, 2], later), read([2, 3, 100], earlier)]);
  expect(reads).toEqual([{ ids: [1, 2, 3, 100], at: later, waitsMs: 3_000 }]);
  expect([one.get(1), one.get(2), other.get(3), other.get(100)]).toEqual([
    'row 1',
    'row 2',
    'row 3',
    undefined,
  ]);
});

it('reads again for later callers', async () => {
  const { reads, read } = recorded();
  await read([1], earlier);
  await read([1], later);
  expect(reads.map(({ at }) => at)).toEqual([earlier, later]);
});

it('reads nothing for no ids, and rejects all callers on failure', async () => {
  const { reads, read } = recorded(true);
  expect((await read([])).size).toBe(0);
  expect(reads).toEqual([]);
  const results = await Promise.allSettled([read([1]), read([2])]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(reads).toHaveLength(1);
});

/** Reads whose statements complete when the test says so. */
function answeredLater() {
  const statements: { ids: number[]; answer: () => void }[] = [];
  const sent: (() => void)[] = [];
  const read = joinedReads<string>((ids) => {
    const { promise, resolve } = Promise.withResolvers<Map<number, string>>();
    statements.push({ ids, answer: () => resolve(new Map(ids.map((id) => [id, `row ${id}`]))) });
    sent.shift()?.();
    return promise;
  });
  return { statements, read, nextSent: () => new Promise<void>((resolve) => sent.push(resolve)) };
}

it('joins reads during a statement into the next one', async () => {
  const { statements, read, nextSent } = answeredLater();
  const first = nextSent();
  const begun = read([1]);
  await first;
  const second = nextSent();
  const waiting = [read([2]), read([3])];
  statements[0]?.answer();
  await Promise.all([begun, second]);
  statements[1]?.answer();
  await Promise.all(waiting);
  expect(statements.map(({ ids }) => ids)).toEqual([[1], [2, 3]]);
});

it('does not wait for a statement that never completes', async () => {
  const { statements, read, nextSent } = answeredLater();
  const first = nextSent();
  void read([1]);
  await first;
  const second = nextSent();
  const waiting = read([2]);
  await second;
  statements[1]?.answer();
  expect((await waiting).get(2)).toBe('row 2');
});
