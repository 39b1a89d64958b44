import { beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { addedState, alignAdded, storeAdded } from './added-alerts.ts';

const now = Date.parse('2026-11-20T17:00:00Z');
const expired = now + limits.alerts.confirmHours * 3_600_000;
const list = 'rents/?bedrooms=1';
const path = '/rents?bedrooms=1';
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('location', { pathname: '/rents', search: '?bedrooms=1&sort=price' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

describe('the alert of a list', () => {
  it('is unknown until it is added, and on at once in an account or a browser', () => {
    expect(addedState(list, now)).toBeNull();
    for (const owner of ['account', 'browser'] as const) {
      storeAdded(path, owner, now);
      expect(addedState(list, now)).toBe('on');
    }
    vi.stubGlobal('location', { pathname: '/jobs', search: '' });
    expect(addedState('jobs/', now)).toBeNull();
  });

  it('waits if an address has to confirm it, no longer than the link is valid', () => {
    storeAdded(path, 'email', now);
    expect(addedState(list, now)).toBe('waits');
    expect(addedState(list, expired - 1)).toBe('waits');
    expect(addedState(list, expired)).toBeNull();
  });

  it('is on once the address has it, also after a further request, and unknown once it is removed', () => {
    storeAdded(path, 'email', now);
    alignAdded([], 'email', now);
    expect(addedState(list, now)).toBe('waits');
    alignAdded([path], 'email', now);
    storeAdded(path, 'email', now);
    expect(addedState(list, expired)).toBe('on');
    alignAdded([], 'account', now);
    expect(addedState(list, now)).toBe('on');
    alignAdded([], 'email', now);
    expect(addedState(list, now)).toBeNull();
    expect([...stored]).toEqual([]);
  });

  it('is unknown if the storage is damaged or blocked', () => {
    for (const text of ['{', '{}', '[null, 1, {}]']) {
      stored.set('alerts_added', text);
      expect(addedState(list, now)).toBeNull();
    }
    const blocked = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    expect(addedState(list, now)).toBeNull();
    expect(() => storeAdded(path, 'account', now)).not.toThrow();
  });
});
