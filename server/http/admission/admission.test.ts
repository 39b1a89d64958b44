import { describe, expect, it } from 'vitest';
import { type Admission, createAdmission, type Priority, type Waits } from './admission.ts';

/** An admission with a simulated clock. */
function atTime() {
  const clock = { now: 0 };
  return { clock, admission: createAdmission(() => clock.now) };
}

/** Starts a number of requests. @returns functions that end the admitted ones */
function begin(admission: Admission, count: number, priority: Priority = 'guest'): (() => void)[] {
  return Array.from({ length: count }, () => admission.begin(priority)).filter((end) => end !== undefined);
}

/**
 * Reports these waits every ten milliseconds for a duration, with as many of 100 requests in flight as are
 * admitted.
 */
function wait({ admission, clock }: ReturnType<typeof atTime>, ms: number, waits: Partial<Waits>): void {
  const ends = begin(admission, 100);
  for (let passed = 0; passed < ms; passed += 10) {
    clock.now += 10;
    admission.adapt(waits);
  }
  for (const end of ends) end();
}

describe('while waits are long only briefly', () => {
  it('a burst is served, however long each of its requests takes', () => {
    const site = atTime();
    expect(begin(site.admission, 150)).toHaveLength(150);
    wait(site, 400, { loopMs: 400, renderMs: 3_000 });
    expect(site.admission.begin('guest')).toBeDefined();
  });

  it('guests are rejected beyond the capacity, and members beyond twice as much', () => {
    const { admission } = atTime();
    const limit = admission.limit();
    const guests = begin(admission, limit + 10);
    expect(guests).toHaveLength(limit);
    const members = begin(admission, limit + 10, 'member');
    expect(members).toHaveLength(limit);
    for (const end of [...guests, ...members]) end();
    expect(admission.inFlight()).toBe(0);
    expect(admission.begin('guest')).toBeDefined();
  });

  it('counts a request once, however often it ends', () => {
    const { admission } = atTime();
    const [end] = begin(admission, 2);
    end?.();
    end?.();
    expect(admission.inFlight()).toBe(1);
  });

  it('few requests are no overload, however slow the machine is', () => {
    const { admission, clock } = atTime();
    begin(admission, 15);
    for (let turn = 0; turn < 100; turn++) {
      clock.now += 1_000;
      admission.adapt({ loopMs: 1_000, databaseMs: 2_000, renderMs: 2_000 });
    }
    expect(begin(admission, 100)).toHaveLength(100);
  });
});

describe('under overload', () => {
  it.each<[string, Partial<Waits>]>([
    ['the event loop is blocked', { loopMs: 600 }],
    ['the database lets its visitors wait', { databaseMs: 1_500 }],
    ['pages wait to be rendered', { renderMs: 1_500 }],
  ])('the limit shrinks while %s, but never below what keeps the database busy', (_case, waits) => {
    const site = atTime();
    wait(site, 600, waits);
    const { admission } = site;
    expect(admission.limit()).toBeLessThanOrEqual(64);
    wait(site, 3_000, waits);
    expect(admission.limit()).toBe(16);
    expect(begin(admission, 100)).toHaveLength(16);
    expect(begin(admission, 100, 'member')).toHaveLength(16);
  });

  it('the limit grows again while waits are short', () => {
    const site = atTime();
    wait(site, 3_000, { renderMs: 1_500 });
    const { admission, clock } = site;
    for (let turn = 0; turn < 300; turn++) {
      clock.now += 10;
      // Requests are still rejected, so that the overload continues.
      for (const end of begin(admission, 100)) end();
      admission.adapt({ renderMs: 100 });
    }
    expect(admission.limit()).toBeGreaterThan(40);
    expect(admission.limit()).toBeLessThanOrEqual(64);
  });

  it('ends after a second without slow or rejected requests', () => {
    const site = atTime();
    wait(site, 3_000, { renderMs: 1_500 });
    const { admission, clock } = site;
    expect(admission.limit()).toBe(16);
    for (let turn = 0; turn < 102; turn++) {
      clock.now += 10;
      admission.adapt({ renderMs: 0 });
    }
    expect(begin(admission, 200)).toHaveLength(200);
  });
});
