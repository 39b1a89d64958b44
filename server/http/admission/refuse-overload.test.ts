import { Hono } from 'hono';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiEnvironment } from '../api-environment.ts';
import { createAdmission } from './admission.ts';
import { createKnownSessions } from './known-sessions.ts';
import { refuseOverload } from './refuse-overload.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** An application whose only route responds once it is released. */
function slowApp() {
  const admission = createAdmission();
  const { promise, resolve } = Promise.withResolvers<void>();
  const app = new Hono<ApiEnvironment>()
    .use(
      refuseOverload({
        admission,
        log: pino({ level: 'silent' }),
        page: undefined,
        known: createKnownSessions(),
      }),
    )
    .post('/', async (context) => {
      await promise;
      return context.text('done');
    });
  const send = (isComplete: boolean) =>
    app.request('/', { method: 'POST' }, { incoming: { complete: isComplete } });
  return { admission, send, release: resolve };
}

it('stops counting a request whose body arrives slowly, such as an upload', async () => {
  const { admission, send, release } = slowApp();
  const sent = send(false);
  expect(admission.inFlight()).toBe(1);
  vi.advanceTimersByTime(999);
  expect(admission.inFlight()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(admission.inFlight()).toBe(0);
  release();
  expect((await sent).status).toBe(200);
  expect(admission.inFlight()).toBe(0);
});

it('counts a request whose body has arrived until its response', async () => {
  const { admission, send, release } = slowApp();
  const sent = send(true);
  vi.advanceTimersByTime(60_000);
  expect(admission.inFlight()).toBe(1);
  release();
  await sent;
  expect(admission.inFlight()).toBe(0);
});
