import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Picture } from '../../../contract/pictures.ts';
import { ApiError, type Refusal } from '../../api.ts';
import type { Sending } from './send-picture.ts';
import { createUploads } from './uploads.ts';

const field = '/market-place/new-product#images';
const file = (name: string) => new File(['x'], name);
const picture = (id: number): Picture => ({
  id,
  url: `/media/${id}.webp`,
  width: 4,
  height: 3,
  alt: '',
  placeholder: null,
  variants: [],
});
const problem = (status: number, more: object = {}): Refusal => {
  const text = { type: '', title: '', detail: '', message: 'No.', code: 'internal' };
  return status === 0 ? { status: 0, message: 'lost' } : { ...text, status, ...more };
};

/** A server whose responses the test releases. */
function stage() {
  const here = { person: 'layla@post.example' as string | null, session: 'first', isOnline: true };
  const calls: {
    name: string;
    sending: Sending;
    store: (id: number) => Promise<void>;
    refuse: (refusal: Refusal) => Promise<void>;
  }[] = [];
  const uploads = createUploads({
    send: (sent, sending) =>
      new Promise((resolve, reject) => {
        const settled = async () => {
          await Promise.resolve();
          await Promise.resolve();
        };
        sending.signal.addEventListener('abort', () => reject(sending.signal.reason));
        calls.push({
          name: sent.name,
          sending,
          store: (id) => {
            resolve(picture(id));
            return settled();
          },
          refuse: (refusal) => {
            reject(new ApiError(refusal));
            return settled();
          },
        });
      }),
    person: () => here.person,
    session: () => here.session,
    isOnline: () => here.isOnline,
    atOnce: 2,
  });
  const seen: number[] = [];
  const see = (now: Picture) => seen.push(now.id);
  const states = () => uploads.of(field).map(({ file: { name }, status }) => `${name} ${status}`);
  return { here, calls, uploads, seen, see, states };
}
let at: ReturnType<typeof stage>;
beforeEach(() => {
  at = stage();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('uploads', () => {
  it('run two at a time in the order of selection, and report their progress', async () => {
    at.uploads.attach(field, at.see);
    at.uploads.add(field, [file('a'), file('b'), file('c')]);
    expect(at.states()).toEqual(['a sending', 'b sending', 'c waiting']);
    at.calls[0]?.sending.onShare(0.5);
    expect(at.uploads.of(field)[0]?.share).toBe(0.5);
    at.calls[0]?.sending.onShare(1);
    expect(at.states()).toEqual(['a storing', 'b sending', 'c waiting']);
    await at.calls[1]?.store(7);
    expect(at.seen).toEqual([7]);
    expect(at.states()).toEqual(['a storing', 'c sending']);
    expect(at.uploads.turnOf(7)).toBe(2);
  });
  it('share the limit of two between all fields of the page', () => {
    at.uploads.add(field, [file('a')]);
    at.uploads.add('other', [file('b'), file('c')]);
    expect(at.calls.map(({ name }) => name)).toEqual(['a', 'b']);
  });
  it('are canceled for good, and the next one starts', async () => {
    at.uploads.attach(field, at.see);
    at.uploads.add(field, [file('a'), file('b'), file('c')]);
    at.uploads.cancel(at.uploads.of(field)[0]?.turn ?? 0);
    expect(at.calls[0]?.sending.signal.aborted).toBe(true);
    expect(at.states()).toEqual(['b sending', 'c sending']);
  });
});

describe('failed uploads', () => {
  it.each([
    [413, 'refused'],
    [415, 'refused'],
    [422, 'refused'],
    [429, 'limited'],
    [500, 'failed'],
    [503, 'failed'],
    [507, 'failed'],
    [401, 'signed-out'],
    [0, 'failed'],
  ])('with status %i are %s', async (status, expected) => {
    expect(at.uploads.isBusy()).toBe(false);
    at.uploads.add(field, [file('a')]);
    expect(at.uploads.isBusy()).toBe(true);
    await at.calls[0]?.refuse(problem(status));
    expect(at.states()).toEqual([`a ${expected}`]);
    // A rejected file does not count as pending.
    expect(at.uploads.isBusy()).toBe(expected !== 'refused');
  });
  it('are retried on request', async () => {
    at.uploads.attach(field, at.see);
    at.uploads.add(field, [file('a')]);
    await at.calls[0]?.refuse(problem(507));
    at.uploads.retry(at.uploads.of(field)[0]?.turn ?? 0);
    await at.calls[1]?.store(3);
    expect(at.seen).toEqual([3]);
    expect(at.states()).toEqual([]);
  });
  it('resume after the delay that the server specified', async () => {
    at.uploads.add(field, [file('a')]);
    await at.calls[0]?.refuse(problem(429, { retryAfter: 30 }));
    vi.advanceTimersByTime(29_999);
    expect(at.states()).toEqual(['a limited']);
    vi.advanceTimersByTime(1);
    expect(at.states()).toEqual(['a sending']);
  });
});

describe('losing the network', () => {
  it('preserves uploads in progress', async () => {
    at.uploads.attach(field, at.see);
    at.uploads.add(field, [file('a'), file('b'), file('c')]);
    at.here.isOnline = false;
    at.uploads.goneOffline();
    expect(at.states()).toEqual(['a offline', 'b offline', 'c offline']);
    expect(at.calls).toHaveLength(2);
    at.here.isOnline = true;
    at.uploads.backOnline();
    expect(at.states()).toEqual(['a sending', 'b sending', 'c waiting']);
    await at.calls[2]?.store(1);
    expect(at.seen).toEqual([1]);
  });
  it('delays files selected meanwhile', () => {
    at.here.isOnline = false;
    at.uploads.add(field, [file('a')]);
    expect(at.states()).toEqual(['a offline']);
    expect(at.calls).toEqual([]);
  });
});

describe('an expired session', () => {
  it('pauses uploads until the same user signs in, even on another page', async () => {
    const leave = at.uploads.attach(field, at.see);
    at.uploads.add(field, [file('a'), file('b')]);
    await at.calls[0]?.refuse(problem(401));
    leave();
    at.here.session = 'second';
    await at.calls[1]?.store(2);
    at.uploads.signedIn();
    await at.calls[2]?.store(1);
    expect(at.seen).toEqual([]);
    at.uploads.attach(field, at.see);
    expect(at.seen).toEqual([2, 1]);
  });
  it('discards the uploads when another user signs in', async () => {
    at.uploads.attach(field, at.see)();
    at.uploads.add(field, [file('a'), file('b')]);
    await at.calls[0]?.refuse(problem(401));
    at.here.session = 'second';
    at.here.person = 'omar@post.example';
    at.uploads.signedIn();
    expect(at.states()).toEqual([]);
    expect(at.calls[1]?.sending.signal.aborted).toBe(true);
    expect(at.calls).toHaveLength(2);
  });
  it('does not affect a form that moved to its next step', async () => {
    const leave = at.uploads.attach(field, at.see);
    at.uploads.add(field, [file('a')]);
    leave();
    await at.calls[0]?.store(4);
    expect(at.seen).toEqual([4]);
  });
});
