import { afterAll, vi } from 'vitest';

/* For Vitest: test files of one worker share its process, so what a file replaced is restored before the next begins. */

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
