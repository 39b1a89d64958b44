import { expect, it } from 'vitest';
import { createLagMeter } from './lag.ts';
import { endOfRecords } from './probe.ts';

it('a replica lags since the oldest position that it has not reached', () => {
  const meter = createLagMeter();
  meter.note(1_000, 100);
  meter.note(2_000, 100);
  expect(meter.lagMs(9_000, 100)).toBe(0);
  meter.note(10_000, 200);
  meter.note(11_000, 300);
  expect(meter.lagMs(12_000, 100)).toBe(2_000);
  expect(meter.lagMs(12_000, 250)).toBe(1_000);
  meter.forget(250);
  expect(meter.lagMs(12_000, 250)).toBe(1_000);
  expect(meter.lagMs(12_000, 300)).toBe(0);
});

it('positions of another primary replace those of the previous one', () => {
  const meter = createLagMeter();
  meter.note(1_000, 500);
  meter.note(2_000, 400);
  expect(meter.lagMs(3_000, 400)).toBe(0);
});

it('the header of an empty page of the log is not waited for', () => {
  const [page, segment] = [8_192, 16 * 1_048_576];
  const end = (inserted: number) => endOfRecords({ inserted, page, segment });
  expect(end(3 * page + 24)).toBe(3 * page);
  expect(end(3 * page + 40)).toBe(3 * page + 40);
  expect(end(2 * segment + 40)).toBe(2 * segment);
  expect(end(3 * page + 4_096)).toBe(3 * page + 4_096);
});
